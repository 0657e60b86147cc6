import CradleDynamics
import CradleGeometry
import Testing

/// Offsets of a push that a callback sets.
@Suite("PushBehavior's offsets from a callback")
struct PushOffsetTests {
  @Test("an item that an action adds can get its offset in the same call")
  func added() {
    let animator = DynamicAnimator()
    let (first, second) = (Box(0, 0), Box(500, 0))
    let push = PushBehavior(items: [first], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let offset = Vector(dx: 0, dy: -50)
    push.action = { [unowned push] in
      push.action = nil
      push.addItem(second)
      push.setTargetOffsetFromCenter(offset, for: second)
    }
    animator.addBehavior(push)
    animator.run(1)
    #expect(push.items.count == 2)
    #expect(push.targetOffsetFromCenter(for: second) == offset)
    animator.run(30)
    #expect(second.rotation > 0 && first.rotation == 0)
  }

  @Test("an item that was never added still traps, also in a callback")
  func stranger() async {
    await #expect(processExitsWith: .failure) {
      let animator = DynamicAnimator()
      let push = PushBehavior(items: [Box(0, 0)], mode: .continuous)
      push.setAngle(0, magnitude: 1)
      push.action = { [unowned push] in push.setTargetOffsetFromCenter(.zero, for: Box(500, 0)) }
      animator.addBehavior(push)
      animator.run(1)
    }
  }
}
