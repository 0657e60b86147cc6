import CradleStage
import Glibc

/// Ends the process in order when a signal asks it to end: at once, whatever the program does meanwhile.
///
/// A thread of its own waits for signals. It removes what is half-written, keeps what was made by hand, and lets the signal
/// end the process in its usual way.
enum Interruption {
  /// The signals that end a process from outside: a key, a closed terminal, another process, a limit of the
  /// system.
  ///
  /// A write beyond the file size limit sends SIGXFSZ to the writing thread. Blocked there, it is an error;
  /// only one from outside ends the process.
  private static let all = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGPWR,
  ]

  /// Starts listening; to be called first of all, since threads inherit what is held back from the one that makes them.
  static func listen() {
    var signals = heard
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { _ in
        Interruption.wait()
        return nil
      }, nil)
    // Without a thread signals end the process as they do anywhere.
    if status != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func wait() {
    var signals = heard
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
    for error in UnfinishedWork.settle() { Playground.report(.failure("\(error)")) }
    Glibc.signal(signal, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
    // The first process of a container is not ended by its own signals. 128 + n is what shells report for signal n.
    _exit(128 + signal)
  }

  /// The signals that end this process: `nohup` and shells that start something in the background have some ignored.
  private static var heard: sigset_t {
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
