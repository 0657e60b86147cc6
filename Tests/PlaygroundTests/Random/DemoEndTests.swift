import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// Where a demo is once a hand has left it, and what its trace tells of it.
@Suite("Every demo, after random hands")
struct DemoEndTests {
  /// How far an offset may be from its range: roundings of offsets of up to a million points.
  private static let rounding = 1e-6

  /// The fault of a frame; nil for none.
  private static func fault(_ frame: TraceFrame) -> String? {
    for scroll in frame.scrolls where scroll.phase == .idle {
      let (low, high, offset) = (scroll.minimum, scroll.maximum, scroll.offset)
      let isInside =
        offset.x >= low.x - rounding && offset.x <= high.x + rounding && offset.y >= low.y - rounding
        && offset.y <= high.y + rounding
      if !isInside { return "'\(scroll.name)' is idle at \(offset), in the range \(low) … \(high)" }
    }
    if frame.bodies > 0, frame.energy == nil { return "there are bodies, and no energy" }
    return nil
  }

  /// Plays a script at 60 Hz and some seconds more; returns the first fault with its time. Returns nil if the script is
  /// invalid, as a part of one may be.
  private static func fault(of script: [DemoEvent], in demo: any Demo.Type) -> String? {
    let host = DemoHost(demo, viewport: demo.card.defaultViewport)
    var events = script[...]
    for number in 0...Int(((script.last?.time ?? 0) + 6) * 60) {
      let time = Double(number) / 60
      while let event = events.first, event.time <= time {
        do { try host.send(event) } catch { return nil }
        events.removeFirst()
      }
      host.advance(to: time)
      if let fault = fault(host.frame(number)) { return "at \(time): \(fault)" }
    }
    return nil
  }

  @Test(
    "idle parameters are in their range, and a demo with bodies has an energy",
    arguments: DemoCatalog.demos.map { $0.card.id })
  func ends(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    for seed in LongTests.seeds(4, orMany: 200, inDebug: 1) {
      var hand = RandomHand(DemoHost(demo, viewport: demo.card.defaultViewport), seed: seed)
      let script = (0..<8).flatMap { _ in hand.next() }
      guard let fault = Self.fault(of: script, in: demo) else { continue }
      let short = Shortest.of(script) { Self.fault(of: $0, in: demo) != nil }
      Issue.record(
        """
        seed \(seed): \(fault)
        \(String(decoding: ScriptWriter.text(short), as: UTF8.self))
        """)
      return
    }
  }

  @Test(
    "a trace has the bodies that move the visible items, and their energy",
    arguments: [
      ("scroll", [("engine", Parameter.Value.choice("dynamics"))]), ("spring-list", []), ("springy-grid", []),
    ])
  func bodies(id: String, set: [(String, Parameter.Value)]) throws {
    let run = try DemoRun(try #require(DemoCatalog.demo(id: id)), set: set)
    try run.fling(Vector(dx: 0, dy: 3000), at: 0.1)
    for step in 1...10 {
      let frame = run.frame(at: 0.2 + Double(step) * 0.03)
      #expect(frame.bodies > 0)
      #expect((frame.energy?.kinetic ?? 0) > 0)
    }
  }
}
