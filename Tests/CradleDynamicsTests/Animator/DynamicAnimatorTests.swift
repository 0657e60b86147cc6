import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Bodies, pauses, time and order, as measured on UIKit.
@Suite("DynamicAnimator")
struct DynamicAnimatorTests {
  @Test("an item has one body per animator, made with its first behaviour and removed with the last")
  func oneBody() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let gravity = GravityBehavior(items: [box])
    let collision = CollisionBehavior(items: [box])
    #expect(animator.itemCount == 0)
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    #expect(animator.itemCount == 1 && animator.world.bodyCount == 1)
    animator.removeBehavior(gravity)
    #expect(animator.itemCount == 1)
    collision.removeItem(box)
    #expect(animator.itemCount == 0 && animator.world.bodyCount == 0)
    collision.addItem(box)
    #expect(animator.itemCount == 1)
    animator.removeAllBehaviors()
    #expect(animator.itemCount == 0 && animator.world.bodyCount == 0 && animator.behaviors.isEmpty)
  }

  @Test("size is read once: a later size has no effect until the item is added again")
  func sizeIsReadOnce() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let gravity = GravityBehavior(items: [box])
    animator.addBehavior(gravity)
    box.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    animator.updateItem(usingCurrentState: box)
    #expect(animator.items(in: Rect(x: 55, y: -5, width: 10, height: 10)).count == 1)
    gravity.removeItem(box)
    gravity.addItem(box)
    #expect(animator.items(in: Rect(x: 55, y: -5, width: 10, height: 10)).isEmpty)
  }

  @Test("updateItem takes centre and angle and keeps the velocity")
  func updateItem() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    properties.addLinearVelocity(Vector(dx: 60, dy: 0), for: box)
    animator.addBehavior(properties)
    animator.run(10)
    box.center = Point(x: 500, y: 500)
    box.rotation = 1
    animator.updateItem(usingCurrentState: box)
    #expect(animator.presentedCenter(of: box) == Point(x: 500, y: 500))
    animator.run(1)
    #expect(box.center.x.isWithin(Tolerance.invisible, of: 501) && box.center.y == 500 && box.rotation == 1)
    animator.updateItem(usingCurrentState: Box(1, 1))
  }

  @Test(
    "a frame writes items, reports contacts, runs actions, and then applies the changes they made")
  func frameOrder() throws {
    let animator = DynamicAnimator()
    let box = Box(0, 0, name: "box")
    let collision = CollisionBehavior(items: [box])
    try collision.addBoundary(withIdentifier: "floor", from: Point(x: -500, y: 60), to: Point(x: 500, y: 60))
    let diary = ContactDiary()
    collision.collisionDelegate = diary
    let gravity = GravityBehavior(items: [box])
    let extra = DynamicItemBehavior(items: [box])
    var seen: [Int] = []
    collision.action = { [unowned animator] in
      if diary.entries.count == 1 && seen.isEmpty {
        seen.append(animator.behaviors.count)
        animator.removeBehavior(gravity)
        animator.addBehavior(extra)
        seen.append(animator.behaviors.count)
      }
    }
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.run(20)
    #expect(diary.entries.first == "began box|floor")
    #expect(seen == [2, 2])
    #expect(animator.behaviors.count == 2 && animator.behaviors.last === extra)
  }

  @Test("every call may come from a callback, also removing everything during a frame")
  func removeAllInCallback() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 200, height: 200))
    let box = Box(100, 100)
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let diary = ContactDiary()
    collision.collisionDelegate = diary
    diary.onBegan = {
      animator.removeAllBehaviors()
      #expect(animator.behaviors.count == 2)
    }
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.run(60)
    #expect(diary.entries == ["began the box|bounds"])
    #expect(animator.behaviors.isEmpty && animator.itemCount == 0 && !animator.isRunning)
    #expect(animator.world.bodyCount == 0)
  }

  @Test("a held item is at the pointer at once, nothing moves it, and it leaves with the pointer's speed")
  func holding() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.run(5)
    animator.hold(box)
    animator.moveHeldItem(box, to: Point(x: 50, y: -20))
    #expect(animator.presentedCenter(of: box) == Point(x: 50, y: -20))
    animator.run(120)
    #expect(box.center == Point(x: 50, y: -20) && animator.isHeld(box) && !animator.isRunning)
    animator.releaseHeldItem(box, velocity: Vector(dx: 600, dy: 0))
    animator.run(1)
    // It had paused: the first frame of a sixtieth holds one step of a hair over 1/120 s, as after any start.
    #expect(box.center.x.isWithin(Tolerance.invisible, of: 55) && !animator.isHeld(box))
  }

  @Test(
    "a kilogram at 100 pt/s has half a joule, a metre of height under gravity 1 ten; changes count at once"
  )
  func energy() {
    let animator = DynamicAnimator()
    let box = Box(0, -100)
    let properties = free(box)
    properties.addLinearVelocity(Vector(dx: 100, dy: 0), for: box)
    animator.addBehavior(properties)
    #expect(abs(animator.kineticEnergy - 0.5) < Tolerance.summed)
    let gravity = GravityBehavior(items: [box])
    animator.addBehavior(gravity)
    #expect(abs(animator.potentialEnergy() - 10) < Tolerance.summed)
    #expect(animator.itemCount == 1 && animator.totalBehaviorCount == 2 && animator.movingItemCount == 1)
    gravity.magnitude = 0.5
    properties.density = 4
    #expect(
      abs(animator.potentialEnergy() - 20) < Tolerance.summed
        && abs(animator.kineticEnergy - 2) < Tolerance.summed)
    properties.isAnchored = true
    #expect(animator.potentialEnergy() == 0 && animator.kineticEnergy == 0)
  }
}
