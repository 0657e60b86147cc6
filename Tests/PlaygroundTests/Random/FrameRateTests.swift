import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// For any input, every frame rate shows the same motion of a demo.
@Suite("Every demo, at any frame rate")
struct FrameRateTests {
  /// The largest difference between two frame rates, in points.
  private static let (ofOffsets, ofBodies) = (0.01, 0.5)
  /// Invisible: an alpha as faint as this, or as few points in sight.
  private static let (faint, sliver) = (0.02, 1.0)

  /// A state of a demo at a time that the rates share.
  private struct Look {
    let frame: TraceFrame
    let viewport: Size

    /// The visible values, by their names.
    var seen: [TraceElement] {
      let room = Rect(origin: .zero, size: viewport).insetBy(dx: sliver, dy: sliver)
      return frame.elements.filter {
        $0.alpha > faint && Rect(center: $0.center, size: $0.size * $0.scale).intersects(room)
      }
    }
  }

  /// The visible values of a script every 1/30 s; nil where it is none, as a part of one may be.
  private static func looks(_ script: [DemoEvent], _ demo: any Demo.Type, rate: Int) -> [Look]? {
    let host = DemoHost(demo, viewport: demo.card.defaultViewport)
    var events = script[...]
    var looks: [Look] = []
    for number in 0...Int(((script.last?.time ?? 0) + 1) * Double(rate)) {
      let time = Double(number) / Double(rate)
      while let event = events.first, event.time <= time {
        do { try host.send(event) } catch { return nil }
        events.removeFirst()
      }
      host.advance(to: time)
      if number % (rate / 30) == 0 {
        looks.append(Look(frame: host.frame(number), viewport: host.demo.viewport))
      }
    }
    return looks
  }

  /// Where two rates first show something else; nil when they never do.
  private static func difference(_ script: [DemoEvent], _ demo: any Demo.Type, _ rates: [Int]) -> String? {
    guard let reference = looks(script, demo, rate: rates[0]) else { return nil }
    for rate in rates.dropFirst() {
      guard let others = looks(script, demo, rate: rate) else { return nil }
      for (one, other) in zip(reference, others) {
        guard let fault = difference(one, other) ?? difference(other, one) else { continue }
        return "at \(one.frame.time), \(rates[0]) and \(rate) Hz: \(fault)"
      }
    }
    return nil
  }

  private static func difference(_ one: Look, _ other: Look) -> String? {
    for (a, b) in zip(one.frame.scrolls, other.frame.scrolls)
    where !a.offset.isWithin(ofOffsets, of: b.offset) {
      return "scroll '\(a.name)' at \(a.offset) and \(b.offset)"
    }
    let all = Dictionary(other.frame.elements.map { ($0.id, $0) }) { first, _ in first }
    // Which of the elements out of sight there are may differ, but not where they are.
    for element in one.frame.elements {
      guard let twin = all[element.id], element.center.distance(to: twin.center) > ofBodies else { continue }
      return "\(element.id) at \(element.center) and \(twin.center)"
    }
    for element in one.seen {
      guard let twin = all[element.id] else {
        return "\(element.id) is seen at \(element.center), and is not"
      }
      if abs(element.alpha - twin.alpha) > faint {
        return "\(element.id), alpha \(element.alpha), \(twin.alpha)"
      }
    }
    return nil
  }

  /// A hand's events in a few seconds.
  private static func script(_ demo: any Demo.Type, seed: UInt64) -> [DemoEvent] {
    var hand = RandomHand(DemoHost(demo, viewport: demo.card.defaultViewport), seed: seed)
    return (0..<(RandomTests.isLong ? 12 : 5)).flatMap { _ in hand.next() }
  }

  @Test("shows the same motion", arguments: DemoCatalog.demos.map { $0.card.id })
  func alike(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    let rates = RandomTests.isLong ? [30, 60, 240] : [30, 60]
    for seed in RandomTests.firstSeed..<RandomTests.firstSeed + (RandomTests.isLong ? 100 : 1) {
      let script = Self.script(demo, seed: seed)
      guard let difference = Self.difference(script, demo, rates) else { continue }
      let short = Shortest.of(script) { Self.difference($0, demo, rates) != nil }
      Issue.record(
        """
        seed \(seed): \(difference)
        \(String(decoding: ScriptWriter.text(short), as: UTF8.self))
        """)
    }
  }

  @Test(
    "a hand that holds the content leaves nothing resting",
    arguments: ["scroll", "spring-list", "line-layout"])
  func held(id: String) throws {
    let run = try DemoRun(try #require(DemoCatalog.demo(id: id)))
    let lift = try run.fling(Vector(dx: -2500, dy: -2500), at: 0.1)
    try run.pointer(.down, 100, 300, at: lift + 0.02)
    let frame = run.frame(at: lift + 4)
    #expect(frame.scrolls[0].phase == .held && !frame.isResting)
    try run.pointer(.up, 100, 300, at: lift + 4)
    run.rest()
    let scroll = run.host.frame(0).scrolls[0]
    #expect(
      scroll.phase == .idle && scroll.offset.x >= scroll.minimum.x && scroll.offset.y >= scroll.minimum.y)
  }
}
