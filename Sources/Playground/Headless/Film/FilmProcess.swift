import CradleStage
import Foundation

/// One run of `ffmpeg`, which reads pictures from its standard input or from files, and writes into a file of ours.
final class FilmProcess {
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()

  /// Starts it: `arguments` lead from the input to the output's format.
  ///
  /// - Throws: `CommandError.failure` where it is missing or does not start.
  init(_ arguments: [String], into file: WholeFile) throws(CommandError) {
    guard let program = Self.program() else {
      throw .failure("--film: expected ffmpeg on the PATH (Debian's package ffmpeg); --shots needs none")
    }
    process.executableURL = URL(fileURLWithPath: program)
    // Nothing in a film tells when or by which version it was made: the same run gives the same bytes.
    let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    process.arguments = ["-v", "error", "-y"] + arguments + exact + [Self.place(of: file)]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do { try process.run() } catch { throw .failure("--film: \(program) cannot be started") }
  }

  /// Hands over bytes; waits while it is busy.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try input.fileHandleForWriting.write(contentsOf: bytes) } catch {
      // It reads no more because it has ended, and says why.
      try finish()
      throw .failure("--film: ffmpeg ended before the film did")
    }
  }

  /// Lets it come to its end.
  ///
  /// - Throws: `CommandError.failure` with the first line of what it complained about.
  func finish() throws(CommandError) {
    try? input.fileHandleForWriting.close()
    let words = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
    let line = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
    throw .failure("--film: ffmpeg failed (\(line ?? "status \(process.terminationStatus)"))")
  }

  /// Ends it at once, whatever it was doing.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Where another program is to write a file that has not its name yet.
  static func place(of file: WholeFile) -> String {
    // A name that begins with a dash would be an option, one with a colon a protocol.
    "file:" + file.draftPath
  }

  private static func program() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/ffmpeg" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
