import CradleStage
import Foundation
import Glibc

/// One run of `ffmpeg`, which reads pictures from its standard input or from files, and writes into a
/// `WholeFile`.
final class FilmProcess {
  private let process = Process()
  private let input = Pipe()
  private let errors = Pipe()
  /// The beginning of the messages: the option, or "Recording" in the window.
  private let subject: String

  /// Starts `ffmpeg`; `arguments` describe everything from the input to the output's format.
  ///
  /// - Throws: `CommandError.failure` if it is missing or does not start.
  init(_ arguments: [String], into file: WholeFile, for subject: String) throws(CommandError) {
    self.subject = subject
    guard let program = Self.program() else {
      throw .failure("\(subject): expected ffmpeg on the PATH (Debian's package ffmpeg); --shots needs none")
    }
    process.executableURL = URL(fileURLWithPath: program)
    // The film contains no time and no version: the same run gives the same bytes.
    let exact = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    process.arguments = ["-v", "error", "-y"] + arguments + exact + ["file:" + file.writingPath]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    // A picture has megabytes. A pipe has 64 KB at first, and two processes would take turns for each of them; if the system does
    // not allow more, it is only slower.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, Self.setPipeSize, 1 << 20)
    do { try process.run() } catch { throw .failure("\(subject): \(program) cannot be started") }
  }

  /// Writes bytes to its standard input; waits while it is busy.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do { try input.fileHandleForWriting.write(contentsOf: bytes) } catch {
      // It stopped reading because it has ended; `finish` throws the reason.
      try finish()
      throw .failure("\(subject): ffmpeg ended before the film did")
    }
  }

  /// Waits until it has ended.
  ///
  /// - Throws: `CommandError.failure` with the first line of its error output.
  func finish() throws(CommandError) {
    try? input.fileHandleForWriting.close()
    let words = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    // Where the disk is full only at a file's end, ffmpeg says so and still ends with status 0. At level "error" it says nothing
    // else of a film that is whole.
    let isWhole = process.terminationReason == .exit && process.terminationStatus == 0 && words.isEmpty
    guard !isWhole else { return }
    let line = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
    throw .failure("\(subject): ffmpeg failed (\(line ?? "status \(process.terminationStatus)"))")
  }

  /// Ends it at once.
  func end() {
    // It ends by itself, too, when its input ends.
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The place of a file that is not yet committed, for another program that reads it.
  static func place(of file: WholeFile) -> String {
    // Without a protocol, a name with a leading dash would be an option, and one with a colon a protocol.
    "file:" + file.draftPath
  }

  /// F_SETPIPE_SZ of Linux's fcntl.h, which Swift does not see: F_LINUX_SPECIFIC_BASE, 1024, and 7.
  private static let setPipeSize: Int32 = 1024 + 7

  /// The path of `ffmpeg`; nil if no folder of `PATH` has it.
  static func program(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    let path = environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/ffmpeg" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
