import CradleGeometry
import Testing

@testable import CradleDynamics

/// Trees of behaviours.
@Suite("DynamicBehavior")
struct DynamicBehaviorTests {
  final class Composite: DynamicBehavior {
    var moves: [String] = []
    override func willMove(to animator: DynamicAnimator?) { moves.append(animator == nil ? "out" : "in") }
  }

  @Test("children move in and out with their parent, and their actions run once a frame")
  func children() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let parent = Composite()
    let gravity = GravityBehavior(items: [box])
    let child = Composite()
    var calls = 0
    child.action = { calls += 1 }
    parent.addChildBehavior(gravity)
    parent.addChildBehavior(child)
    animator.addBehavior(parent)
    #expect(parent.moves == ["in"] && child.moves == ["in"])
    #expect(gravity.dynamicAnimator === animator && animator.totalBehaviorCount == 3)
    animator.run(3)
    #expect(calls == 3 && box.center.y > 0)
    parent.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && animator.itemCount == 0)
    animator.removeBehavior(parent)
    #expect(parent.moves == ["in", "out"] && child.moves == ["in", "out"])
    #expect(parent.childBehaviors.count == 1 && animator.totalBehaviorCount == 0)
  }

  @Test("adding a behaviour twice, or removing one that is not there, does nothing")
  func twice() {
    let animator = DynamicAnimator()
    let gravity = GravityBehavior(items: [Box(0, 0)])
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors.count == 1 && animator.totalBehaviorCount == 1)
    animator.removeBehavior(GravityBehavior())
    gravity.removeChildBehavior(GravityBehavior())
    #expect(animator.behaviors.count == 1)
  }

  @Test("a behaviour may add children in willMove; they are added right after it")
  func childrenFromWillMove() {
    final class Late: DynamicBehavior {
      let box = Box(0, 0)
      override func willMove(to animator: DynamicAnimator?) {
        if animator != nil && childBehaviors.isEmpty { addChildBehavior(GravityBehavior(items: [box])) }
      }
    }
    let animator = DynamicAnimator()
    let late = Late()
    animator.addBehavior(late)
    animator.run(2)
    #expect(late.childBehaviors.count == 1 && late.box.center.y > 0)
    animator.removeBehavior(late)
    #expect(animator.itemCount == 0 && animator.totalBehaviorCount == 0)
  }

  @Test("a behaviour moves from one animator to another and keeps its items")
  func migration() {
    let box = Box(0, 0)
    let gravity = GravityBehavior(items: [box])
    var first: DynamicAnimator? = DynamicAnimator()
    first?.addBehavior(gravity)
    first?.removeBehavior(gravity)
    let second = DynamicAnimator()
    second.addBehavior(gravity)
    second.run(2)
    #expect(box.center.y > 0)
    // An animator that dies lets its behaviours go.
    let orphan = AttachmentBehavior(item: box, attachedToAnchor: .zero)
    first?.addBehavior(orphan)
    first = nil
    #expect(orphan.dynamicAnimator == nil)
    second.addBehavior(orphan)
    second.run(2)
    #expect(second.totalBehaviorCount == 2)
  }

  @Test("a behaviour with another parent, a cycle, and a zero size trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      let gravity = GravityBehavior()
      let parent = DynamicBehavior()
      parent.addChildBehavior(gravity)
      DynamicAnimator().addBehavior(gravity)
      print(parent)
    }
    await #expect(processExitsWith: .failure) {
      let gravity = GravityBehavior()
      let animator = DynamicAnimator()
      animator.addBehavior(gravity)
      DynamicBehavior().addChildBehavior(gravity)
    }
    await #expect(processExitsWith: .failure) {
      let (one, other) = (DynamicBehavior(), DynamicBehavior())
      one.addChildBehavior(other)
      other.addChildBehavior(one)
    }
    await #expect(processExitsWith: .failure) {
      let behavior = DynamicBehavior()
      behavior.addChildBehavior(behavior)
    }
    await #expect(processExitsWith: .failure) {
      DynamicAnimator().addBehavior(GravityBehavior(items: [Box(0, 0, width: 0)]))
    }
  }

  @Test("the error for a size of zero or too large names the item and the remedy")
  func validationError() {
    let flat = Box(0, 0, height: 0, name: "row 7")
    let validationError = DynamicAnimator.validationError(for: flat)
    #expect(
      validationError
        == "row 7 cannot be moved: its size is 100.0 × 0.0; give its bounds a width and a height above 0 first"
    )
    let wide = DynamicAnimator.validationError(for: Box(0, 0, width: 1e8, name: "row 9"))
    #expect(wide?.hasSuffix("give its bounds a width and a height below 10⁷ pt") == true)
    #expect(
      DynamicAnimator.validationError(for: Box(.nan, 0, name: "row 8"))?.hasPrefix("row 8 stands at") == true)
    #expect(DynamicAnimator.validationError(for: Box(0, 0)) == nil)
    let dented = [(0.0, 0.0), (50, 50), (0, -50), (-50, 50)].map { Vector(dx: $0.0, dy: $0.1) }
    #expect(
      DynamicAnimator.validationError(for: Box(0, 0, outline: .path(dented)))?.contains("convex") == true)
  }
}
