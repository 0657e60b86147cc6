import Glibc

/// How long the processor has worked for this program: waiting for the display does not count.
enum ProcessorTime {
  /// In seconds, over all threads.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
