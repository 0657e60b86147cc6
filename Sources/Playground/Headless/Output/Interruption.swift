import Glibc

/// Holds back Ctrl-C and its kin while files are half-written, so that they can be taken away first.
///
/// A run asks between frames; releasing lets a signal that came meanwhile end the process in its usual way.
enum Interruption {
  /// Starts holding back on this thread.
  static func hold() {
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether a signal waits.
  static var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return all.contains { sigismember(&waiting, $0) == 1 }
  }

  /// Lets signals through; one that waits ends the process here.
  static func release() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let all = [SIGINT, SIGTERM, SIGHUP]

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all { sigaddset(&set, signal) }
    return set
  }
}
