import CradleDynamics
import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// A held item is at the pointer at once unless something is in the way; it pushes obstacles, and presses nothing through
/// anything. (Ours.)
@Suite("DynamicAnimator: holding")
struct HoldingTests {
  /// How much two circles may overlap while one is pushed: the world's slop, in points.
  static let slop = 0.5
  /// The largest overlap of a held item with anything, in points; overlaps below a hundredth are not corrected.
  static let deepest = 1.01
  /// How deep balls that fly at the hand's speed, up to 33 pt a step, may be in each other when they meet: a quarter of a
  /// ball, in points.
  static let impact = 10.0
  /// How deep balls may be in each other in a full box that an item is shaken in at up to 66 pt a step: half a ball, in
  /// points. From there on one could come out on the other side.
  static let crowded = 18.0
  /// How much slower or faster than the pointer a ball may leave, as shares of its speed.
  static let leaving = 0.98...1.1
  /// How far an item may reach beyond the reference bounds: their wall lies a point outside, and a step leads a point into
  /// it at most, but for rounding.
  static let reach = 2.001
  /// The speed across its direction at which a pushed ball may leave, as a share of the hand's.
  static let askew = 0.01
  /// The share of the momentum that contacts of equal balls may add or take.
  static let momentum = 0.01
  /// The speeds in points per second below which balls lie calm: 4 s after the hand has left them, and 10 s after.
  static let (settling, stopSpeed) = (50.0, 10.0)
  /// The speed in points per second above which a ball has been pushed: a third of its share of the momentum.
  static let pushed = 50.0
  /// The speed in points per second of a fall through the whole box.
  static let fallSpeed = 900.0

  private func isInside(_ ball: Box, _ bounds: Rect) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(
      Rect(center: ball.center, size: ball.bounds.size))
  }

  private func circle(_ x: Double, _ y: Double, _ size: Double = 40) -> Box {
    Box(x, y, width: size, height: size, outline: .ellipse)
  }

  /// Drags an item along a straight line at a speed in pt/s, with so many pointer events a second, in frames of their own
  /// rate, and calls `check` after each frame.
  private func drag(
    _ animator: DynamicAnimator, _ item: Box, velocity: Vector, seconds: Double, events: Double,
    frames: Double,
    check: () -> Void = {}
  ) {
    let start = item.center
    var now = 0.0
    var event = 1.0
    var frame = 1.0
    while now < seconds - Tolerance.closedForm {
      let next = min(event / events, frame / frames)
      animator.advance(by: next - now)
      now = next
      if now >= event / events - 1e-12 {
        animator.moveHeldItem(item, to: start + velocity * now)
        event += 1
      }
      if now >= frame / frames - 1e-12 {
        check()
        frame += 1
      }
    }
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
    drag(animator, held, velocity: Vector(dx: speed, dy: 0), seconds: 0.6, events: events, frames: 120) {
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
      drag(animator, held, velocity: Vector(dx: 400, dy: 420), seconds: 0.6, events: 60, frames: frames)
      return balls.map(\.center)
    }
    for (a, b) in zip(run(frames), run(120)) { #expect(a == b) }
  }

  @Test("a jump of the pointer flings nothing", arguments: [90.0, 200, 299, 301, 500, 5000])
  func jumps(_ way: Double) {
    let animator = DynamicAnimator()
    let held = circle(0, 0)
    let balls = (0..<10).map { circle(45 + 42 * Double($0), 0) }
    animator.addBehavior(CollisionBehavior(items: [held] + balls))
    animator.hold(held)
    animator.run(3)
    animator.moveHeldItem(held, to: Point(x: way, y: 0))
    // A sample that comes late took a thirtieth of a second; more than 300 pt are no motion.
    let hand = way > 300 ? World.Settings.uikit.restitutionThreshold : min(30 * way, 5000)
    for _ in 0..<30 {
      animator.run(1)
      for ball in balls {
        #expect(animator.velocity(of: ball).length < 2 * hand, "\(animator.velocity(of: ball))")
      }
      #expect(overlap(held, balls) < Self.deepest && overlap(balls) < Self.impact)
    }
  }

  /// The deepest that one of some circles is in another, in points.
  private func overlap(_ balls: [Box]) -> Double {
    balls.indices.dropFirst().map { overlap(balls[$0], Array(balls[..<$0])) }.max() ?? 0
  }

  /// The deepest that a circle is in others, in points.
  private func overlap(_ ball: Box, _ others: [Box]) -> Double {
    others.map { (ball.bounds.size.width + $0.bounds.size.width) / 2 - ball.center.distance(to: $0.center) }
      .max() ?? 0
  }

  @Test(
    "an item pressed against a wall by a held one stays inside and calm",
    arguments: [100.0, 200, 1000, 4000],
    [World.Settings.uikit, .accurate])
  func presses(_ speed: Double, _ settings: World.Settings) {
    let bounds = Rect(x: 0, y: 0, width: 400, height: 400)
    let animator = DynamicAnimator(referenceBounds: bounds, settings: settings)
    let held = circle(200, 100)
    let balls = (0..<9).map { circle(140 + 45 * Double($0 % 3), 200 + 50 * Double($0 / 3)) }
    let collision = CollisionBehavior(items: [held] + balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: balls))
    animator.run(120)
    animator.hold(held)
    var fastest = 0.0
    func check() {
      for ball in balls {
        #expect(isInside(ball, bounds), "\(ball.center)")
        fastest = max(fastest, animator.velocity(of: ball).length)
      }
      #expect(overlap(held, balls) < Self.deepest && overlap(balls) < Self.impact)
    }
    drag(
      animator, held, velocity: Vector(dx: 0, dy: speed), seconds: 280 / speed, events: 60, frames: 60,
      check: check)
    for _ in 0..<120 {
      animator.run(1)
      check()
    }
    #expect(fastest < speed * 2 + Self.fallSpeed, "\(fastest) pt/s")
    animator.releaseHeldItem(held)
    for _ in 0..<240 {
      animator.run(1)
      check()
    }
    for ball in balls { #expect(animator.velocity(of: ball).length < Self.settling) }
    #expect(overlap(balls) < Self.deepest)
  }

  @Test(
    "shaking a held item in a full box presses nothing out",
    arguments: LongTests.seeds(4, orMany: 48, inDebug: 2),
    [World.Settings.uikit, .accurate])
  func shakes(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    let bounds = Rect(x: 0, y: 0, width: 375, height: 500)
    let animator = DynamicAnimator(referenceBounds: bounds, settings: settings)
    let balls = (0..<40).map { circle(40 + 48 * Double($0 % 7), 100 + 48 * Double($0 / 7), 36) }
    let held = Box(187, 50, width: 60, height: 60)
    let collision = CollisionBehavior(items: [held] + balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: balls))
    animator.hold(held)
    // The worst of all frames, judged once per way: hundreds of thousands of expectations take longer than the steps.
    for _ in 0..<40 {
      var (escaped, fastest, deepest) = ([Point](), 0.0, 0.0)
      // To anywhere inside, at up to 4000 pt/s, sampled at 60 Hz.
      let goal = Point(x: random.double(in: 35...340), y: random.double(in: 35...465))
      let start = held.center
      let parts = max(Int(start.distance(to: goal) / random.double(in: 5...66)), 1)
      for part in 1...parts {
        animator.moveHeldItem(held, to: start + (goal - start) * (Double(part) / Double(parts)))
        animator.run(1)
        for ball in balls {
          if !isInside(ball, bounds) { escaped.append(ball.center) }
          fastest = max(fastest, animator.velocity(of: ball).length)
        }
        deepest = max(deepest, overlap(balls))
      }
      #expect(escaped.isEmpty)
      #expect(fastest < 2 * 4000)
      #expect(deepest < Self.crowded)
    }
    animator.releaseHeldItem(held)
    animator.run(600)
    for ball in balls {
      #expect(animator.velocity(of: ball).length < Self.stopSpeed, "\(animator.velocity(of: ball))")
    }
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
    drag(animator, held, velocity: Vector(dx: 600, dy: 0), seconds: 0.1, events: 60, frames: 60)
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
    #expect(held.center.y < 400 - 20 + Self.reach)
  }

  @Test("a held item that rests lets the animator pause")
  func pauses() {
    let animator = DynamicAnimator()
    let (held, other) = (circle(0, 0), circle(60, 0))
    animator.addBehavior(CollisionBehavior(items: [held, other]))
    animator.hold(held)
    drag(animator, held, velocity: Vector(dx: 100, dy: 0), seconds: 0.1, events: 60, frames: 60)
    animator.run(1200)
    #expect(!animator.isRunning)
    animator.moveHeldItem(held, to: Point(x: 0, y: 500))
    #expect(animator.isRunning && held.center == Point(x: 0, y: 500))
  }
}
