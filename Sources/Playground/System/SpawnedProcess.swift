import Glibc
import Synchronization

/// A program that this one has started, until it has ended. Its standard streams are descriptors of this program; it has
/// no other descriptor of it.
final class SpawnedProcess {
  let id: pid_t
  private var status: Int32?

  /// Starts a program; nil if it does not start.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The arguments after its name.
  ///   - environment: Its variables; those of this program by default.
  ///   - streams: Its standard input, standard output and standard error.
  ///   - signals: The signals with their default action in it; it ignores all others that this program ignores.
  init?(
    _ path: String, _ arguments: [String], environment: [String: String] = Environment.variables,
    streams: (input: Int32, output: Int32, errors: Int32), defaults signals: [Int32] = [SIGPIPE]
  ) {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, streams.input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&files, streams.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, streams.errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The child has a process group of its own, because this program handles an interrupt from the terminal. It gets
    // the default action for the signal that this program ignores, and no signal is blocked in it: this program blocks
    // those that end it, and SIGTERM must end the child.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in signals { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var id = pid_t()
    let result = Self.descriptors.withLock { _ in
      Self.closeOpenFilesInChildren()
      return posix_spawn(&id, path, &files, &attributes, &words, &variables)
    }
    guard result == 0 else { return nil }
    self.id = id
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    guard status == nil else { return false }
    var word: Int32 = 0
    guard waitpid(id, &word, WNOHANG) == id else { return true }
    status = Self.status(word)
    return false
  }

  /// Sends it a signal, unless it is known to have ended.
  func send(_ signal: Int32) {
    if status == nil { kill(id, signal) }
  }

  /// Waits for its end, and blocks the thread; returns the exit status, or the negated number of the signal that ended it.
  func wait() -> Int32 {
    if let status { return status }
    var word: Int32 = 0
    while waitpid(id, &word, 0) < 0, errno == EINTR {}
    let status = Self.status(word)
    self.status = status
    return status
  }

  private static func status(_ word: Int32) -> Int32 {
    let signal = word & 0x7f
    return signal == 0 ? word >> 8 & 0xff : -signal
  }

  /// Held by a thread that starts a child or makes a pipe: a pipe's ends are inherited until they are marked.
  private static let descriptors = Mutex(())

  /// Marks all descriptors except the standard ones as not inherited. A reader of a pipe waits until every process that
  /// has the other end has ended: a child must have none of the pipes to other children, nor those that come from the parent
  /// process.
  private static func closeOpenFilesInChildren() {
    guard let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let file = Int32(name), file > STDERR_FILENO { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }
  }

  /// A pipe whose ends are not inherited.
  struct Pipe {
    let read: Int32
    let write: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      let isOpen = SpawnedProcess.descriptors.withLock { _ in
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
      }
      guard isOpen else { return nil }
      (read, write) = (ends[0], ends[1])
    }
  }
}
