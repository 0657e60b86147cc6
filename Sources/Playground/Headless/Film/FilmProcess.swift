import CradleStage

/// One run of `ffmpeg`, which reads pictures from its standard input or from files, and writes into a
/// `WholeFile`.
final class FilmProcess {
  private let process: ChildProcess
  /// The beginning of the messages: the option, or "Recording" in the window.
  private let subject: String
  /// The file's name in the encoder's messages, and the user's name that replaces it there.
  private let names: (encoder: String, user: String)

  /// Starts `ffmpeg`; `arguments` describe everything from the input to the output's format.
  ///
  /// - Throws: `CommandError.failure` if it is missing or does not start.
  init(_ arguments: [String], into file: WholeFile, for subject: String) throws(CommandError) {
    self.subject = subject
    names = ("file:" + file.writingPath, file.path)
    guard let program = Self.program() else {
      throw .failure("\(subject): expected ffmpeg on the PATH (Debian's package ffmpeg); --shots needs none")
    }
    // The film contains no time and no version: the same run gives the same bytes.
    let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    let words = ["-v", "error", "-y"] + arguments + exact + [names.encoder]
    // A picture has megabytes, and a pipe 64 KB by default, after each of which two processes would switch; if the
    // system does not allow a larger pipe, this is only slower.
    guard let process = ChildProcess(program, words, pipe: 1 << 20) else {
      throw .failure("\(subject): \(program) cannot be started")
    }
    self.process = process
  }

  /// Writes bytes to its standard input; waits while it is busy.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    if process.write(bytes) { return }
    // It stopped reading because it ended; `finish` throws the reason.
    try finish()
    throw .failure("\(subject): ffmpeg ended before the film did")
  }

  /// Waits until it has ended.
  ///
  /// - Throws: `CommandError.failure` with the last line of its error output.
  func finish() throws(CommandError) {
    let end = process.finish()
    // If the disk is full only at a file's end, ffmpeg reports it and still ends with status 0. At level "error" it
    // reports nothing about a complete film.
    guard end.status != 0 || !end.messages.isEmpty else { return }
    let line = String(decoding: end.messages, as: UTF8.self).split(separator: "\n").last
      .map { $0.replacing(names.encoder, with: names.user) }
    throw .failure("\(subject): ffmpeg failed (\(line ?? "status \(end.status)"))")
  }

  /// Ends it at once.
  func end() { process.end() }

  /// The place of a file that is not yet committed, for another program that reads it.
  static func place(of file: WholeFile) -> String {
    // Without a protocol, a name with a leading dash would be an option, and one with a colon a protocol.
    "file:" + file.draftPath
  }

  /// The path of `ffmpeg`; nil if no folder of `PATH` has it.
  static func program(in environment: [String: String] = Environment.variables) -> String? {
    let path = environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/ffmpeg" }.first(where: FilePath.isExecutable)
  }
}
