import Foundation
import Testing

@testable import Playground

/// A file that exists and cannot be read is neither renamed nor replaced.
struct UnreadableStateTests {
  @Test("a file too large to be read is reported and stays as it is") func staysAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "presets.json")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: UInt64(InputFile.largest + 1))
    try handle.close()
    let file = StateFile(path)
    #expect(file.read { $0 } == nil)
    #expect(file.problem?.hasPrefix(path) == true)
    #expect(file.write { $0.member("presets", [1]) } == nil)
    #expect(FileManager.default.contents(atPath: path)?.count == InputFile.largest + 1)
    #expect(try folder.contents == ["presets.json"])
  }

  @Test("a missing file is no problem, and is written") func missingFileIsWritten() throws {
    let folder = try TemporaryFolder()
    let file = StateFile(folder.file("presets.json"))
    #expect(file.read { $0 } == nil)
    #expect(file.problem == nil && file.write { $0.member("presets", [1]) } == nil)
    #expect(try folder.contents == ["presets.json"])
  }
}
