import CradleGeometry
import Testing

@testable import Playground

/// The sample gesture of every demo: replayed alike at every frame rate.
@Suite("The sample gesture of every demo")
struct SampleGestureTests {
  /// Plays a gesture and collects what is seen at the times that all rates share, every 1/6 s.
  private func play(_ id: String, rate: Double) throws -> [TraceFrame] {
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: Size(width: 375, height: 667))
    var events = try ScriptReader(host: host).read(Project.gesture(id))[...]
    var frames: [TraceFrame] = []
    for number in 0...Int(3 * rate) {
      let time = Double(number) / rate
      while let event = events.first, event.time <= time {
        try host.send(event)
        events.removeFirst()
      }
      host.advance(to: time)
      if number % Int(rate / 6) == 0 { frames.append(host.frame(number)) }
    }
    return frames
  }

  @Test("moves it, and alike at 30, 120, 144 and 240 Hz", arguments: DemoCatalogTests.ids)
  func frameRates(id: String) throws {
    let scrollTolerance = 0.01
    let bodyTolerance = 0.5
    let reference = try play(id, rate: 60)
    #expect(Set(reference.map { $0.elements.map(\.center) }).count > 3)
    for rate in [30.0, 120, 144, 240] {
      let other = try play(id, rate: rate)
      for (a, b) in zip(reference, other) {
        #expect(a.elements.map(\.id) == b.elements.map(\.id), "\(rate) Hz at \(a.time) s")
        let scrolled = zip(a.scrolls, b.scrolls).map { ($0.offset - $1.offset).length }.max() ?? 0
        let moved = zip(a.elements, b.elements).map { ($0.center - $1.center).length }.max() ?? 0
        #expect(scrolled < scrollTolerance, "\(rate) Hz at \(a.time) s")
        #expect(moved < bodyTolerance, "\(rate) Hz at \(a.time) s")
      }
    }
  }
}
