import Glibc

/// The processor time of this program, which excludes waiting for the display.
enum ProcessorTime {
  /// The processor time in seconds, over all threads.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
