import CradleStage
import Glibc
import Synchronization

/// Ends the process cleanly when a signal requests it: at once, at any point of the program.
///
/// A thread of its own waits for signals. It removes half-written files, keeps recordings made by hand, and
/// then lets the signal end the process in its usual way.
enum Interruption {
  /// The signals that end a process from outside: from a key, a closed terminal, another process, or a limit
  /// of the system.
  ///
  /// A write beyond the file size limit sends SIGXFSZ to the writing thread. It is blocked there and the
  /// write fails; only a signal from outside ends the process.
  private static let all = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGPWR,
  ]

  private static let endingAction = Mutex<(@Sendable () -> Void)?>(nil)

  /// Runs `body` first when a signal comes, on the listening thread; nil runs nothing.
  static func beforeEnding(_ body: (@Sendable () -> Void)?) { endingAction.withLock { $0 = body } }

  /// Starts listening. Call it before any other thread starts, because threads inherit the blocked signals of
  /// their creator.
  static func listen() {
    var signals = handledSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { _ in
        Interruption.wait()
        return nil
      }, nil)
    // Without the thread, signals end the process as usual.
    if status != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func wait() {
    var signals = handledSignals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
    endingAction.withLock { $0 }?()
    for error in UnfinishedWork.settle() { Playground.report(.failure("\(error)")) }
    Glibc.signal(signal, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
    // Signals do not end the first process of a container by default. 128 + n is the status that shells
    // report for signal n.
    _exit(128 + signal)
  }

  /// The signals that end this process; `nohup` and shells that start background jobs make it ignore some.
  private static var handledSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all {
      var action = sigaction()
      sigaction(signal, nil, &action)
      // A handler's address is 1, SIG_IGN, where the signal is ignored; Swift cannot compare the functions themselves.
      let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      if handler != 1 { sigaddset(&set, signal) }
    }
    return set
  }
}
