import CradleDynamics
import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// A held item among many others in a box: nothing leaves the box, and it comes to rest. (Ours.)
@Suite("DynamicAnimator: holding in a crowd")
struct HoldingCrowdTests {
  /// How deep balls that fly at the hand's speed, up to 33 pt a step, may be in each other when they meet: a quarter
  /// of a ball, in points.
  static let impact = 10.0
  /// How deep balls may be in each other in a full box that an item is shaken in at up to 66 pt a step: half a ball, in
  /// points. From there on one could come out on the other side.
  static let crowded = 18.0
  /// The speeds in points per second below which balls lie calm: 4 s after the hand has left them, and 10 s after.
  static let (settling, stopSpeed) = (50.0, 10.0)
  /// The speed in points per second at which an item is shaken, up to 66 pt a frame.
  static let shakeSpeed = 4000.0
  /// The speed in points per second of a fall through the whole box.
  static let fallSpeed = 900.0
  /// The largest overlap of a held item with anything, in points; overlaps below a hundredth are not corrected.
  static let deepest = 1.01

  private func isInside(_ ball: Box, _ bounds: Rect) -> Bool {
    bounds.insetBy(dx: -HoldingTests.excess, dy: -HoldingTests.excess).contains(
      Rect(center: ball.center, size: ball.bounds.size))
  }

  private func circle(_ x: Double, _ y: Double, _ size: Double = 40) -> Box {
    Box(x, y, width: size, height: size, outline: .ellipse)
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
    animator.drag(
      held, velocity: Vector(dx: 0, dy: speed), seconds: 280 / speed, events: 60, frames: 60,
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
      #expect(fastest < 2 * Self.shakeSpeed)
      #expect(deepest < Self.crowded)
    }
    animator.releaseHeldItem(held)
    animator.run(600)
    for ball in balls {
      #expect(animator.velocity(of: ball).length < Self.stopSpeed, "\(animator.velocity(of: ball))")
    }
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
}
