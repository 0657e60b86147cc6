import CradleGeometry
import CradlePhysics
import CradleScrolling
import Testing
import TestSupport

@testable import Playground

/// `cradle fit` on the playground's own motions, with the noise and the rounding of a screen recording.
struct FitReportTests {
  /// The error of a fling's rate, and the shares of error of a spring, of a band alone, and of a band together with its
  /// viewport, that the titles promise.
  private static let (rate, springShare, bandShare, pairShare) = (0.0002, 0.02, 0.03, 0.1)

  /// The `scroll` demo with settings, and the samples of its offset once the finger has lifted, or from the press on.
  private struct Recording {
    var random: SeededRandom
    var settings: [(String, Parameter.Value)] = []
    /// Where the content starts, in points.
    var start = 0.0

    /// Drags by a velocity of the finger in points per second for 80 ms, lifts, and samples 60 times a second.
    mutating func fling(_ velocity: Double, seconds: Double) throws -> String {
      let (host, view) = try open()
      let samples = 8
      func event(_ phase: PointerEvent.Phase, _ index: Int) throws {
        let time = 0.1 + 0.01 * Double(index)
        let place = Point(x: 150, y: 400 + velocity * 0.01 * Double(index))
        let pointer = PointerEvent(phase, at: place, time: time, device: .touch)
        try host.send(DemoEvent(time: time, kind: .pointer(pointer)))
      }
      try event(.down, 0)
      for index in 1...samples { try event(.move, index) }
      try event(.up, samples)
      var text = "time,offset\n"
      for frame in 1...Int(seconds * 60) {
        let time = 0.18 + Double(frame) / 60
        host.advance(to: time)
        text += "\(time),\(seen(view.contentOffset.y))\n"
      }
      return text
    }

    /// Pulls the top down by 8 points a frame.
    mutating func pull(frames: Int) throws -> String {
      let (host, view) = try open()
      var text = "# a pull\ntime;offset;finger\n"
      for frame in 0...frames {
        let time = 0.1 + Double(frame) / 60
        let finger = 200 + 8 * Double(frame)
        let phase: PointerEvent.Phase = frame == 0 ? .down : .move
        let pointer = PointerEvent(phase, at: Point(x: 150, y: finger), time: time, device: .touch)
        try host.send(DemoEvent(time: time, kind: .pointer(pointer)))
        text += "\(time);\(frame == 0 ? 0 : seen(view.contentOffset.y));\(finger)\n"
      }
      return text
    }

    private func open() throws -> (DemoHost, ScrollView) {
      let host = DemoHost(ScrollDemo.self, viewport: Size(width: 375, height: 667))
      for (name, value) in settings { try host.set(name, value) }
      let view = try #require(host.demo.scrolls.first?.view)
      view.setContentOffset(Point(x: 0, y: start), animated: false)
      return (host, view)
    }

    private mutating func seen(_ offset: Double) -> Double {
      ((offset + random.double(in: -0.5...0.5)) * 3).rounded() / 3
    }
  }

  private func report(_ text: String, viewport: Size? = nil, kind: FitKind? = nil) throws -> FitReport {
    let options = FitOptions(file: "samples.csv", viewport: viewport, kind: kind)
    return try FitReport(SampleReader.samples(in: Array(text.utf8), file: "samples.csv"), options)
  }

  private func value(_ name: String, _ report: FitReport) throws -> Double {
    try #require(report.rows.first { $0.name == name }).value
  }

  @Test("A fling's rate is found within 0.0002", arguments: [0.99, 0.995, 0.998, 0.9985])
  func rate(rate: Double) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var recording = Recording(random: SeededRandom(seed: seed), settings: [("rate", .number(rate))])
      let report = try report(try recording.fling(-1600, seconds: 2.2))
      #expect(report.law == "a fling by UIKit's law")
      #expect(try value("rate", report).isWithin(Self.rate, of: rate))
      #expect(report.residual < Tolerance.halfPoint)
    }
  }

  @Test("The spring of a bounce is found within 2 %", arguments: [(120.0, 22.0), (300, 20), (60, 9)])
  func spring(stiffness: Double, friction: Double) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var recording = Recording(
        random: SeededRandom(seed: seed),
        settings: [("stiffness", .number(stiffness)), ("friction", .number(friction))], start: 900)
      let report = try report(try recording.fling(5000, seconds: 1.8))
      #expect(report.law == "a fling by UIKit's law into an edge with a spring")
      #expect(try value("stiffness", report).isWithin(share: Self.springShare, of: stiffness))
      #expect(try value("friction", report).isWithin(share: Self.springShare, of: friction))
      #expect(report.command?.contains("--set stiffness=") == true)
    }
  }

  @Test(
    "A pull's band is found, with its viewport or without", arguments: [0.3, 0.55, 0.8],
    1...3 as ClosedRange<UInt64>)
  func band(coefficient: Double, seed: UInt64) throws {
    var recording = Recording(
      random: SeededRandom(seed: seed), settings: [("rubberBand", .number(coefficient))])
    let text = try recording.pull(frames: 55)
    let known = try report(text, viewport: Size(width: 375, height: 667))
    #expect(try value("rubberBand", known).isWithin(share: Self.bandShare, of: coefficient))
    let found = try report(text)
    #expect(try value("rubberBand", found).isWithin(share: Self.pairShare, of: coefficient))
    #expect(try value("viewport", found).isWithin(share: Self.pairShare, of: 667))
  }

  @Test("With a kind only its laws are compared, and the finger is read for a band alone") func kinds() throws
  {
    var recording = Recording(random: SeededRandom(seed: 6), settings: [], start: 900)
    let bounce = try recording.fling(5000, seconds: 1.8)
    #expect(try report(bounce, kind: .fling).law == "a fling by UIKit's law into an edge with a spring")
    let missing = "fit: samples.csv: expected lines of time,offset,finger with --kind band"
    #expect(throws: CommandError.usage(missing)) { try report(bounce, kind: .band) }
    let curve = Spring.scrollEdge.curve(from: -60, to: 0, velocity: 0)
    let samples = (0..<60).map { (time: Double($0) / 60, offset: curve.value(at: Double($0) / 60)) }
    let home = samples.map { "\($0.time),\($0.offset)\n" }.joined()
    #expect(try report(home).law == "a spring at an edge")
    #expect(try report(home, kind: .spring).law == "a spring at an edge")
    // No fling may fit, but never the spring that fits best.
    #expect((try? report(home, kind: .fling).law) != "a spring at an edge")
    let held = samples.map { "\($0.time),\($0.offset),\($0.offset)\n" }.joined()
    #expect(try report(held, kind: .spring).law == "a spring at an edge")
    let pull = try recording.pull(frames: 55)
    #expect(try report(pull, kind: .band).law == report(pull).law)
  }

  @Test("The report names the scroll demo's parameters, and the demo takes them") func command() throws {
    var recording = Recording(random: SeededRandom(seed: 5), settings: [("feel", .choice("Android"))])
    let report = try report(try recording.fling(-2500, seconds: 3))
    #expect(report.command == "cradle scroll --set feel=Android")
    for setting in report.settings {
      let host = DemoHost(ScrollDemo.self, viewport: Size(width: 375, height: 667))
      try host.set(setting.name, .choice(setting.value))
    }
    let json = try JSONNode(text: report.json, file: "")
    #expect(try json.names() == ["command", "law", "residual", "samples", "values"])
    #expect(report.text.hasPrefix("a fling by Android's spline; 180 samples in 2.98 s, residual 0."))
  }

  @Test(
    "the error for a bad line names its number and the expected form",
    arguments: [
      ("0,1\n1,x", "fit: f: line 2: expected a finite number, not 'x'"),
      ("0,1\n1,nan", "fit: f: line 2: expected a finite number, not 'nan'"),
      ("0,1\n\n0,2", "fit: f: line 3: expected a time after 0.0, not 0.0"),
      ("0,1\n1,2,3", "fit: f: line 2: expected 2 numbers, not 3"),
      ("t\n5", "fit: f: line 2: expected 2 or 3 numbers, not 1"),
    ])
  func badLineIsNamed(text: String, message: String) {
    #expect(throws: CommandError.usage(message)) {
      try SampleReader.samples(in: Array(text.utf8), file: "f")
    }
  }

  @Test("the reader skips headers, comments and a byte-order mark, and takes tabs and semicolons")
  func readerSkipsHeadersAndComments() throws {
    let text = "\u{FEFF}time\toffset\r\n# shot at 60 Hz\r\n0.0\t1.5\r\n0.1;2\n0.2 , -3e1\n"
    let samples = try SampleReader.samples(in: Array(text.utf8), file: "f")
    #expect(samples == SampleReader.Samples(times: [0, 0.1, 0.2], offsets: [1.5, 2, -30]))
  }

  @Test("a viewport is refused with a motion that does not depend on one")
  func uselessViewportIsRefused() throws {
    let expected = "fit: samples.csv: expected a pull, lines of time,offset,finger, with --viewport"
    let viewport = Size(width: 375, height: 667)
    var recording = Recording(random: SeededRandom(seed: 3))
    let fling = try recording.fling(-1600, seconds: 2.2)
    let pull = try recording.pull(frames: 55)
    for (text, kind) in [(fling, nil), (fling, .fling), (pull, .spring)] as [(String, FitKind?)] {
      #expect(throws: CommandError.usage(expected)) { try report(text, viewport: viewport, kind: kind) }
    }
    for kind in [nil, FitKind.band] {
      #expect(try report(pull, viewport: viewport, kind: kind).law == "a pull against a rubber band")
    }
  }

  @Test("fewer than 8 samples are refused", arguments: ["", "0,1\n0.1,2\n"])
  func tooFewSamplesAreRefused(text: String) {
    let error = #expect(throws: CommandError.self) { try report(text) }
    #expect(error?.message.contains("expected at least 8 samples") == true)
  }
}
