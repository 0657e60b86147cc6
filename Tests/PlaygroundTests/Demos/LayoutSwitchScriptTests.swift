import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// An interactive change of layout, played from a script by `cradle play` and written into a trace. The right button
/// stands for two fingers.
@Suite("The demo layout-switch, by script")
struct LayoutSwitchScriptTests {
  private static let layouts = LayoutSwitchDemoTests.layouts
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Scripts

  struct Event {
    let time: Double
    let text: String

    static func other(_ time: Double, _ text: String) -> Event { Event(time: time, text: text) }
  }

  /// A drag of two fingers from x to x, by a time; with a lift, where there is one, after a rest.
  static func drag(
    from start: Double, to end: Double, between times: ClosedRange<Double>, isFirst: Bool = true,
    lift: String? = "up", rest: Double = 0.2
  ) -> [Event] {
    func pointer(_ phase: String, _ x: Double, at time: Double) -> Event {
      .other(
        time,
        "\"pointer\": \"\(phase)\", \"x\": \(x), \"y\": 300, \"button\": \"right\", \"device\": \"touch\"")
    }
    let steps = 25
    var events = isFirst ? [pointer("down", start, at: times.lowerBound)] : []
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let time = times.lowerBound + (times.upperBound - times.lowerBound) * share
      events.append(pointer("move", start + (end - start) * share, at: time))
    }
    if let lift { events.append(pointer(lift, end, at: times.upperBound + rest)) }
    return events
  }

  /// The fate of a drag that is released at a progress of 0.7, and the layout at the end.
  enum Case: String, CaseIterable {
    case finished, cancelled, reversed, caughtAgain, key, resize, batchEarly, batchLate, notch, otherHand

    var events: [Event] {
      let drag = LayoutSwitchScriptTests.drag(from: 300, to: 150, between: 1...1.6)
      switch self {
      case .finished: return drag
      case .cancelled:
        return LayoutSwitchScriptTests.drag(from: 300, to: 150, between: 1...1.6, lift: "cancel")
      case .reversed:
        return LayoutSwitchScriptTests.drag(from: 300, to: 150, between: 1...1.5, lift: nil)
          + LayoutSwitchScriptTests.drag(from: 150, to: 270, between: 1.5...2, isFirst: false)
      case .caughtAgain:
        return LayoutSwitchScriptTests.drag(from: 300, to: 150, between: 1...1.5, rest: 0.05)
          + LayoutSwitchScriptTests.drag(from: 100, to: 150, between: 1.6...1.8)
      case .key: return drag + [.other(1.3, "\"key\": \"O\"")]
      case .resize: return drag + [.other(1.3, "\"resize\": [600, 400]")]
      case .batchEarly: return drag + [.other(1.25, "\"action\": \"mix\"")]
      case .batchLate: return drag + [.other(1.5, "\"action\": \"mix\"")]
      case .notch: return drag + [.other(1.3, "\"wheel\": [0, -2], \"x\": 100, \"y\": 100")]
      case .otherHand:
        return drag + [
          .other(1.2, "\"pointer\": \"down\", \"x\": 100, \"y\": 500"),
          .other(1.4, "\"pointer\": \"move\", \"x\": 100, \"y\": 300"),
          .other(1.45, "\"pointer\": \"up\", \"x\": 100, \"y\": 300"),
        ]
      }
    }

    /// How many layouts farther it is in the end; nil: in the ring.
    var steps: Int? {
      switch self {
      case .finished, .resize, .batchLate, .notch, .otherHand: 1
      // Caught on its way to the next layout, it is from there that a short drag goes back to.
      case .caughtAgain: 1
      case .cancelled, .reversed, .batchEarly: 0
      case .key: nil
      }
    }
  }

  // MARK: Traces

  private struct Line {
    let time: Double
    let places: [String: (center: Point, alpha: Double)]
    let layout: String
    let progress: Double
    let offset, minimum, maximum: Point
    let isResting: Bool
  }

  private func play(_ events: [Event], from layout: String, rate: Double) throws -> [Line] {
    let events = events.sorted { $0.time < $1.time }
    let list = events.map { "{\"at\": \($0.time), \($0.text)}" }.joined(separator: ",\n")
    var options = PlayOptions(demo: LayoutSwitchDemo.self)
    options.script = try folder.write("{\"events\": [\n\(list)\n]}", to: "script")
    options.settings = [try SettingArgument("layout=\(layout)")]
    options.rate = rate
    options.seconds = 3.2
    options.trace = folder.file("trace")
    _ = try Player(options: options).run()
    return try folder.text("trace").split(separator: "\n").map(line)
  }

  private func line(_ text: Substring) throws -> Line {
    let node = try JSONNode(text: Array(text.utf8), file: "trace")
    func member(_ name: String, of node: JSONNode) throws -> JSONNode { try #require(try node.member(name)) }
    func number(_ node: JSONNode) throws -> Double { try node.number(in: -1e9...1e9) }
    func point(_ name: String, of node: JSONNode) throws -> Point {
      let numbers = try member(name, of: node).elements().map(number)
      return Point(x: numbers[0], y: numbers[1])
    }
    let scroll = try #require(try member("scrolls", of: node).elements().first)
    let values = try member("values", of: node)
    var places: [String: (center: Point, alpha: Double)] = [:]
    for element in try member("elements", of: node).elements() {
      places[try member("id", of: element).string("a word")] = (
        try point("center", of: element), try number(try member("alpha", of: element))
      )
    }
    return Line(
      time: try number(try member("time", of: node)), places: places,
      layout: try member("layout", of: values).string("a word"),
      progress: try number(try member("progress", of: values)), offset: try point("offset", of: scroll),
      minimum: try point("minimum", of: scroll), maximum: try point("maximum", of: scroll),
      isResting: text.contains("\"resting\": true"))
  }

  // MARK: Claims

  @Test(
    "can be finished, cancelled, turned back, caught, and overtaken by a key, a size, a batch: it ends valid, nothing jumps",
    arguments: LongTests.isRelease ? ["springy", "line", "circle"] : ["line"], Case.allCases)
  func goes(from: String, what: Case) throws {
    let rate = [.batchEarly, .batchLate].contains(what) ? 120.0 : 60
    let lines = try play(what.events, from: from, rate: rate)
    let index = try #require(Self.layouts.firstIndex(of: from))
    let expected = what.steps.map { Self.layouts[(index + $0) % Self.layouts.count] } ?? "circle"
    let last = try #require(lines.last)
    #expect(last.layout == expected && last.progress == 0 && last.isResting)
    #expect(last.offset.x >= last.minimum.x && last.offset.x <= last.maximum.x)
    #expect(last.offset.y >= last.minimum.y && last.offset.y <= last.maximum.y)
    #expect(last.places.values.allSatisfy { $0.alpha == 1 })
    #expect(lines.contains { $0.progress > 0.2 })
    // The smaller of the two viewports: elements there are compared.
    let viewport = Rect(x: 0, y: 0, width: 375, height: what == .resize ? 400 : 667)
    for (before, after) in zip(lines, lines.dropFirst()) {
      // New sizes put everything elsewhere at once.
      if what == .resize, after.time == 1.3 { continue }
      for (id, place) in before.places where viewport.contains(place.center) && place.alpha > 0.05 {
        guard let next = after.places[id] else {
          Issue.record("\(id) vanishes at \(after.time)")
          continue
        }
        // The spring moves elements that a batch sends a viewport away at up to 1350 pt · 17/e a second.
        let jumps = place.center.distance(to: next.center) >= 8400 / rate
        let blinks = abs(place.alpha - next.alpha) >= 0.2
        // A macro of the test library for each element of each frame would cost more than the frames.
        if jumps || blinks { Issue.record("\(id) \(jumps ? "jumps" : "blinks") at \(after.time)") }
      }
    }
  }

  @Test("goes alike at any frame rate", arguments: [Case.reversed, .caughtAgain, .batchLate])
  func rates(what: Case) throws {
    let reference = try play(what.events, from: "line", rate: 240)
    for (number, line) in try play(what.events, from: "line", rate: 60).enumerated() {
      let expected = reference[number * 4]
      #expect(
        line.layout == expected.layout && line.offset.isWithin(Tolerance.invisible, of: expected.offset))
      for (id, place) in line.places {
        guard let other = expected.places[id] else { continue }
        #expect(place.center.isWithin(Tolerance.halfPoint, of: other.center), "\(id) at \(line.time)")
      }
    }
  }
}
