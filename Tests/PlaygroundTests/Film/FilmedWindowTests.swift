import CradleGeometry
import Foundation
import Testing

/// The executable films itself in a real window under Xvfb.
@Suite(.serialized)
struct FilmedWindowTests {
  @Test("films the stage between two keys", arguments: ["software", "accelerated"])
  func film(renderer: String) throws {
    let window = try CradleWindow("scroll", size: Size(width: 1280, height: 800), renderer: renderer)
    try window.key("ctrl+r")
    // Once the mark is on the screen, further input is filmed; a slow window could otherwise get all input before its
    // first frame.
    try window.wait(for: "the mark of the recording appears") { try Self.showsMark(window.server.screen()) }
    try window.fling(through: (0...8).map { Point(x: 600, y: 480 - 30 * Double($0)) })
    try window.watch(0.5)
    try window.key("ctrl+r")
    var names: [String] = []
    try window.wait(for: "the film is saved") {
      names = try window.folder.contents.filter { $0.hasSuffix(".mp4") }
      return !names.isEmpty
    }
    _ = try window.quit()
    let name = try #require(names.first)
    #expect(names == [name] && name.hasPrefix("Cradle scroll "))
    let probe = try RunningProgram([
      "ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0",
      window.folder.file(name),
    ])
    probe.wait()
    #expect(try probe.output == "760,560\n")
  }

  /// Whether the mark's dot is at the top right of the stage, whose right edge is at x 984 and whose top is at y 48 of
  /// the window at (20, 20).
  private static func showsMark(_ screen: Screen) -> Bool {
    let accent: UInt32 = 0xFF7A59
    return (20 + 884..<20 + 984).contains { screen[$0, 20 + 48 + 8 + 14] == accent }
  }
}
