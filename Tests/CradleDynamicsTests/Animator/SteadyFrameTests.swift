import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// A frame in which nothing is added or removed asks for no memory: counted in release, and in debug by what the
/// world and the animator's lists hold.
@Suite("DynamicAnimator: a steady frame allocates nothing")
struct SteadyFrameTests {
  enum Regime: String, CaseIterable, Sendable {
    case springs, pile, bouncing, fields, pushes, pendulums, dragging, resting

    /// An animator in the regime, and what happens before each of its frames.
    func scene() -> (animator: DynamicAnimator, before: (Int) -> Void) {
      switch self {
      case .springs: return (SteadyFrameTests.springs(damping: 0.01), { _ in })
      case .pile, .bouncing: return (SteadyFrameTests.pile(elasticity: self == .pile ? 0.2 : 1), { _ in })
      case .fields: return SteadyFrameTests.fields()
      case .pushes: return SteadyFrameTests.pushes()
      case .pendulums: return SteadyFrameTests.pendulums()
      case .dragging: return SteadyFrameTests.dragging()
      case .resting: return (SteadyFrameTests.springs(damping: 1), { _ in })
      }
    }
  }

  static func springs(damping: Double) -> DynamicAnimator {
    let animator = DynamicAnimator()
    for index in 0..<100 {
      let box = Box(54 * Double(index % 10), 54 * Double(index / 10), width: 44, height: 44)
      let spring = AttachmentBehavior(item: box, attachedToAnchor: box.center + Vector(dx: 20, dy: 0))
      spring.length = 0
      spring.frequency = 1
      spring.damping = damping
      animator.addBehavior(spring)
    }
    return animator
  }

  static func pile(elasticity: Double) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 300, height: 600))
    let boxes = (0..<40).map { (index: Int) -> Box in
      let outline: CollisionBounds = index % 2 == 0 ? .rectangle : .ellipse
      return Box(
        Double(40 + 50 * (index % 5)), Double(40 + 50 * (index / 5)), width: 40, height: 30, outline: outline)
    }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: boxes))
    let properties = DynamicItemBehavior(items: boxes)
    properties.elasticity = elasticity
    animator.addBehavior(properties)
    if elasticity == 1 {
      animator.settings.restitutionThreshold = 0
      (properties.friction, properties.resistance, properties.angularResistance) = (0, 0, 0)
    }
    return animator
  }

  static func fields() -> (DynamicAnimator, (Int) -> Void) {
    let animator = DynamicAnimator()
    let boxes = (0..<30).map { Box(20 * Double($0), 300, width: 20, height: 20) }
    let fields: [FieldBehavior] = [
      .vortexField(), .springField(), .noiseField(smoothness: 0.5, animationSpeed: 1),
      .turbulenceField(smoothness: 0.5, animationSpeed: 1),
      .radialGravityField(position: Point(x: 300, y: 200)),
      .dragField(), .magneticField(), .electricField(),
    ]
    for field in fields {
      for box in boxes { field.addItem(box) }
      animator.addBehavior(field)
    }
    return (animator, { _ in })
  }

  static func pushes() -> (DynamicAnimator, (Int) -> Void) {
    let animator = DynamicAnimator()
    let boxes = (0..<30).map { Box(20 * Double($0), 300, width: 20, height: 20) }
    let wind = PushBehavior(items: boxes, mode: .continuous)
    let tap = PushBehavior(items: boxes, mode: .instantaneous)
    animator.addBehavior(wind)
    animator.addBehavior(tap)
    return (
      animator,
      { frame in
        // Both change in every frame, as under a slider.
        wind.setAngle(Double(frame) * 0.1, magnitude: 1)
        tap.setAngle(Double(frame) * -0.2, magnitude: 0.1)
        tap.active = true
      }
    )
  }

  static func pendulums() -> (DynamicAnimator, (Int) -> Void) {
    let animator = DynamicAnimator()
    let boxes = (0..<30).map { Box(60 * Double($0), 300, width: 20, height: 20) }
    animator.addBehavior(GravityBehavior(items: boxes))
    animator.addBehavior(free(boxes[0]))
    for (index, box) in boxes.enumerated() {
      let rod = AttachmentBehavior(item: box, attachedToAnchor: box.center + Vector(dx: 80, dy: 0))
      rod.frequency = index % 2 == 0 ? 0 : 2
      rod.damping = 0.01
      animator.addBehavior(rod)
    }
    return (animator, { _ in })
  }

  static func dragging() -> (DynamicAnimator, (Int) -> Void) {
    let animator = pile(elasticity: 0.2)
    let held = Box(150, 300, width: 60, height: 60, name: "the held box")
    let collision = animator.behaviors.compactMap { $0 as? CollisionBehavior }.first
    collision?.addItem(held)
    animator.hold(held)
    return (
      animator,
      { frame in
        let angle = Double(frame) * 0.05
        let displacement = Vector(angle: angle, length: 100)
        animator.moveHeldItem(held, to: Point(x: 150, y: 400) + displacement)
      }
    )
  }

  @Test("a world in any regime allocates nothing in a steady frame", arguments: Regime.allCases)
  func steady(_ regime: Regime) {
    let (animator, before) = regime.scene()
    var frame = 0
    func run(_ count: Int) {
      for _ in 0..<count {
        before(frame)
        animator.advance(by: 1.0 / 60)
        frame += 1
      }
    }
    // Until the most crowded frame of the regime has been, and a pile rests.
    run(regime == .bouncing || regime == .dragging ? 1200 : regime == .pile ? 400 : 200)
    let held = animator.world.byteCount
    let count = Allocations.count { run(60) }
    if Allocations.areCountedInRelease { #expect(count == 0, "\(regime): \(count) allocations in 60 frames") }
    #expect(animator.world.byteCount == held, "\(regime): the world's storage grew")
    #expect(animator.isRunning != (regime == .resting || regime == .pile))
  }

  @Test(
    "a frame with an action allocates only in the action", .enabled(if: Allocations.areCountedInRelease))
  func actions() {
    let animator = Self.springs(damping: 0.01)
    var calls = 0
    animator.behaviors[3].action = { calls += 1 }
    animator.run(20)
    #expect(Allocations.count { animator.run(10) } == 0)
    var kept: [[Int]] = []
    animator.behaviors[3].action = { kept.append([calls]) }
    // The test can fail: this one allocates.
    #expect(Allocations.count { animator.run(10) } >= 10)
  }
}
