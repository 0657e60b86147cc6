import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics
@testable import CradlePhysics

/// Rods, springs, ropes, sliders, welds and pins.
@Suite("AttachmentBehavior")
struct AttachmentBehaviorTests {
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
