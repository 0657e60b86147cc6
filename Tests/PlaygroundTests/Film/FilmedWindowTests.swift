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
    try window.watch(0.2)
    try window.fling(through: (0...8).map { Point(x: 600, y: 480 - 30 * Double($0)) })
    try window.watch(0.5)
    try window.key("ctrl+r")
    var names: [String] = []
    for _ in 0..<100 where names.isEmpty {
      try window.watch(0.1)
      names = try window.folder.contents.filter { $0.hasSuffix(".mp4") }
    }
    _ = try window.quit()
    let name = try #require(names.first)
    #expect(names == [name] && name.hasPrefix("Cradle scroll "))
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0",
      window.folder.file(name),
    ]
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let size = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(size == "760,560\n")
  }
}
