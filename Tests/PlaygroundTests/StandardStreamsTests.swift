import Foundation
import Testing

@testable import Playground

/// Streams that the caller has closed: their numbers are not given to files.
struct StandardStreamsTests {
  /// Each subset of the three streams, as a shell closes them.
  private static let closings = (0..<8).map { subset in
    ["<&-", ">&-", "2>&-"].enumerated().filter { subset >> $0.offset & 1 == 1 }.map(\.element)
  }

  /// Plays with some streams closed; returns the exit status.
  private static func play(_ closing: [String], _ words: [String]) throws -> Int32 {
    let program = [try CradleProcess.executable().path, "play", "scroll", "--seconds", "0.5"]
    let script = "exec \"$0\" \"$@\" \(closing.joined(separator: " "))"
    return try RunningProgram("/bin/sh", ["-c", script] + program + words).wait()
  }

  /// The trace and the film of a run.
  private static func files(_ closing: [String]) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let words = ["--trace", folder.file("trace"), "--film", folder.file("film.mp4")]
    #expect(try play(closing, words) == 0)
    return try [folder.bytes("trace"), folder.bytes("film.mp4")]
  }

  /// The files of a run whose streams are open; all cases compare theirs with them.
  private static let reference = Result { try files([]) }

  @Test("files are the same whichever streams are closed", arguments: closings)
  func filesAreTheSame(closing: [String]) throws {
    let files = try Self.files(closing)
    #expect(try files == Self.reference.get())
  }

  @Test(
    "a trace for a closed standard output fails, and is in no other file",
    arguments: closings.filter { $0.contains(">&-") })
  func closedOutputFails(closing: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try Self.play(closing, ["--trace", "-", "--film", folder.file("film.mp4")]) == 1)
    #expect(try folder.contents == [])
  }
}
