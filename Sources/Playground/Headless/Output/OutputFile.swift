/// A stream to a pending file, or to standard output for `-`.
final class OutputFile {
  private let pending: PendingFile?
  private let stream: ByteStream

  /// Opens a place; a file is not there under its name before `commit`.
  init(_ path: String) throws(CommandError) {
    if path == "-" {
      pending = nil
      stream = ByteStream(.output)
    } else {
      let pending = PendingFile(path)
      stream = try ByteStream(path: pending.temporaryPath, name: path)
      self.pending = pending
    }
  }

  /// Whether nobody reads any more.
  var isClosed: Bool { stream.isClosed }

  func write(_ bytes: [UInt8]) throws(CommandError) { try stream.write(bytes) }

  /// Writes the rest and puts the file in its place.
  func commit() throws(CommandError) {
    try stream.flush()
    try pending?.commit()
  }

  /// Gives the file up: nothing of it stays.
  func discard() { pending?.discard() }

  /// Writes a file at once, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let file = try OutputFile(path)
    try file.write(bytes)
    try file.commit()
  }
}
