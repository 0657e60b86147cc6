import Glibc

/// A program that runs beside this one: bytes go to its standard input, and its messages are read meanwhile. Its standard output
/// is dropped.
///
/// A pipe holds little: a program that is not read while it is fed waits with its messages, and we would wait with its input.
final class ChildProcess {
  private let id: pid_t
  /// The descriptors of our ends of the pipes; nil once closed.
  private var input: Int32?
  private var errors: Int32?
  private var status: Int32?
  private var messages: [UInt8] = []
  /// Of its messages the last are kept, at least this many bytes: enough for any reason, and bounded however long it complains.
  static let keptMessages = 1 << 16

  /// How it ended: the exit status, or the signal's number negated, and the last of what it has written on standard error.
  struct End {
    let status: Int32
    let messages: [UInt8]
  }

  /// Starts a program; nil if it does not start.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: Those after its name.
  ///   - size: The size in bytes that the pipe to it should have; the system may allow less.
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
    // A group of its own: an interrupt from the terminal is ours to handle. It gets the default for the signal that we ignore.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipeSignal)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
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
    // A write takes what there is room for, so that its messages are read between.
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

  /// Waits until its input takes bytes or is closed, and reads its messages meanwhile.
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

  /// Reads what it has written on standard error; waits for it where there is nothing yet. Closes our end where nothing follows.
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
    // It ends by itself, too, when its input ends. Without a reader, no message holds it up on its way out.
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

  /// Marks all descriptors as ours alone, except the standard ones. Some came from whoever started us, who may wait until all that have
  /// them have ended.
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

  /// A pipe whose ends no other program inherits.
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

  /// F_SETPIPE_SZ of Linux's fcntl.h, which Swift does not see: F_LINUX_SPECIFIC_BASE, 1024, and 7.
  private static let setPipeSize: Int32 = 1024 + 7
}
