import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// The limits of arms and crowds that the article "Limits of a simulation" states, on random worlds.
@Suite("Dynamics: limits of crowds")
struct CrowdLimitTests {
  private static let room = Rect(x: 0, y: 0, width: 300, height: 300)
  /// A speed far above any fall, throw or push in these worlds, in pt/s.
  private static let runaway = 10_000.0

  /// Items that fall, and push each other about in a box.
  private static func crowd(
    _ count: Int, side: ClosedRange<Double>, _ settings: World.Settings, _ random: inout SeededRandom
  ) -> (animator: DynamicAnimator, boxes: [Box]) {
    let animator = DynamicAnimator(referenceBounds: room, settings: settings)
    let boxes = (0..<count).map { _ in
      let box = Box(
        random.double(in: 20...280), random.double(in: 20...280), width: random.double(in: side),
        height: random.double(in: side), outline: random.bool() ? .rectangle : .ellipse)
      box.rotation = random.double(in: 0...6.28)
      return box
    }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let motion = DynamicItemBehavior(items: boxes)
    motion.elasticity = random.double(in: 0...0.8)
    for box in boxes {
      let speed = -500.0...500
      motion.addLinearVelocity(
        Vector(dx: random.double(in: speed), dy: random.double(in: speed)), for: box)
    }
    for behavior in [collision, motion, GravityBehavior(items: boxes)] { animator.addBehavior(behavior) }
    return (animator, boxes)
  }

  /// The fastest item of a crowd in which four pairs are welded at anchors so many sizes away, in five seconds.
  private static func speed(arm: Double, _ settings: World.Settings, seed: UInt64) -> Double {
    var random = SeededRandom(seed: seed)
    let (animator, boxes) = crowd(20, side: 14...26, settings, &random)
    for pair in 0..<4 {
      let (a, b) = (boxes[2 * pair], boxes[2 * pair + 1])
      let aside = Vector(angle: random.double(in: 0...6.28), length: 20 * arm)
      animator.addBehavior(
        AttachmentBehavior.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: a.center + aside))
    }
    var fastest = 0.0
    for _ in 0..<300 {
      animator.run(1)
      for box in boxes { fastest = max(fastest, animator.velocity(of: box).length) }
      if !(fastest < runaway) { break }
    }
    return fastest
  }

  @Test(
    "fixed attachments do not run away in a crowd, with short arms in UIKit's settings and any in accurate ones",
    arguments: [(World.Settings.accurate, 5.0), (.accurate, 400), (.uikit, 1)])
  func arms(_ settings: World.Settings, arm: Double) {
    for seed in LongTests.seeds(6, orMany: 400, inDebug: 3) {
      let fastest = Self.speed(arm: arm, settings, seed: seed)
      #expect(fastest < Self.runaway, "seed \(seed): \(fastest) pt/s")
    }
  }

  @Test(
    "in a box too small the contacts of a step are bounded, and speeds, too",
    arguments: [World.Settings.uikit, .accurate])
  func tooMany(_ settings: World.Settings) {
    for seed in LongTests.seeds(2, orMany: 40, inDebug: 1) {
      var random = SeededRandom(seed: seed)
      let count = LongTests.isRelease ? 400 : 150
      let (animator, boxes) = Self.crowd(count, side: 22...30, settings, &random)
      var fastest = 0.0
      for _ in 0..<120 {
        animator.run(1)
        for box in boxes { fastest = max(fastest, animator.velocity(of: box).length) }
      }
      // Overlaps of up to 30 points are pushed apart at once; of some 80 worlds the fastest item had 10 000 pt/s.
      #expect(fastest < 3 * Self.runaway, "seed \(seed): \(fastest) pt/s")
      // The work of a step is that of its contacts: one for each pair that is near, which are fewer than 40 an item
      // here.
      #expect(animator.world.contactCount < 40 * count, "seed \(seed): \(animator.world.contactCount)")
    }
  }
}
