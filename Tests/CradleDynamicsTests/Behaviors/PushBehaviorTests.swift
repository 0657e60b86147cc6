import CradleDynamics
import CradleGeometry
import Testing

/// Pushes and where they take hold.
@Suite("PushBehavior")
struct PushBehaviorTests {
  /// The rounding of two seconds of steps in single precision that add up to a spin of some radians per second.
  static let spinRounding = 0.001

  @Test("an offset is in reference axes and does not turn with the item: the torque stays")
  func offsetStaysUpright() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let push = PushBehavior(items: [box], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(Vector(dx: 0, dy: -50), for: box)
    let properties = free(box)
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.run(30)
    let early = properties.angularVelocity(for: box)
    animator.run(120)
    // Turned by several turns, the spin still grows at the same rate: 50 · 100 / I a second.
    let inertia = (100.0 * 100 + 100 * 100) / 12
    #expect(abs(early - 50 * 100 / inertia * 59 / 120) < Self.spinRounding)
    let gained = properties.angularVelocity(for: box) - early
    #expect(abs(gained - 50 * 100 / inertia * 2) < Self.spinRounding)
    #expect(box.rotation > 2 * Double.pi)
  }

  @Test("an inactive push does nothing, and becomes a force when it is turned on")
  func active() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let push = PushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 5)
    push.active = false
    animator.addBehavior(push)
    animator.run(40)
    #expect(box.center == .zero && !animator.isRunning)
    push.active = true
    animator.run(10)
    #expect(box.center.x > 0)
  }

  @Test("an offset of another item traps; that of a removed item is dropped")
  func strangers() async {
    let box = Box(0, 0)
    let push = PushBehavior(items: [box], mode: .continuous)
    push.setTargetOffsetFromCenter(Vector(dx: 1, dy: 2), for: box)
    #expect(push.targetOffsetFromCenter(for: box) == Vector(dx: 1, dy: 2))
    let animator = DynamicAnimator()
    animator.addBehavior(push)
    push.removeItem(box)
    #expect(push.targetOffsetFromCenter(for: box) == .zero)
    await #expect(processExitsWith: .failure) {
      PushBehavior(mode: .continuous).setTargetOffsetFromCenter(.zero, for: Box(0, 0))
    }
  }
}
