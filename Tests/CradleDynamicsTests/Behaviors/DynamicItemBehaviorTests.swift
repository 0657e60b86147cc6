import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Which behaviour sets a property, and how velocities add up.
@Suite("DynamicItemBehavior")
struct DynamicItemBehaviorTests {
  /// The rounding of a second's steps in single precision, of a way of 60 points and of a turn of a radian.
  static let placeRounding = 0.001
  static let turnRounding = 0.0001

  @Test("the last setting of a property wins; unset properties have no effect")
  func lastWins() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let first = DynamicItemBehavior(items: [box])
    first.density = 3
    first.resistance = 2
    let second = DynamicItemBehavior(items: [box])
    second.density = 5
    animator.addBehavior(first)
    animator.addBehavior(second)
    func mass() -> Double { animator.record(of: box).map { animator.world[$0.body].mass } ?? 0 }
    func resistance() -> Double {
      animator.record(of: box).map { animator.world[$0.body].linearResistance } ?? 0
    }
    animator.run(1)
    #expect(mass() == 5 && resistance() == 2)
    first.density = 4
    animator.run(1)
    #expect(mass() == 4)
    animator.removeBehavior(first)
    animator.run(1)
    #expect(mass() == 5 && resistance() == 0.1)
    animator.addBehavior(first)
    animator.run(1)
    #expect(mass() == 4 && resistance() == 2)
  }

  @Test("added velocities accumulate, also before the item is in an animator")
  func velocities() {
    let box = Box(0, 0)
    let behavior = free(box)
    behavior.addLinearVelocity(Vector(dx: 30, dy: 0), for: box)
    behavior.addLinearVelocity(Vector(dx: 30, dy: -10), for: box)
    behavior.addAngularVelocity(1, for: box)
    #expect(behavior.linearVelocity(for: box) == Vector(dx: 60, dy: -10))
    let animator = DynamicAnimator()
    animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: box) == Vector(dx: 60, dy: -10))
    behavior.addLinearVelocity(Vector(dx: 0, dy: 10), for: box)
    animator.run(60)
    #expect(box.center.isWithin(Self.placeRounding, of: Point(x: 60 * 119.0 / 120, y: 0)))
    #expect(box.rotation.isWithin(Self.turnRounding, of: 119.0 / 120))
    #expect(behavior.angularVelocity(for: box) == 1)
  }

  @Test("an anchored item stands still with no velocity; let go it moves again")
  func anchored() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let behavior = free(box)
    behavior.addLinearVelocity(Vector(dx: 100, dy: 0), for: box)
    behavior.isAnchored = true
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(behavior)
    animator.run(10)
    #expect(box.center == .zero && behavior.linearVelocity(for: box) == .zero && !animator.isRunning)
    behavior.isAnchored = false
    animator.run(10)
    #expect(box.center.x == 0 && box.center.y > 0)
  }

  @Test("without rotation an off-centre push only moves: infinite inertia")
  func rotationOff() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let behavior = free(box)
    behavior.allowsRotation = false
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(Vector(dx: 0, dy: 50), for: box)
    animator.addBehavior(behavior)
    animator.addBehavior(push)
    animator.run(30)
    #expect(box.rotation == 0 && box.center.x > 40)
  }

  @Test("a locked axis does not move, whatever the force")
  func locked() {
    let animator = DynamicAnimator()
    let box = Box(10, 0)
    let behavior = DynamicItemBehavior(items: [box])
    behavior.locksX = true
    let spring = AttachmentBehavior(item: box, attachedToAnchor: Point(x: 40, y: 200))
    spring.length = 0
    spring.frequency = 1
    spring.damping = 0.5
    animator.addBehavior(behavior)
    animator.addBehavior(spring)
    for _ in 0..<300 {
      animator.run(1)
      #expect(box.center.x == 10)
    }
    #expect(abs(box.center.y - 200) < Tolerance.closedForm && !animator.isRunning)
  }

  @Test("numbers out of range trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { DynamicItemBehavior().elasticity = 1.5 }
    await #expect(processExitsWith: .failure) { DynamicItemBehavior().density = .nan }
    await #expect(processExitsWith: .failure) {
      DynamicItemBehavior().addLinearVelocity(.zero, for: Box(0, 0))
    }
  }
}
