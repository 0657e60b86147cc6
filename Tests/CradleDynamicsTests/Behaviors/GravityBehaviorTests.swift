import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// One gravity vector, seen as direction, magnitude and angle.
@Suite("GravityBehavior")
struct GravityBehaviorTests {
  @Test("magnitude, angle and direction convert into each other and keep the raw vector")
  func conversion() {
    let gravity = GravityBehavior()
    gravity.gravityDirection = Vector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    gravity.magnitude = 10
    #expect(gravity.gravityDirection.isWithin(Tolerance.rounding, of: Vector(dx: 6, dy: 8)))
    gravity.angle = 0
    #expect(gravity.gravityDirection.isWithin(Tolerance.rounding, of: Vector(dx: 10, dy: 0)))
    gravity.setAngle(Double.pi, magnitude: 2)
    #expect(gravity.gravityDirection.isWithin(Tolerance.rounding, of: Vector(dx: -2, dy: 0)))
    gravity.gravityDirection = Vector(dx: 0.3, dy: 0.1)
    #expect(gravity.gravityDirection == Vector(dx: 0.3, dy: 0.1))
  }

  @Test("a vector that is longer than the largest number turns, and stays finite", arguments: [false, true])
  func longest(_ turnsAtOnce: Bool) {
    let (gravity, push) = (GravityBehavior(), PushBehavior(mode: .continuous))
    let vector = Vector(dx: 1.5e308, dy: 1.5e308)
    (gravity.gravityDirection, push.pushDirection) = (vector, vector)
    #expect(gravity.magnitude.isFinite && push.magnitude.isFinite)
    if turnsAtOnce {
      gravity.setAngle(0, magnitude: 1e308)
      push.setAngle(0, magnitude: 1e308)
    } else {
      (gravity.angle, push.angle) = (0, 0)
    }
    for turned in [gravity.gravityDirection, push.pushDirection] {
      #expect(turned.isFinite && turned.dx >= 1e308 && turned.dy == 0)
    }
  }

  @Test("gravity switched off and on again keeps its direction")
  func offAndOn() {
    let gravity = GravityBehavior()
    gravity.angle = 0
    gravity.magnitude = 0
    #expect(gravity.gravityDirection.length == 0)
    gravity.magnitude = 1
    #expect(gravity.gravityDirection.isWithin(Tolerance.rounding, of: Vector(dx: 1, dy: 0)))
  }

  @Test("an angle set while the magnitude is 0 is kept", arguments: [false, true])
  func angleOfNothing(atOnce: Bool) {
    let gravity = GravityBehavior()
    let push = PushBehavior(mode: .continuous)
    if atOnce {
      gravity.setAngle(Double.pi, magnitude: 0)
      push.setAngle(Double.pi, magnitude: 0)
    } else {
      gravity.magnitude = 0
      (gravity.angle, push.angle) = (Double.pi, Double.pi)
    }
    #expect(gravity.gravityDirection == .zero && push.pushDirection == .zero)
    (gravity.magnitude, push.magnitude) = (2, 2)
    for vector in [gravity.gravityDirection, push.pushDirection] {
      #expect(vector.isWithin(Tolerance.rounding, of: Vector(dx: -2, dy: 0)))
    }
  }

  @Test("a number that is not finite traps, for gravity and for pushes")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { GravityBehavior().magnitude = .nan }
    await #expect(processExitsWith: .failure) { GravityBehavior().angle = .infinity }
    await #expect(processExitsWith: .failure) {
      GravityBehavior().gravityDirection = Vector(dx: .nan, dy: 0)
    }
    await #expect(processExitsWith: .failure) {
      PushBehavior(mode: .continuous).setAngle(0, magnitude: .nan)
    }
  }

  @Test("a changed gravity wakes resting items; two gravities add up")
  func changes() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let down = GravityBehavior(items: [box])
    let up = GravityBehavior(items: [box])
    up.gravityDirection = Vector(dx: 0, dy: -1)
    animator.addBehavior(down)
    animator.addBehavior(up)
    animator.run(60)
    #expect(!animator.isRunning && box.center == .zero)
    up.magnitude = 2
    #expect(animator.isRunning)
    animator.run(30)
    #expect(box.center.y < -50)
  }
}
