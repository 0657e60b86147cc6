import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// An edited scene is the same at every frame rate, and in every replay.
struct LabReplayTests {
  static let viewport = Size(width: 375, height: 667)

  @Test("a scene edited between frames moves alike at 30, 144 and 240 Hz") func frameRates() throws {
    func play(_ rate: Double) throws -> [[Point]] {
      let hand = try LabHand("attachment", viewport: Self.viewport)
      var isEdited = false
      return try (1...Int(2 * rate)).compactMap { number in
        let time = Double(number) / rate
        if !isEdited, time >= 0.237 {
          isEdited = true
          try hand.edit(at: 0.237)
        }
        let places = hand.places(at: time)
        return number % Int(rate / 6) == 0 ? places : nil
      }
    }
    let reference = try play(60)
    for rate in [30.0, 144, 240] {
      for (a, b) in zip(try play(rate), reference) {
        #expect(a.count == b.count)
        for (p, q) in zip(a, b) { #expect(p.distance(to: q) < Tolerance.halfPoint) }
      }
    }
  }

  @Test("the timeline goes back through edits and gives the same run") func timeline() throws {
    let session = DemoSession(DynamicsLabDemo.self, viewport: Self.viewport)
    var now = 0.0
    func frames(_ count: Int) {
      for _ in 0..<count {
        now += 1.0 / 60
        session.advance(to: now)
      }
    }
    func places() -> [Point] { session.host.frame(0).elements.map(\.center) }
    frames(20)
    for event in LabHand.editing { session.send(event, at: now) }
    frames(30)
    let (frame, seen) = (session.frame, places())
    frames(30)
    session.scrub(to: frame)
    for _ in 0..<200 where session.isMoving { session.advance(to: now) }
    #expect(places() == seen && seen.count == 4)
    session.scrub(to: frame - 40)
    for _ in 0..<200 where session.isMoving { session.advance(to: now) }
    #expect(places().count == 3)
    session.returnToPresent()
    #expect(places().count == 4)
  }
}
