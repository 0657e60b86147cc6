import Glibc

/// Reads a whole file, or standard input.
enum InputFile {
  /// More is not a script: an endless device, or the wrong file.
  static let largest = 64 << 20

  /// The bytes of a file; `-` is standard input where the option is the script's.
  ///
  /// - Throws: `CommandError.usage` that names the option, the file and the system's reason.
  static func read(_ path: String, option: CommandOption) throws(CommandError) -> [UInt8] {
    let isStandardInput = path == "-" && option == .script
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, option, SystemError.latest) }
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(path, option, SystemError.latest)
      }
      bytes += chunk[..<count]
      guard bytes.count <= largest else {
        throw unreadable(path, option, "larger than \(largest >> 20) MB")
      }
    }
  }

  private static func unreadable(_ path: String, _ option: CommandOption, _ reason: String) -> CommandError {
    .usage("\(option.spelling): \(path): expected a file that can be read (\(reason))")
  }
}
