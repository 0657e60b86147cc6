import Glibc

/// Reads a whole file, or standard input.
enum InputFile {
  /// The largest size in bytes; a larger file is an endless device or the wrong file. Half an hour at 125
  /// moves a second makes 225 000 events of some 70 bytes.
  static let largest = 16 << 20

  /// The contents of an optional file, such as settings; nil if it does not exist or cannot be used.
  static func contents(_ path: String) -> [UInt8]? {
    // Opening a pipe without a writer would wait for ever.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? read(path, option: .preset)
  }

  /// The bytes of a file; for the script's option `-` means standard input.
  ///
  /// - Throws: `CommandError.usage` that names the option, the file and the system's reason.
  static func read(_ path: String, option: CommandOption) throws(CommandError) -> [UInt8] {
    try read(path, for: option.spelling, takesStandardInput: option == .script)
  }

  /// The same for a file that messages name after `subject`: an option or a command.
  static func read(
    _ path: String, for subject: String, takesStandardInput: Bool
  ) throws(CommandError) -> [UInt8] {
    let isStandardInput = path == "-" && takesStandardInput
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, subject, reason(errno)) }
    defer { if !isStandardInput { close(descriptor) } }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    // A file that reports a size too large is rejected before it is read.
    if isFile, status.st_size > largest { throw tooLarge(path, subject) }
    var bytes: [UInt8] = []
    if isFile { bytes.reserveCapacity(Int(status.st_size)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        if code == EAGAIN {
          // Another process shares the pipe and made it non-blocking.
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&request, 1, -1)
          continue
        }
        throw unreadable(path, subject, reason(code))
      }
      guard bytes.count + count <= largest else { throw tooLarge(path, subject) }
      bytes += chunk[..<count]
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  private static func tooLarge(_ path: String, _ subject: String) -> CommandError {
    unreadable(path, subject, "larger than \(largest >> 20) MB")
  }

  private static func unreadable(_ path: String, _ subject: String, _ reason: String) -> CommandError {
    .usage("\(subject): \(path): expected a file that can be read (\(reason))")
  }
}
