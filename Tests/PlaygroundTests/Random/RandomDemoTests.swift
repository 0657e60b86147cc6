import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// After any input a demo's trace can be written.
struct RandomDemoTests {
  /// The fault after events; nil if every frame's numbers are finite and every offset is within 10⁸ points.
  static func fault(of events: [DemoEvent], in demo: any Demo.Type) -> String? {
    let host = DemoHost(demo, viewport: demo.card.defaultViewport)
    for event in events {
      // A script that is cut in search of a cause may be invalid.
      do { try host.send(event) } catch { return nil }
      if let fault = fault(of: host) { return "at \(event.time): \(fault)" }
    }
    return nil
  }

  /// The fault of a demo in its present state.
  static func fault(of host: DemoHost) -> String? {
    let frame = host.frame(0)
    if let place = frame.nonFinitePlace { return place }
    if let scroll = frame.scrolls.first(where: { max(abs($0.offset.x), abs($0.offset.y)) > 1e8 }) {
      return "scroll '\(scroll.name)' is at \(scroll.offset)"
    }
    return nil
  }

  /// Fifty operations of the other random tests take as long as one gesture here.
  @Test(
    "random gestures leave every frame finite and every offset within 10⁸ points",
    arguments: DemoCatalog.demos.map { $0.card.id })
  func framesStayFinite(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    for seed in RandomTests.firstSeed...RandomTests.firstSeed + 1 {
      let host = DemoHost(demo, viewport: demo.card.defaultViewport)
      var hand = RandomHand(host, seed: seed)
      var events: [DemoEvent] = []
      for _ in 0..<RandomTests.operations / 1000 {
        for event in hand.next() {
          try host.send(event)
          events.append(event)
        }
        guard Self.fault(of: host) != nil else { continue }
        let short = Shortest.of(events) { Self.fault(of: $0, in: demo) != nil }
        Issue.record(
          """
          seed \(seed): \(Self.fault(of: short, in: demo) ?? "")
          \(String(decoding: ScriptWriter.text(short), as: UTF8.self))
          """)
        return
      }
    }
  }
}
