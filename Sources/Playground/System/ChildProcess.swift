import Glibc

/// A child process: this program writes to its standard input and reads its messages at the same time.
/// Its standard output is dropped.
///
/// A pipe has a small buffer: if its messages were not read during a write, the child would wait to write them, and
/// this program to write its input.
final class ChildProcess {
  private let id: pid_t
  /// The descriptors of our ends of the pipes; nil once closed.
  private var input: Int32?
  private var errors: Int32?
  private var status: Int32?
  private var messages: [UInt8] = []
  /// The size of the kept end of its messages, at least, in bytes: enough for any reason, and bounded for any number of
  /// messages.
  static let keptMessages = 1 << 16

  /// The child's end: the exit status, or the negated number of the signal, and the end of its standard error.
  struct End {
    let status: Int32
    let messages: [UInt8]
  }

  /// Starts a program; nil if it does not start.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: The arguments after its name.
  ///   - size: The requested size of its input pipe, in bytes; the system may allow less.
  init?(_ path: String, _ arguments: [String], pipe size: Int32) {
    guard let input = Pipe(), let errors = Pipe() else { return nil }
    _ = fcntl(input.write, Self.setPipeSize, size)
    Self.closeOpenFilesInChildren()
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input.read, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&files, errors.write, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The child has a process group of its own, because this program handles an interrupt from the terminal. It gets
    // the default action for the signal that this program ignores, and no signal is blocked in it: this program blocks
    // those that end it, and SIGTERM must end the child.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipeSignal)
    posix_spawnattr_setpgroup(&attributes, 0)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = Environment.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var id = pid_t()
    let result = posix_spawn(&id, path, &files, &attributes, &words, &variables)
    close(input.read)
    close(errors.write)
    guard result == 0 else {
      close(input.write)
      close(errors.read)
      return nil
    }
    // A write takes only as many bytes as fit, so that messages are read in between.
    _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
    (self.id, self.input, self.errors) = (id, input.write, errors.read)
  }

  deinit { end() }

  /// Writes bytes to its standard input, and waits while it is busy; false if it has stopped reading.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        awaitRoom(in: input)
        let count = Glibc.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR, errno != EAGAIN { return false }
      }
      return true
    }
  }

  /// Waits until its input accepts bytes or is closed, and reads its messages while waiting.
  private func awaitRoom(in input: Int32) {
    while true {
      // A descriptor below 0 is skipped.
      var ends = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: errors ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, -1) > 0 else { continue }
      if ends[1].revents != 0 { readMessages() }
      if ends[0].revents != 0 { return }
    }
  }

  /// Reads from its standard error, waiting if there is nothing yet; closes this end of the pipe at the end of file.
  private func readMessages() {
    guard let errors else { return }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(errors, &part, part.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else { return closeErrors() }
    messages += part[..<count]
    if messages.count > 2 * Self.keptMessages { messages.removeFirst(messages.count - Self.keptMessages) }
  }

  /// Closes its input and waits until it has ended.
  func finish() -> End {
    closeInput()
    while errors != nil { readMessages() }
    return End(status: wait(), messages: messages)
  }

  /// Ends it at once.
  func end() {
    guard status == nil else { return }
    // It also ends by itself when its input ends; without a reader, no message blocks it.
    closeInput()
    closeErrors()
    kill(id, SIGTERM)
    _ = wait()
  }

  private func closeErrors() {
    if let errors { close(errors) }
    errors = nil
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  private func wait() -> Int32 {
    if let status { return status }
    var word: Int32 = 0
    while waitpid(id, &word, 0) < 0, errno == EINTR {}
    let signal = word & 0x7f
    let status = signal == 0 ? word >> 8 & 0xff : -signal
    self.status = status
    return status
  }

  /// Marks all descriptors except the standard ones as not inherited. Some come from the parent process, which may wait
  /// until every process that has them has ended.
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
  private struct Pipe {
    let read: Int32
    let write: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (read, write) = (ends[0], ends[1])
    }
  }

  /// F_SETPIPE_SZ of Linux's fcntl.h, which Swift does not import: F_LINUX_SPECIFIC_BASE, 1024, plus 7.
  private static let setPipeSize: Int32 = 1024 + 7
}
