import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// Moving pictures of a run, made and read back by `ffmpeg`.
struct FilmTests {
  /// The pixels by which blocks and halved colour may blur an edge.
  private static let blurredEdge = 2.0

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func play(_ change: (inout PlayOptions) throws -> Void) throws -> Player.Summary {
    var options = PlayOptions(demo: SquareDemo.self)
    options.seconds = 1
    try change(&options)
    return try Player(options: options, catalog: [SquareDemo.self]).run()
  }

  /// A film's frames as grey pixels, read by another run of `ffmpeg`.
  private func frames(_ name: String, width: Int, height: Int) throws -> [[UInt8]] {
    let decoder = try RunningProgram([
      "ffmpeg", "-v", "error", "-y", "-i", folder.file(name), "-f", "rawvideo", "-pix_fmt", "gray",
      folder.file("raw"),
    ])
    try #require(decoder.wait() == 0)
    let bytes = try folder.bytes("raw")
    let size = width * height
    try #require(!bytes.isEmpty && bytes.count % size == 0)
    return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<($0 + size)]) }
  }

  /// Where the light square's left edge is in a row of a frame, in pixels.
  private func edge(_ frame: [UInt8], width: Int, row: Int) -> Int? {
    frame[(row * width)..<((row + 1) * width)].firstIndex { $0 > 128 }.map { $0 - row * width }
  }

  @Test(
    "every frame of a film shows its own moment",
    arguments: [
      ("mp4", 60.0, 60.0), ("mp4", 240, 60), ("mp4", 30, 30), ("gif", 60, 50), ("gif", 25, 25),
      ("gif", 10, 10),
    ])
  func everyFrameShowsItsMoment(format: String, rate: Double, expected: Double) throws {
    try play {
      $0.rate = rate
      $0.film = folder.file("film.\(format)")
    }
    #expect(try folder.contents == ["film.\(format)"])
    let all = try frames("film.\(format)", width: 200, height: 100)
    #expect(all.count == Int(expected) + 1)
    for (index, frame) in all.enumerated() {
      // The square moves 100 pt in a second.
      let place = 100 * Double(index) / expected
      let seen = try #require(edge(frame, width: 200, row: 50))
      #expect(abs(Double(seen) - place) <= Self.blurredEdge, "frame \(index)")
    }
  }

  @Test(
    "a film's name may have every byte that a name can have", arguments: ["gif", "mp4"],
    ["x", "é", "漢", "🏳️‍🌈"])
  func longNamesAreTaken(format: String, letter: String) throws {
    var name = String(repeating: letter, count: 251 / letter.utf8.count)
    name += String(repeating: "y", count: 251 - name.utf8.count) + ".\(format)"
    try play {
      $0.seconds = 0.1
      $0.film = folder.file(name)
    }
    #expect(try folder.contents == [name])
  }

  @Test("a film's odd sides are padded, and its size follows the scale") func oddSidesArePadded() throws {
    try play {
      $0.viewport = Size(width: 101, height: 51)
      $0.seconds = 0.1
      $0.film = folder.file("film.mp4")
    }
    #expect(try frames("film.mp4", width: 102, height: 52).count == 7)
    try play {
      $0.seconds = 0.1
      $0.scale = 2
      $0.film = folder.file("film.mp4")
    }
    #expect(try frames("film.mp4", width: 400, height: 200).count == 7)
  }

  @Test("one run writes a film of the window, a trace and shots") func oneRunWritesAll() throws {
    try play {
      $0.seconds = 0.2
      $0.window = Size(width: 640, height: 480)
      $0.film = folder.file("film.MP4")
      $0.trace = folder.file("t")
      $0.shots = [0.05]
      $0.out = folder.file("out")
    }
    #expect(try folder.contents == ["film.MP4", "out", "t"])
    #expect(try frames("film.MP4", width: 640, height: 480).count == 13)
  }

  @Test("a film shows the finger while it is down") func fingerShows() throws {
    let script = try folder.write(
      """
      {"events": [{"at": 0.1, "pointer": "down", "x": 150, "y": 20},
                  {"at": 0.2, "pointer": "up", "x": 150, "y": 20}]}
      """, to: "s")
    try play {
      $0.script = script
      $0.seconds = 0.3
      $0.rate = 20
      $0.film = folder.file("film.gif")
    }
    let brightness = try frames("film.gif", width: 200, height: 100).map { $0[20 * 200 + 150] }
    try #require(brightness.count == 7)
    #expect(brightness[2] > brightness[0] + 20 && brightness[3] > brightness[0] + 20)
    #expect(brightness[1] == brightness[0] && brightness[4] == brightness[0])
  }

  @Test("the same run writes the same bytes", arguments: ["gif", "mp4"])
  func sameRunWritesTheSameBytes(format: String) throws {
    for name in ["a", "b"] {
      try play {
        $0.seconds = 0.2
        $0.film = folder.file("\(name).\(format)")
      }
    }
    #expect(try folder.bytes("a.\(format)") == folder.bytes("b.\(format)"))
  }

  @Test("a film's name without a known format is refused", arguments: ["film.avi", "film", "-", ".gif/x"])
  func unknownFormatIsRefused(name: String) {
    #expect {
      try CommandLineParser().parse(["play", "scroll", "--film", name])
    } throws: {
      ($0 as? CommandError) == .usage("--film: expected a name that ends with .gif or .mp4, not '\(name)'")
    }
  }

  @Test("a film without ffmpeg fails in one line and writes nothing") func missingFfmpegFails() throws {
    let run = try CradleProcess(
      ["play", "scroll", "--film", folder.file("f.mp4"), "--trace", folder.file("t")],
      environment: ["PATH": folder.path])
    #expect(run.status == 1)
    #expect(
      run.error
        == "cradle: --film: expected ffmpeg on the PATH (Debian's package ffmpeg); --shots needs none\n")
    #expect(try folder.contents == [])
  }

  @Test("a failing ffmpeg is quoted, and the old film stays") func failingFfmpegIsQuoted() throws {
    _ = try folder.program("#!/bin/sh\necho 'no such encoder' >&2\nexit 3\n", named: "ffmpeg")
    let film = try folder.write("old", to: "f.gif")
    let run = try CradleProcess(
      ["play", "scroll", "--film", film], environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    #expect(run.status == 1)
    #expect(run.error == "cradle: --film: ffmpeg failed (no such encoder)\n")
    #expect(try folder.contents == ["f.gif", "ffmpeg"])
    #expect(try folder.text("f.gif") == "old")
  }

  @Test("two outputs may not be one file") func outputsMayNotShareAFile() throws {
    let path = folder.file("x.gif")
    #expect(throws: CommandError.usage("--trace: \(path): expected another file than that of --film")) {
      try play {
        $0.film = path
        $0.trace = path
      }
    }
    #expect(try folder.contents == [])
  }
}

/// A light square on the dark that moves 100 pt a second.
private final class SquareDemo: Demo {
  static let card = DemoCard(
    id: "square", title: "Square", summary: "Moves one square", group: .dynamics,
    defaultViewport: Size(width: 200, height: 100))

  let parameters: [Parameter] = []
  var viewport: Size
  private var x = 0.0

  init(viewport: Size) { self.viewport = viewport }

  var isResting: Bool { false }
  var code: String { "" }
  var elements: [TraceElement] { [] }

  func advance(by seconds: Double) { x += 100 * seconds }
  func draw(on canvas: Canvas, theme: Theme) {
    canvas.fill(Rect(x: x, y: 40, width: 20, height: 20), Color(hex: 0xFFFFFF))
  }
}
