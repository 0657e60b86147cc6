import CradleStage
import Foundation

/// One run of `ffmpeg`, which reads pictures from its standard input or from files, and writes into a
/// `WholeFile`.
final class FilmProcess {
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()

  /// Starts `ffmpeg`; `arguments` describe everything from the input to the output's format.
  ///
  /// - Throws: `CommandError.failure` if it is missing or does not start.
  init(_ arguments: [String], into file: WholeFile) throws(CommandError) {
    guard let program = Self.program() else {
      throw .failure("--film: expected ffmpeg on the PATH (Debian's package ffmpeg); --shots needs none")
    }
    process.executableURL = URL(fileURLWithPath: program)
    // The film contains no time and no version: the same run gives the same bytes.
    let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    process.arguments = ["-v", "error", "-y"] + arguments + exact + [Self.place(of: file)]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do { try process.run() } catch { throw .failure("--film: \(program) cannot be started") }
  }

  /// Writes bytes to its standard input; waits while it is busy.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try input.fileHandleForWriting.write(contentsOf: bytes) } catch {
      // It stopped reading because it has ended; `finish` throws the reason.
      try finish()
      throw .failure("--film: ffmpeg ended before the film did")
    }
  }

  /// Waits until it has ended.
  ///
  /// - Throws: `CommandError.failure` with the first line of its error output.
  func finish() throws(CommandError) {
    try? input.fileHandleForWriting.close()
    let words = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
    let line = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
    throw .failure("--film: ffmpeg failed (\(line ?? "status \(process.terminationStatus)"))")
  }

  /// Ends it at once.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The path at which another program is to write a file that is not yet committed.
  static func place(of file: WholeFile) -> String {
    // Without a protocol, a name with a leading dash would be an option, and one with a colon a protocol.
    "file:" + file.draftPath
  }

  private static func program() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/ffmpeg" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
