import CradleDynamics
import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// A held item is at the pointer at once unless something is in the way; it pushes obstacles, and presses nothing
/// through anything. (Ours.)
@Suite("DynamicAnimator: holding")
struct HoldingTests {
  /// How much two circles may overlap while one is pushed: the world's slop, in points.
  static let slop = 0.5
  /// How much slower or faster than the pointer a ball may leave, as shares of its speed.
  static let leaving = 0.98...1.1
  /// How far an item may extend beyond the reference bounds: their wall lies a point outside, and a step leads a point
  /// into it at most, but for rounding.
  static let excess = 2.001
  /// The speed across its direction at which a pushed ball may leave, as a share of the hand's.
  static let askew = 0.01
  /// The share of the momentum that contacts of equal balls may add or take.
  static let momentum = 0.01
  /// The speed in points per second above which a ball has been pushed: a third of its share of the momentum.
  static let pushed = 50.0

  private func circle(_ x: Double, _ y: Double, _ size: Double = 40) -> Box {
    Box(x, y, width: size, height: size, outline: .ellipse)
  }

  @Test(
    "a ball that is pushed leaves with the pointer's speed, at any rate of samples",
    arguments: [60.0, 300, 1500, 4000], [30.0, 60, 125, 1000])
  func pushes(_ speed: Double, _ events: Double) {
    let animator = DynamicAnimator()
    let (held, free) = (circle(0, 0), circle(60, 0))
    animator.addBehavior(CollisionBehavior(items: [held, free]))
    let properties = DynamicItemBehavior(items: [free])
    properties.resistance = 0
    properties.elasticity = 0
    animator.addBehavior(properties)
    animator.hold(held)
    var deepest = 0.0
    animator.drag(held, velocity: Vector(dx: speed, dy: 0), seconds: 0.6, events: events, frames: 120) {
      // Steps behind the pointer's last sample do not count against the push.
      deepest = max(deepest, 40 - animator.presentedCenter(of: free).distance(to: held.center))
    }
    let velocity = animator.velocity(of: free)
    #expect(Self.leaving.contains(velocity.dx / speed), "\(velocity) \(free.center) \(held.center)")
    #expect(abs(velocity.dy) < Self.askew * speed)
    animator.advance(by: 1.0 / 60)
    #expect(free.center.distance(to: held.center) > 40 - Self.slop)
    // Drawn between the last two steps, and pushed by the step after a sample, the free ball is that far behind.
    #expect(deepest <= speed * (max(1 / events, 1.0 / 120) + 1.0 / 120) + Self.slop, "overlap \(deepest)")
  }

  @Test("the held item is at the pointer at once, and is drawn there")
  func isAtPointer() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.hold(box)
    for step in 1...20 {
      let place = Point(x: Double(step * step), y: -3 * Double(step))
      animator.moveHeldItem(box, to: place)
      #expect(box.center == place && animator.presentedCenter(of: box) == place)
      animator.advance(by: 1.0 / 90)
      #expect(box.center == place && animator.presentedCenter(of: box) == place)
    }
  }

  @Test("pushing is the same at every frame rate, to the bit", arguments: [30.0, 60, 144, 240])
  func isRateIndependent(_ frames: Double) {
    func run(_ frames: Double) -> [Point] {
      let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
      let balls = (0..<12).map { circle(60 + 60 * Double($0 % 4), 250 + 50 * Double($0 / 4)) }
      let held = circle(60, 60)
      let all: [Box] = balls + [held]
      let collision = CollisionBehavior(items: all)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: balls))
      animator.hold(held)
      animator.drag(held, velocity: Vector(dx: 400, dy: 420), seconds: 0.6, events: 60, frames: frames)
      return balls.map(\.center)
    }
    for (a, b) in zip(run(frames), run(120)) { #expect(a == b) }
  }

  @Test("a thrown item keeps its direction in a pile and pushes it")
  func throwsIntoPile() {
    let animator = DynamicAnimator()
    let held = circle(0, 0)
    let pile = [circle(100, -21), circle(100, 21), circle(138, 0)]
    animator.addBehavior(CollisionBehavior(items: [held] + pile))
    let elastic = DynamicItemBehavior(items: [held] + pile)
    elastic.elasticity = 0
    elastic.resistance = 0
    animator.addBehavior(elastic)
    animator.hold(held)
    animator.drag(held, velocity: Vector(dx: 600, dy: 0), seconds: 0.1, events: 60, frames: 60)
    animator.releaseHeldItem(held, velocity: Vector(dx: 600, dy: 0))
    animator.run(30)
    // Momentum: four balls of one weight share 600 pt/s.
    let sum = ([held] + pile).reduce(0) { $0 + animator.velocity(of: $1).dx }
    #expect(sum.isWithin(share: Self.momentum, of: 600), "\(sum)")
    #expect(pile.allSatisfy { animator.velocity(of: $0).dx > Self.pushed })
  }

  @Test("items and walls that were added since the last step are obstacles at once", arguments: [0, 10])
  func meetsNewObstacles(_ steps: Int) {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    let held = circle(50, 200)
    let items = CollisionBehavior(items: [held])
    animator.addBehavior(items)
    animator.run(steps)
    animator.hold(held)
    items.addItem(circle(150, 200))
    animator.moveHeldItem(held, to: Point(x: 200, y: 200))
    #expect(held.center.x.isWithin(Self.slop, of: 110))
    items.translatesReferenceBoundsIntoBoundary = true
    animator.moveHeldItem(held, to: Point(x: 50, y: 500))
    #expect(held.center.y < 400 - 20 + Self.excess)
  }

  @Test("a held item that rests lets the animator pause")
  func pauses() {
    let animator = DynamicAnimator()
    let (held, other) = (circle(0, 0), circle(60, 0))
    animator.addBehavior(CollisionBehavior(items: [held, other]))
    animator.hold(held)
    animator.drag(held, velocity: Vector(dx: 100, dy: 0), seconds: 0.1, events: 60, frames: 60)
    animator.run(1200)
    #expect(!animator.isRunning)
    animator.moveHeldItem(held, to: Point(x: 0, y: 500))
    #expect(animator.isRunning && held.center == Point(x: 0, y: 500))
  }
}
