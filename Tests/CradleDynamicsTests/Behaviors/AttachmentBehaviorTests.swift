import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics
@testable import CradlePhysics

/// Rods, springs, ropes, sliders, welds and pins.
@Suite("AttachmentBehavior")
struct AttachmentBehaviorTests {
  private func animator(_ behaviors: DynamicBehavior...) -> DynamicAnimator {
    let animator = DynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  @Test("length is the present distance, and moving the anchor keeps it")
  func length() {
    let box = Box(30, 40)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    #expect(attachment.length == 50)
    let animator = animator(attachment, free(box))
    for step in 1...60 {
      attachment.anchorPoint = Point(x: Double(step) * 2, y: 0)
      animator.run(1)
    }
    #expect(attachment.length == 50)
    #expect(box.center.distance(to: attachment.anchorPoint).isWithin(Tolerance.subpixel, of: 50))
  }

  @Test("the length to an item that has flown off is clamped to the maximum and does not trap")
  func farAway() {
    let box = Box(3e12, 0)
    let attachment = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    #expect(attachment.length == AttachmentBehavior.maximumLength)
    let animator = animator(attachment)
    animator.run(10)
    #expect(box.center.isFinite)
  }

  @Test("offsets turn with the item")
  func offsets() {
    let box = Box(0, 0)
    box.rotation = Double.pi / 2
    let attachment = AttachmentBehavior(
      item: box, offsetFromCenter: Vector(dx: 30, dy: 0), attachedToAnchor: Point(x: 0, y: 130))
    #expect(attachment.length.isWithin(Tolerance.closedForm, of: 100))
    let animator = animator(attachment, GravityBehavior(items: [box]), free(box))
    animator.run(30)
    let hold = box.center + Vector(dx: 30, dy: 0).rotated(by: box.rotation)
    #expect(hold.distance(to: Point(x: 0, y: 130)).isWithin(Tolerance.subpixel, of: 100))
  }

  @Test("a rigid attachment nearer than a point is a pivot: the item swings about it")
  func pivot() {
    let box = Box(0, 0)
    let attachment = AttachmentBehavior(
      item: box, offsetFromCenter: Vector(dx: -50, dy: -50), attachedToAnchor: Point(x: -50, y: -50))
    let animator = animator(attachment, GravityBehavior(items: [box]))
    for _ in 0..<120 {
      animator.run(1)
      let corner = box.center + Vector(dx: -50, dy: -50).rotated(by: box.rotation)
      #expect(corner.distance(to: Point(x: -50, y: -50)) < Tolerance.jointGap)
    }
    #expect(box.rotation != 0)
  }

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

  @Test("two items on a plain attachment still collide; on a pin, a rope, a weld and a slider they do not")
  func collisions() {
    func overlap(_ make: (Box, Box) -> AttachmentBehavior) -> Bool {
      let (a, b) = (Box(0, 0), Box(120, 0))
      let push = PushBehavior(items: [b], mode: .continuous)
      push.pushDirection = Vector(dx: -3, dy: 0)
      let anchored = DynamicItemBehavior(items: [a])
      anchored.isAnchored = true
      let animator = animator(make(a, b), CollisionBehavior(items: [a, b]), push, anchored)
      animator.run(60)
      return b.center.x < 95
    }
    #expect(
      !overlap { a, b in
        let spring = AttachmentBehavior(item: b, attachedTo: a)
        spring.frequency = 0.1
        return spring
      })
    #expect(overlap { AttachmentBehavior.limitAttachment(with: $1, attachedTo: $0) })
    #expect(
      overlap {
        .slidingAttachment(
          with: $1, attachedTo: $0, attachmentAnchor: Point(x: 60, y: 0),
          axisOfTranslation: Vector(dx: 1, dy: 0))
      })
  }

  @Test("a limit attachment is a rope of the present length: slack inside, taut at it")
  func limit() {
    let (a, b) = (Box(0, 0, width: 20, height: 20), Box(80, 0, width: 20, height: 20))
    let rope = AttachmentBehavior.limitAttachment(with: b, attachedTo: a)
    let anchored = DynamicItemBehavior(items: [a])
    anchored.isAnchored = true
    let animator = animator(rope, anchored, GravityBehavior(items: [b]))
    #expect(rope.length == 80)
    var least = 80.0
    for _ in 0..<600 {
      animator.run(1)
      least = min(least, b.center.distance(to: a.center))
      #expect(b.center.distance(to: a.center) < 80 + Tolerance.jointGap)
    }
    b.center = Point(x: 0, y: 10)
    animator.updateItem(usingCurrentState: b)
    animator.run(2)
    // Slack: after two frames it has fallen by less than its own side.
    #expect(b.center.distance(to: .zero) < 20)
    rope.length = 40
    animator.run(300)
    #expect(b.center.y.isWithin(Tolerance.resting, of: 40), "\(b.center)")
  }

  @Test("sliding keeps to the axis, does not turn, and stops at its range in points")
  func sliding() {
    let box = Box(0, 0)
    let slide = AttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: .zero, axisOfTranslation: Vector(dx: 3, dy: 4))
    slide.attachmentRange = -10...50
    let animator = animator(slide, GravityBehavior(items: [box]))
    for _ in 0..<120 {
      animator.run(1)
      // The distance from the axis (3, 4)/5.
      #expect(abs(box.center.y * 3 - box.center.x * 4) / 5 < Tolerance.jointGap)
      #expect(abs(box.rotation) < Tolerance.invisibleAngle)
    }
    #expect(box.center.distance(to: .zero).isWithin(Tolerance.resting, of: 50), "\(box.center)")
  }

  @Test("fixed items keep their places to each other; pinned ones turn within a range in radians")
  func fixedAndPin() {
    let (a, b) = (Box(0, 0, width: 40, height: 40), Box(60, 0, width: 40, height: 40))
    let weld = AttachmentBehavior.fixedAttachment(
      with: b, attachedTo: a, attachmentAnchor: Point(x: 30, y: 0))
    let spin = free(a, b)
    spin.addAngularVelocity(3, for: a)
    let first = animator(weld, spin)
    first.run(120)
    #expect(b.center.distance(to: a.center).isWithin(Tolerance.jointGap, of: 60))
    #expect(b.rotation.isWithin(Tolerance.invisibleAngle, of: a.rotation))
    #expect(abs(a.rotation) > 0.5)

    let (c, d) = (Box(0, 0, width: 40, height: 40), Box(60, 0, width: 40, height: 40))
    let pin = AttachmentBehavior.pinAttachment(with: d, attachedTo: c, attachmentAnchor: Point(x: 30, y: 0))
    pin.attachmentRange = -0.5...0.5
    let anchored = DynamicItemBehavior(items: [c])
    anchored.isAnchored = true
    let second = animator(pin, anchored, GravityBehavior(items: [d]))
    second.run(240)
    // The weight presses it into its limit.
    let pressed = 2 * Tolerance.invisibleAngle
    #expect(d.rotation.isWithin(pressed, of: 0.5), "\(d.rotation)")
    pin.attachmentRange = -Double.infinity...Double.infinity
    second.run(20)
    #expect(d.rotation > 0.5 + 10 * Tolerance.invisibleAngle)
    pin.frictionTorque = 1e6
    second.run(5)
    let held = d.rotation
    second.run(30)
    // Friction creeps invisibly, and the brake takes a few steps.
    let crept = 5 * Tolerance.invisibleAngle
    #expect(d.rotation.isWithin(crept, of: held))
  }

  @Test("NaN lengths, an item attached to itself, and an anchor it does not have trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      AttachmentBehavior(item: Box(0, 0), attachedToAnchor: .zero).length = .nan
    }
    await #expect(processExitsWith: .failure) {
      let box = Box(0, 0)
      _ = AttachmentBehavior(item: box, attachedTo: box)
    }
    await #expect(processExitsWith: .failure) {
      AttachmentBehavior(item: Box(0, 0), attachedTo: Box(1, 1)).anchorPoint = Point(x: 1, y: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = AttachmentBehavior(item: Box(0, 0), attachedToAnchor: Point(x: .infinity, y: 0))
    }
  }
}
