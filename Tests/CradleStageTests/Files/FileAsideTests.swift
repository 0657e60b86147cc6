import Foundation
import Testing

@testable import CradleStage

/// A file that is set aside keeps its contents and overwrites nothing.
struct FileAsideTests {
  @Test("each file set aside gets a free name, and earlier ones stay") func eachFileGetsAFreeName() throws {
    let folder = NSTemporaryDirectory() + "cradle-aside-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/state.json"
    for (text, name) in [("one", "state.json.damaged"), ("two", "state.json.damaged-2")] {
      try WholeFile.write(Array(text.utf8), to: path)
      #expect(try FileAside.move(path, suffix: "damaged") == "\(folder)/\(name)")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    #expect(try String(contentsOfFile: folder + "/state.json.damaged", encoding: .utf8) == "one")
    #expect(throws: OutputError.self) { try FileAside.move(path, suffix: "damaged") }
  }
}
