import CradleStage

/// A command's output: a file that appears complete, or standard output for `-`.
final class OutputFile {
  private enum Target {
    case file(WholeFile)
    case standard(ByteStream)
  }

  private var target: Target

  /// Opens a file that appears under its name on `commit`.
  ///
  /// - Parameters:
  ///   - path: the path, or `-`.
  ///   - ending: what happens to a file if the process ends before `commit`.
  ///   - isHeld: whether a pipe, too, gets nothing before `commit`.
  /// - Throws: `CommandError.failure` with the path and the reason.
  init(
    _ path: String, atExit ending: WholeFile.Ending = .removed, isHeld: Bool = false
  ) throws(CommandError) {
    if path == "-" {
      target = .standard(ByteStream(.output, isHeld: isHeld))
    } else {
      target = .file(
        try CommandError.writing { () throws(OutputError) in
          try WholeFile(path, atExit: ending, isHeld: isHeld)
        })
    }
  }

  /// Drops the written bytes, as far as possible: a pipe's reader keeps the bytes that it has read.
  func restart() throws(CommandError) {
    switch target {
    case .file(let file): try CommandError.writing { () throws(OutputError) in try file.restart() }
    case .standard(var stream):
      stream.forget()
      target = .standard(stream)
    }
  }

  /// Whether the reader has closed the pipe.
  var isClosed: Bool {
    switch target {
    case .file(let file): file.isClosed
    case .standard(let stream): stream.isClosed
    }
  }

  func write(_ bytes: [UInt8]) throws(CommandError) {
    try CommandError.writing { () throws(OutputError) in
      switch target {
      case .file(let file): try file.write(bytes)
      case .standard(var stream):
        // Moved out of the enumeration and back, so that the buffer is not copied.
        target = .standard(ByteStream(.output))
        defer { target = .standard(stream) }
        try stream.write(bytes)
      }
    }
  }

  /// Writes the rest and moves the files to their places after all of them are written.
  static func commit(_ outputs: [OutputFile], and files: [WholeFile] = []) throws(CommandError) {
    try CommandError.writing { () throws(OutputError) in
      var files = files
      for output in outputs {
        switch output.target {
        case .file(let file): files.append(file)
        case .standard(var stream): try stream.flush()
        }
      }
      try WholeFile.commit(files)
    }
  }

  /// Discards the file.
  func discard() {
    if case .file(let file) = target { file.discard() }
  }

  /// Writes a file at once, whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let file = try OutputFile(path)
    try file.write(bytes)
    try commit([file])
  }
}

extension CommandError {
  /// Turns an `OutputError` into a failure.
  static func writing<Result>(
    _ body: () throws(OutputError) -> Result
  ) throws(CommandError) -> Result {
    do throws(OutputError) { return try body() } catch { throw .failure("\(error)") }
  }
}
