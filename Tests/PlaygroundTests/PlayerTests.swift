import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

struct PlayerTests: PlayerSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Each frame of the trace as the dot's x.
  func positions(_ name: String) throws -> [Double] {
    try folder.text(name).split(separator: "\n").map { line in
      let node = try JSONNode(text: Array(line.utf8), file: name)
      let center = try node.member("elements")?.elements().first?.member("center")?.elements().first
      return try center?.number(in: -1e9...1e9) ?? .nan
    }
  }

  @Test(
    "a run has frames from 0 to its end, both included",
    arguments: [
      (1.0, 60.0, 61), (0.0, 60, 1), (0.7, 30, 22), (0.1, 240, 25), (1.0, 0.3, 1), (3.3, 60, 199),
    ])
  func framesIncludeBothEnds(seconds: Double, rate: Double, frames: Int) throws {
    let summary = try play {
      $0.seconds = seconds
      $0.rate = rate
    }
    #expect(summary == Player.Summary(frames: frames, isResting: false))
  }

  @Test("a run without --seconds ends 3 s after its last event") func runEndsAfterTheLastEvent() throws {
    let script = try folder.write("{\"events\": [{\"at\": 0.5, \"key\": \"A\"}]}", to: "s")
    #expect(try play { $0.script = script }.frames == 211)
    #expect(try play { _ in }.frames == 181)
  }

  @Test("frame k is at k over the rate, after every event up to then")
  func frameComesAfterItsEvents() throws {
    let script = try folder.write(
      "{\"events\": [{\"at\": 0.05, \"set\": {\"speed\": 200}}, {\"at\": 0.1, \"action\": \"kick\"}]}",
      to: "s")
    try play {
      $0.script = script
      $0.seconds = 0.2
      $0.rate = 10
      $0.trace = folder.file("t")
    }
    #expect(try positions("t") == [0, 0, 20])
    #expect(try folder.contents == ["s", "t"])
  }

  @Test("an event between frames takes effect at its own time") func eventsActAtTheirTime() throws {
    let script = try folder.write("{\"events\": [{\"at\": 0.25, \"action\": \"kick\"}]}", to: "s")
    for rate in [1.0, 2, 4] {
      try play {
        $0.script = script
        $0.seconds = 1
        $0.rate = rate
        $0.trace = folder.file("t")
      }
      #expect(try positions("t").last == 75)
    }
  }

  @Test("the same run writes the same bytes") func sameRunWritesTheSameBytes() throws {
    for name in ["a", "b"] {
      try play {
        $0.settings = [try SettingArgument("speed=33.3")]
        $0.rate = 144
        $0.trace = folder.file(name)
      }
    }
    #expect(try folder.text("a") == folder.text("b"))
    #expect(try folder.text("a").split(separator: "\n").count == 433)
  }

  @Test("a preset applies before settings, and settings in order") func presetAppliesFirst() throws {
    let preset = try folder.write(
      "{\"demo\": \"probe\", \"values\": {\"speed\": 1, \"light\": \"on\"}}", to: "p")
    try play {
      $0.preset = preset
      $0.settings = [try SettingArgument("speed=2"), try SettingArgument("speed=3")]
      $0.seconds = 1
      $0.rate = 1
      $0.trace = folder.file("t")
    }
    #expect(try positions("t") == [0, 3])
    #expect(
      try folder.text("t").contains(
        "{\"speed\": 3.0, \"mode\": \"calm\", \"light\": \"on\", \"width\": 300.0}"))
  }

  @Test("shots show their exact moments and do not change the run") func shotsShowTheirMoments() throws {
    let script = try folder.write("{\"events\": [{\"at\": 0.5, \"resize\": [640, 480]}]}", to: "s")
    try play {
      $0.script = script
      $0.seconds = 1
      $0.rate = 10
      $0.shots = [0, 0.25, 0.333333333333, 1]
      $0.out = folder.file("deep/out")
      $0.scale = 2
      $0.trace = folder.file("t")
    }
    #expect(try folder.text("deep/out/probe-0.000.png") == "0.0 300.0 2.0")
    #expect(try folder.text("deep/out/probe-0.250.png") == "25.0 300.0 2.0")
    #expect(try folder.text("deep/out/probe-0.333.png").hasPrefix("33.3"))
    #expect(try folder.text("deep/out/probe-1.000.png").hasSuffix(" 640.0 2.0"))
    #expect(try folder.contents == ["deep", "s", "t"])
    #expect(try positions("t").count == 11)
  }

  @Test("a shot after the trace's end is taken") func lateShotIsTaken() throws {
    try play {
      $0.shots = [4]
      $0.out = folder.path
      $0.trace = folder.file("t")
    }
    #expect(try folder.text("probe-4.000.png").hasSuffix("300.0 1.0"))
    #expect(try positions("t").count == 181)
  }

  @Test(
    "a fling released between frames is the same motion at any rate, within 0.01 pt",
    arguments: [30.0, 60, 144, 240])
  func flingIsTheSameAtAnyRate(rate: Double) throws {
    let script = try folder.write(
      """
      {"events": [
        {"at": 0.1, "pointer": "down", "x": 180, "y": 500, "device": "touch"},
        {"at": 0.12, "pointer": "move", "x": 180, "y": 460, "device": "touch"},
        {"at": 0.14, "pointer": "move", "x": 180, "y": 400, "device": "touch"},
        {"at": 0.1433, "pointer": "up", "x": 180, "y": 390, "device": "touch"}
      ]}
      """, to: "s")
    /// The offset a second after the start.
    func offset(rate: Double) throws -> Double {
      var options = PlayOptions(demo: ScrollDemo.self)
      options.script = script
      options.seconds = 1
      options.rate = rate
      options.trace = folder.file("t")
      _ = try Player(options: options).run()
      let last = try #require(try folder.text("t").split(separator: "\n").last)
      let scroll = try JSONNode(text: Array(last.utf8), file: "t").member("scrolls")?.elements().first
      return try #require(try scroll?.member("offset")?.elements().last?.number(in: 0...10_000))
    }
    let reference = try offset(rate: 120)
    #expect(reference > 200)
    #expect(abs(try offset(rate: rate) - reference) < Tolerance.invisible)
  }
}
