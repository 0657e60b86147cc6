import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Which items and boundaries collide: those of one behaviour, with any number of behaviours.
@Suite("CollisionBehavior: groups")
struct CollisionGroupTests {
  @Test("items in different collision behaviours pass through each other; in one they do not")
  func groups() {
    func fall(together: Bool) -> Double {
      let animator = DynamicAnimator()
      let (a, b) = (Box(0, 0), Box(0, 150))
      let anchored = DynamicItemBehavior(items: [b])
      anchored.isAnchored = true
      animator.addBehavior(anchored)
      animator.addBehavior(GravityBehavior(items: [a]))
      if together {
        animator.addBehavior(CollisionBehavior(items: [a, b]))
      } else {
        animator.addBehavior(CollisionBehavior(items: [a]))
        animator.addBehavior(CollisionBehavior(items: [b]))
      }
      animator.run(90)
      return a.center.y
    }
    // It lies on the other at 50; without contact it falls 1125 pt in 1.5 s.
    #expect(fall(together: true) < 50 + 2 * Tolerance.resting)
    #expect(fall(together: false) > 300)
  }

  @Test("the mode selects boundaries or items, and changing it changes the collisions")
  func modes() throws {
    let animator = DynamicAnimator()
    let (a, b) = (Box(0, 0), Box(0, 150))
    let collision = CollisionBehavior(items: [a, b])
    collision.collisionMode = .boundaries
    try collision.addBoundary(
      withIdentifier: "floor", from: Point(x: -300, y: 400), to: Point(x: 300, y: 400))
    animator.addBehavior(GravityBehavior(items: [a, b]))
    animator.addBehavior(collision)
    animator.run(200)
    #expect(a.center.y.isWithin(Tolerance.resting, of: 350))
    #expect(b.center.y.isWithin(Tolerance.resting, of: 350))
    collision.collisionMode = .items
    animator.run(60)
    #expect(a.center.y > 500)
  }

  @Test(
    "with any number of collision behaviours each item rests on its own floor", arguments: [3, 32, 33, 100])
  func manyBehaviors(count: Int) throws {
    let animator = DynamicAnimator()
    let items = (0..<count).map { Box(Double($0 % 7) * 3, 0, width: 40, height: 40) }
    animator.addBehavior(GravityBehavior(items: items))
    for (index, item) in items.enumerated() {
      let collision = CollisionBehavior(items: [item])
      let y = 100 + 4 * Double(index)
      try collision.addBoundary(withIdentifier: "floor", from: Point(x: -200, y: y), to: Point(x: 200, y: y))
      animator.addBehavior(collision)
    }
    animator.run(180)
    for (index, item) in items.enumerated() {
      #expect(
        item.center.y.isWithin(Tolerance.resting, of: 80 + 4 * Double(index)), "\(index): \(item.center)")
    }
  }

  @Test(
    "behaviours beyond the thirty-second have collision groups of their own, and an item may change from one to another"
  )
  func sharedGroups() {
    let animator = DynamicAnimator()
    let (faller, anchored) = (Box(0, 0, name: "faller"), Box(0, 150, name: "anchored"))
    let behaviors = (0..<100).map { _ in CollisionBehavior() }
    for behavior in behaviors { animator.addBehavior(behavior) }
    let properties = DynamicItemBehavior(items: [anchored])
    properties.isAnchored = true
    animator.addBehavior(properties)
    // A bounce would be an end and another beginning.
    let dull = DynamicItemBehavior(items: [faller, anchored])
    dull.elasticity = 0
    animator.addBehavior(dull)
    animator.addBehavior(GravityBehavior(items: [faller]))
    let diary = ContactDiary()
    behaviors[70].collisionDelegate = diary
    // 6, 38 and 70 share the world's bits.
    behaviors[6].addItem(anchored)
    behaviors[38].addItem(faller)
    animator.run(10)
    #expect(animator.world.contactCount == 0)
    behaviors[38].removeItem(faller)
    behaviors[70].addItem(faller)
    behaviors[70].addItem(anchored)
    animator.run(80)
    #expect(faller.center.y.isWithin(Tolerance.resting, of: 50), "\(faller.center)")
    #expect(diary.entries == ["began anchored+faller"])
    behaviors[70].collisionMode = .boundaries
    animator.run(60)
    #expect(faller.center.y > 200, "\(faller.center)")
    for behavior in behaviors[32...] { animator.removeBehavior(behavior) }
    #expect(!animator.collisions.groups.areShared && animator.world.pairFilter == nil)
  }

  @Test("a removed collision behaviour makes room for the next")
  func reusesGroups() {
    let animator = DynamicAnimator()
    let all = (0..<32).map { _ in CollisionBehavior(items: [Box(0, 0)]) }
    for behavior in all { animator.addBehavior(behavior) }
    animator.removeBehavior(all[3])
    let next = CollisionBehavior()
    animator.addBehavior(next)
    #expect(next.group == 3 && animator.collisions.groups.count == 32 && animator.world.pairFilter == nil)
  }
}
