import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// UIKit's units and defaults, from its headers and published measurements, line by line.
@Suite("Dynamics: units and defaults")
struct UnitsAndDefaultsTests {
  /// Single precision of numbers of about 100.
  private static let precision = 100 * Tolerance.singlePrecision

  /// The velocity after one second without resistance.
  private func velocity(
    of box: Box, under behavior: DynamicBehavior, _ configure: (DynamicItemBehavior) -> Void = { _ in }
  ) -> Vector {
    let animator = DynamicAnimator()
    let properties = free(box)
    configure(properties)
    animator.addBehavior(behavior)
    animator.addBehavior(properties)
    animator.run(60)
    return properties.linearVelocity(for: box)
  }

  @Test(
    "gravity of magnitude 1 accelerates any mass by 1000 pt/s², in 119 steps of 1/120 s in the first second")
  func gravity() {
    for size in [20.0, 100, 400] {
      let box = Box(0, 0, width: size, height: size)
      let v = velocity(of: box, under: GravityBehavior(items: [box]))
      #expect(v.dy.isWithin(Tolerance.invisible, of: 1000 * 119 / 120) && v.dx == 0)
    }
  }

  @Test(
    "a push of 1 accelerates by 100 pt/s² over density · area / 100²",
    arguments: [(100.0, 1.0), (200, 0.25), (100, 4)])
  func continuousPush(side: Double, density: Double) {
    let box = Box(0, 0, width: side, height: side)
    let push = PushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let v = velocity(of: box, under: push) { $0.density = density }
    let mass = density * side * side / 10_000
    #expect(v.dx.isWithin(Tolerance.invisible, of: 100 / mass * 119 / 120))
  }

  @Test("an instantaneous push of 1 on a kilogram gives 100 pt/s, once, and turns itself off")
  func instantaneousPush() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: -1)
    let properties = free(box)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    #expect(push.active)
    animator.run(1)
    #expect(!push.active)
    animator.run(9)
    #expect(properties.linearVelocity(for: box).dy.isWithin(Self.precision, of: -100))
    push.active = true
    animator.run(2)
    #expect(properties.linearVelocity(for: box).dy.isWithin(Self.precision, of: -200))
  }

  @Test(
    "mass is density · w · h / 100², inertia m(w² + h²)/12: an off-centre push turns by offset × push / I")
  func inertia() {
    let animator = DynamicAnimator()
    let box = Box(0, 0, width: 100, height: 50)
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(Vector(dx: 40, dy: 0), for: box)
    let properties = free(box)
    animator.addBehavior(properties)
    animator.addBehavior(push)
    animator.run(1)
    let inertia = 0.5 * (100.0 * 100 + 50 * 50) / 12
    #expect(properties.angularVelocity(for: box).isWithin(Self.precision, of: 40 * 100 / inertia))
    #expect(properties.linearVelocity(for: box).dy.isWithin(Self.precision, of: 200))
  }

  @Test("defaults of an item: elasticity and friction 0.2, density 1, resistances 0.1, rotation on")
  func defaults() {
    let behavior = DynamicItemBehavior()
    #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
    #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
    #expect(
      behavior.allowsRotation && !behavior.isAnchored && behavior.charge == 0 && !behavior.locksX
        && !behavior.locksY)
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let reader = DynamicItemBehavior(items: [box])
    reader.addLinearVelocity(Vector(dx: 100, dy: 0), for: box)
    reader.addAngularVelocity(2, for: box)
    animator.addBehavior(reader)
    animator.run(1)
    // One step: v / (1 + h · 0.1).
    #expect(reader.linearVelocity(for: box).dx.isWithin(Self.precision, of: 100 / (1 + 0.1 / 120)))
    #expect(reader.angularVelocity(for: box).isWithin(Self.precision, of: 2 / (1 + 0.1 / 120)))
  }

  @Test("gravity and push have UIKit's defaults")
  func behaviorDefaults() {
    let gravity = GravityBehavior()
    #expect(gravity.gravityDirection == Vector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - Double.pi / 2) < Tolerance.rounding)
    let push = PushBehavior(mode: .continuous)
    #expect(push.active && push.pushDirection == .zero && push.magnitude == 0)
    #expect(SnapBehavior(item: Box(0, 0), snapTo: .zero).damping == 0.5)
    let attachment = AttachmentBehavior(item: Box(30, 40), attachedToAnchor: .zero)
    #expect(attachment.length == 50 && attachment.frequency == 0 && attachment.damping == 0)
    #expect(attachment.attachedBehaviorType == .anchor && attachment.frictionTorque == 0)
    #expect(CollisionBehavior().collisionMode == .everything)
    #expect(!CollisionBehavior().translatesReferenceBoundsIntoBoundary)
  }

  @Test("positive angles turn clockwise on screen: from +x towards +y")
  func clockwise() {
    let gravity = GravityBehavior()
    gravity.setAngle(Double.pi / 2, magnitude: 2)
    #expect(gravity.gravityDirection.isWithin(Tolerance.rounding, of: Vector(dx: 0, dy: 2)))
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    properties.addAngularVelocity(1, for: box)
    animator.addBehavior(properties)
    animator.run(6)
    #expect(box.rotation > 0)
  }
}
