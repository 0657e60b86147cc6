import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics
@testable import CradlePhysics

/// Attachments with a frequency: where and when they come to rest, and what their motion depends on.
@Suite("AttachmentBehavior: springs")
struct AttachmentSpringTests {
  @Test("a length-0 spring at the centre damps both axes and lands exactly: nothing circles")
  func softPoint() {
    let box = Box(100, 0)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    attachment.length = 0
    attachment.frequency = 1
    attachment.damping = 0.5
    let kick = free(box)
    kick.addLinearVelocity(Vector(dx: 0, dy: 600), for: box)
    let animator = animator(attachment, kick)
    animator.run(1)
    #expect(animator.world.springCount == 1)
    animator.run(400)
    #expect(box.center == .zero && box.rotation == 0 && !animator.isRunning)
    attachment.anchorPoint = Point(x: 7, y: 9)
    animator.run(400)
    #expect(box.center == Point(x: 7, y: 9) && !animator.isRunning)
  }

  @Test(
    "under gravity it lands exactly where the spring carries the weight: g/ω² below", arguments: [0.5, 1, 3])
  func softPointSags(frequency: Double) {
    let box = Box(100, 0)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    attachment.length = 0
    attachment.frequency = frequency
    attachment.damping = 0.7
    let animator = animator(attachment, free(box), GravityBehavior(items: [box]))
    animator.run(900)
    let omega = 2 * Double.pi * frequency
    #expect(!animator.isRunning && box.center.x == 0)
    // Exact but for the single precision of a sag of up to 100 pt.
    let precision = 100 * Tolerance.singlePrecision
    #expect(box.center.y.isWithin(precision, of: 1000 / (omega * omega)), "\(box.center)")
  }

  // An item near others, or attached off its centre, is solved with them, and rests at its threshold.
  @Test(
    "near others it rests within half a point of its anchor", arguments: [World.Settings.uikit, .accurate])
  func softPointAmongOthers(_ settings: World.Settings) {
    let boxes = (0..<6).map { Box(30 + 50 * Double($0), 20, width: 44, height: 44) }
    let behaviors = boxes.enumerated().map { index, box in
      let attachment = AttachmentBehavior(item: box, attachedToAnchor: Point(x: 50 * Double(index), y: 0))
      attachment.length = 0
      attachment.frequency = 1
      attachment.damping = 0.8
      return attachment
    }
    let animator = animator()
    animator.settings = settings
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.addBehavior(CollisionBehavior(items: boxes))
    animator.run(900)
    #expect(!animator.isRunning)
    for (index, box) in boxes.enumerated() {
      #expect(
        box.center.isWithin(Tolerance.jointGap, of: Point(x: 50 * Double(index), y: 0)), "\(box.center)")
    }
  }

  // A pendulum has no target. It sleeps as UIKit's does: slower than 1 pt/s for half a second, so at most as far beside
  // as a turning point whose speed stays below that for a quarter of a second on either side.
  @Test(
    "a pendulum falls asleep beside its rest by v/(ω·sin(ω·t/2)) at most",
    arguments: [50.0, 100, 300], [0.0, 3])
  func pendulumRests(length: Double, frequency: Double) {
    let box = Box(length * 0.6, length * 0.8, width: 20, height: 20)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    attachment.frequency = frequency
    attachment.damping = 0.5
    let properties = DynamicItemBehavior(items: [box])
    properties.resistance = 1
    properties.allowsRotation = false
    let animator = animator(attachment, properties, GravityBehavior(items: [box]))
    animator.run(3000)
    #expect(!animator.isRunning)
    let omega = (1000 / length).squareRoot()
    let beside = 1 / (omega * Trigonometry.sine(omega * 0.25))
    #expect(abs(box.center.x) <= beside, "\(box.center.x) of \(beside)")
  }

  @Test("a spring's motion does not depend on the mass, or, isolated, on the frame rate")
  func mass() {
    func run(_ density: Double, _ settings: World.Settings) -> Point {
      let box = Box(100, 0)
      let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
      attachment.length = 0
      attachment.frequency = 2
      attachment.damping = 0.3
      let properties = DynamicItemBehavior(items: [box])
      properties.density = density
      let animator = animator(attachment, properties)
      animator.settings = settings
      animator.advance(by: 0.5 + 1e-6)
      return box.center
    }
    // Single precision of 100 pt, over 30 steps.
    #expect(run(1, .accurate).distance(to: run(50, .accurate)) < Tolerance.invisible / 10)
    var fine = World.Settings.accurate
    fine.stepDuration = 1.0 / 240
    #expect(run(1, .accurate).distance(to: run(1, fine)) < Tolerance.invisible)
  }

  @Test("changing frequency or length updates the joint")
  func changes() {
    let box = Box(100, 0)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    let animator = animator(attachment, GravityBehavior(items: [box]))
    for (frequency, length) in [(0.0, 100.0), (2, 100), (2, 0), (3, 0), (3, 50), (0, 50), (0, 0), (0, 80)] {
      attachment.frequency = frequency
      attachment.damping = frequency / 4
      attachment.length = length
      animator.run(30)
      #expect(animator.world.jointCount == 1 && box.center.isFinite)
    }
    animator.run(600)
    #expect(box.center.distance(to: .zero).isWithin(Tolerance.jointGap, of: 80))
  }
}
