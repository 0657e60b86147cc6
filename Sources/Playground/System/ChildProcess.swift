import Glibc

/// A program that runs beside this one: bytes go to its standard input, and its messages are read at the end. Its standard output
/// is dropped.
final class ChildProcess {
  private let id: pid_t
  /// The descriptors of our ends of the pipes; nil once closed.
  private var input: Int32?
  private var errors: Int32?
  private var status: Int32?

  /// How it ended: the exit status, or the signal's number negated, and all that it has written on standard error.
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
    (self.id, self.input, self.errors) = (id, input.write, errors.read)
  }

  deinit { end() }

  /// Writes bytes to its standard input, and waits while it is busy; false if it has stopped reading.
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Closes its input and waits until it has ended.
  func finish() -> End {
    closeInput()
    var messages: [UInt8] = []
    if let errors {
      var part = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(errors, &part, part.count)
        if count > 0 { messages += part[..<count] } else if count == 0 || errno != EINTR { break }
      }
      close(errors)
    }
    errors = nil
    return End(status: wait(), messages: messages)
  }

  /// Ends it at once.
  func end() {
    guard status == nil else { return }
    // It ends by itself, too, when its input ends.
    closeInput()
    kill(id, SIGTERM)
    _ = wait()
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
