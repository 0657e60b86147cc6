import CradleDynamics
import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// A hand in a heap moves it alike at every frame rate.
@Suite("DynamicAnimator: the frame rate and the hand")
struct HandFrameRateTests {
  /// How far apart an item may be at two frame rates, in points.
  static let tolerance = 0.5
  static let bounds = Rect(x: 0, y: 0, width: 300, height: 400)
  static let rates = [50.0, 60, 120, 240]
  static let seconds = 4.0

  /// A pointer's action at a time in seconds.
  struct Event {
    var time: Double
    var action: Action
  }
  enum Action {
    case hold(Point)
    case move(Point)
    case release(Vector)
  }

  /// Holds, drags and throws with pauses, at times that no step and no frame knows, or on steps.
  private func events(_ random: inout SeededRandom) -> [Event] {
    var events: [Event] = []
    var time = 0.3
    let onSteps = random.bool()
    func now() -> Double { onSteps ? (time * 60).rounded() / 60 : time }
    while time < Self.seconds - 1 {
      var place = point(&random)
      events.append(Event(time: now(), action: .hold(place)))
      for _ in 0..<random.int(in: 1..<30) {
        // Beyond 1/20 s the hand's velocity ends, with a step of the world.
        time += random.bool() ? 1.0 / 60 : random.double(in: 0.004...0.12)
        let (dx, dy) = (random.double(in: -30...30), random.double(in: -30...30))
        place = Point(x: place.x + dx, y: place.y + dy)
        events.append(Event(time: now(), action: .move(place)))
      }
      time += 1.0 / 60
      let (dx, dy) = (random.double(in: -900...900), random.double(in: -900...900))
      events.append(Event(time: now(), action: .release(Vector(dx: dx, dy: dy))))
      time += random.double(in: 0.05...0.5)
    }
    return events
  }

  private func point(_ random: inout SeededRandom) -> Point {
    let bounds = Self.bounds
    let x = random.double(in: bounds.minX...bounds.maxX)
    return Point(x: x, y: random.double(in: bounds.midY...bounds.maxY))
  }

  /// Plays the events over a heap of twenty at a frame rate; returns where each item is shown at the end.
  private func play(_ events: [Event], settings: World.Settings, rate: Double) -> [Point] {
    let animator = DynamicAnimator(referenceBounds: Self.bounds, settings: settings)
    let boxes = (0..<20).map { place in
      let (column, row) = (Double(place % 5), Double(place / 5))
      let outline: CollisionBounds = place % 2 == 0 ? .ellipse : .rectangle
      return Box(40 + column * 52, 380 - row * 45, width: 40, height: 40, outline: outline)
    }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: boxes))
    let properties = DynamicItemBehavior(items: boxes)
    properties.elasticity = 0.4
    animator.addBehavior(properties)

    var (now, frame, held) = (0.0, 1.0, nil as Box?)
    func advance(to time: Double) {
      while now < time {
        let next = min(time, frame / rate)
        animator.advance(by: next - now)
        now = next
        if next == frame / rate { frame += 1 }
      }
    }
    for event in events {
      advance(to: event.time)
      switch event.action {
      case .hold(let place):
        // The one shown nearest to the pointer, as a hand would take it.
        held = boxes.min {
          animator.presentedCenter(of: $0).distance(to: place)
            < animator.presentedCenter(of: $1).distance(to: place)
        }
        held.map { animator.hold($0) }
      case .move(let place): held.map { animator.moveHeldItem($0, to: place) }
      case .release(let velocity):
        held.map { animator.releaseHeldItem($0, velocity: velocity) }
        held = nil
      }
    }
    advance(to: Self.seconds)
    return boxes.map { animator.presentedCenter(of: $0) }
  }

  @Test("random holds, drags and throws in a heap end alike at 30 to 240 Hz", arguments: [true, false])
  func heap(isAccurate: Bool) {
    let settings: World.Settings = isAccurate ? .accurate : .uikit
    for seed in LongTests.seeds(12, orMany: 500, inDebug: 2) {
      var random = SeededRandom(seed: seed)
      let events = events(&random)
      let expected = play(events, settings: settings, rate: 30)
      for rate in Self.rates {
        let places = play(events, settings: settings, rate: rate)
        let off = zip(places, expected).map { $0.distance(to: $1) }.max() ?? 0
        #expect(off <= Self.tolerance, "seed \(seed) at \(rate) Hz: \(off) pt")
      }
    }
  }
}
