import Testing

@testable import CradleDynamics

@Suite("An animator's behaviours")
struct BehaviorTreeTests {
  @Test("it counts the behaviours and their actions, whenever an action is set")
  func counts() {
    let animator = DynamicAnimator()
    let (parent, child) = (DynamicBehavior(), DynamicBehavior())
    parent.action = {}
    parent.addChildBehavior(child)
    animator.addBehavior(parent)
    #expect(animator.tree.count == 2 && animator.tree.actionCount == 1)
    child.action = {}
    child.action = {}
    #expect(animator.tree.actionCount == 2)
    parent.action = nil
    #expect(animator.tree.actionCount == 1)
    parent.removeChildBehavior(child)
    child.action = nil
    #expect(animator.tree.count == 1 && animator.tree.actionCount == 0)
    animator.removeAllBehaviors()
    #expect(animator.tree.isEmpty && animator.tree.behaviors.isEmpty)
  }

  /// Clears a behaviour's action when the animator resumes.
  private final class Clearing: DynamicAnimatorDelegate {
    let behavior: DynamicBehavior
    init(_ behavior: DynamicBehavior) { self.behavior = behavior }
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { behavior.action = nil }
  }

  @Test("an action that the delegate clears while its behaviour leaves counts once")
  func clearedOnLeaving() {
    let animator = DynamicAnimator()
    let (staying, leaving) = (DynamicBehavior(), DynamicBehavior())
    for behavior in [staying, leaving] {
      behavior.action = {}
      animator.addBehavior(behavior)
    }
    for _ in 0..<3 { animator.advance(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    let clearing = Clearing(leaving)
    animator.delegate = clearing
    animator.removeBehavior(leaving)
    #expect(leaving.action == nil && animator.tree.actionCount == 1)
  }

  @Test("parents are visited before their children, in the order in which they were added")
  func order() {
    let animator = DynamicAnimator()
    var called: [Int] = []
    let behaviors = (0..<4).map { number in
      let behavior = DynamicBehavior()
      behavior.action = { called.append(number) }
      return behavior
    }
    behaviors[0].addChildBehavior(behaviors[1])
    behaviors[2].addChildBehavior(behaviors[3])
    animator.addBehavior(behaviors[2])
    animator.addBehavior(behaviors[0])
    animator.tree.callActions()
    #expect(called == [2, 3, 0, 1])
  }

  @Test("a push is armed once, and a push that leaves is not")
  func pushes() {
    let animator = DynamicAnimator()
    let push = PushBehavior(items: [Box(0, 0)], mode: .instantaneous)
    animator.addBehavior(push)
    #expect(!animator.tree.arm(push))
    animator.removeBehavior(push)
    #expect(push.active)
    animator.tree.firePushes(animator)
    #expect(push.active, "fired outside of its animator")
    animator.addBehavior(push)
    animator.tree.firePushes(animator)
    #expect(!push.active)
  }
}
