import CradleGeometry
import Foundation
import Testing

@testable import Playground

/// The real window and disks that take nothing: one line each, the window stays open, and nothing is half-written.
@Suite("The real window's files", .serialized)
struct WindowDiskTests {
  private static let size = Size(width: 900, height: 600)

  /// Waits until it has said something.
  private func words(of window: CradleWindow) throws -> String {
    try window.wait(for: "the window reports something") { try !window.errors.isEmpty }
    return try window.errors
  }

  @Test("a picture that finds no room is reported in one line, and no file stays")
  func pictureWithoutRoom() throws {
    // A picture of the window takes some 50 KB.
    let window = try CradleWindow("scroll", size: Self.size, trace: "/dev/null", fileLimit: 8)
    try window.key("F12")
    let words = try words(of: window)
    #expect(words.hasPrefix("cradle: ") && words.contains(".png (File too large)"), "\(words)")
    #expect(words.split(separator: "\n").count == 1 && words.contains("\(window.folder.path)/Cradle scroll"))
    #expect(try window.folder.contents.filter { $0.contains("Cradle scroll") } == [])
    let end = try window.end(byKey: "ctrl+q")
    #expect(end.status == 0 && end.errors == words)
  }

  @Test(
    "what was changed last is saved before a signal ends the window", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalSaves(signal: Int32) throws {
    let window = try CradleWindow("scroll", size: Self.size, trace: "/dev/null")
    try window.key("t")
    // Shown at once; it saves by itself only after a delay.
    try window.wait(for: "the bar is light") { try window.server.screen()[20 + 4, 20 + 4] == 0xFFFFFF }
    #expect(window.end(by: signal) == -signal)
    #expect(try window.folder.text("state/cradle/state.json").contains("\"theme\": \"light\""))
  }

  @Test("a picture that finds room is whole") func pictureWithRoom() throws {
    let window = try CradleWindow("scroll", size: Self.size, trace: "/dev/null")
    try window.watch(0.3)
    try window.key("F12")
    try window.wait(for: "the picture is saved") {
      try window.folder.contents.contains { $0.hasSuffix(".png") }
    }
    let end = try window.end(byKey: "ctrl+q")
    #expect(end.status == 0 && end.errors == "")
    let names = try window.folder.contents.filter { $0.hasPrefix("Cradle scroll") }
    let bytes = try window.folder.bytes(try #require(names.first))
    #expect(names.count == 1 && Array(bytes.suffix(8).prefix(4)) == Array("IEND".utf8))
  }

  @Test("a folder for its memory that cannot be made is reported once, and the window works without")
  func memoryInReadOnlyFolder() throws {
    let state = "\(ReadOnlyFolderTests.folder)/cradle"
    let window = try CradleWindow("scroll", size: Self.size, state: state)
    try window.watch(0.3)
    for _ in 0..<3 {
      // The size is remembered.
      try window.resize(to: Size(width: 860, height: 640))
      try window.watch(0.3)
      try window.resize(to: Self.size)
      try window.watch(0.3)
    }
    let end = try window.end(byKey: "ctrl+q")
    let reason = try ReadOnlyFolderTests.reason(makingFolder: true)
    #expect(end.status == 0)
    #expect(end.errors.split(separator: "\n").count == 1 && end.errors.contains(state), "\(end.errors)")
    #expect(end.errors.hasSuffix("(\(reason))\n"), "\(end.errors)")
  }

  @Test(
    "an output in a read-only folder is refused before the window opens", arguments: ["--record", "--trace"])
  func outputInReadOnlyFolder(option: String) throws {
    let server = try Xvfb()
    let path = "\(ReadOnlyFolderTests.folder)/file"
    let folder = try TemporaryFolder()
    let run = try CradleProcess(
      ["scroll", option, path],
      environment: ["DISPLAY": server.display, "HOME": folder.path, "XDG_STATE_HOME": folder.file("state")])
    #expect(run.status == 1)
    let reason = try ReadOnlyFolderTests.reason(makingFolder: false)
    #expect(run.error == "cradle: \(path): cannot be written (\(reason))\n")
    #expect(try folder.contents.isEmpty)
  }
}
