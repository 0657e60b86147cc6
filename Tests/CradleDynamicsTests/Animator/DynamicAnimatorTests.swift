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

  @Test("an item alone under an item behaviour pauses on the 31st frame of 1/60 s", arguments: 0..<5)
  func pause(before: Int) {
    let animator = DynamicAnimator()
    let diary = PauseDiary()
    animator.delegate = diary
    if before > 0 {
      // The law holds whenever the item comes, not only at the animator's start.
      let other = GravityBehavior(items: [Box(0, 0)])
      animator.addBehavior(other)
      for _ in 0..<before { animator.advance(by: 1.0 / 120) }
      animator.removeBehavior(other)
      diary.entries = []
    }
    animator.addBehavior(DynamicItemBehavior(items: [Box(0, 0)]))
    #expect(animator.isRunning && diary.entries == ["resume"])
    var frames = 0
    while animator.isRunning && frames < 100 {
      animator.run(1)
      frames += 1
    }
    #expect(abs(frames - 31) <= (before == 0 ? 0 : 1), "\(frames)")
    #expect(diary.entries == ["resume", "pause"])
  }

  @Test("no time passes while it is paused; a change resumes it; without behaviours it does not run")
  func resume() {
    let animator = DynamicAnimator()
    let diary = PauseDiary()
    animator.delegate = diary
    animator.run(3)
    #expect(!animator.isRunning && animator.elapsedTime == 0)
    let box = Box(0, 0)
    let properties = DynamicItemBehavior(items: [box])
    animator.addBehavior(properties)
    animator.run(60)
    #expect(!animator.isRunning && animator.elapsedTime < 0.6)
    properties.addLinearVelocity(Vector(dx: 100, dy: 0), for: box)
    #expect(animator.isRunning && diary.entries == ["resume", "pause", "resume"])
    animator.run(1)
    #expect(box.center.x > 0)
    animator.removeAllBehaviors()
    #expect(!animator.isRunning && diary.entries.last == "pause")
  }

  @Test(
    "steps so far are floor(time / h), h = Float(1/120): a first frame of 1/60 s runs one, later ones two")
  func stepCount() {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [Box(0, 0)]))
    for frame in 1...100 {
      animator.run(1)
      #expect(animator.world.stepCount == 2 * frame - 1)
    }
  }

  @Test("the state after a time does not depend on how it was cut into frames")
  func frameRateIndependent() {
    func run(_ rate: Int) -> Point {
      let animator = DynamicAnimator()
      let box = Box(0, 0)
      animator.addBehavior(GravityBehavior(items: [box]))
      for _ in 0..<(rate * 2) { animator.advance(by: 1 / Double(rate)) }
      return box.center
    }
    #expect(run(60) == run(30) && run(60) == run(144) && run(60) == run(240))
  }

  @Test(
    "an item that wakes a paused animator moves alike, whatever frames passed in the pause",
    arguments: [30.0, 144, 240])
  func resume(rate: Double) {
    func fall(_ rate: Double) -> Double {
      let animator = DynamicAnimator(referenceBounds: .zero, settings: .accurate)
      let gravity = GravityBehavior()
      animator.addBehavior(gravity)
      for _ in 0..<Int(rate / 2) { animator.advance(by: 1 / rate) }
      #expect(!animator.isRunning)
      let box = Box(0, 0)
      gravity.addItem(box)
      for _ in 0..<Int(rate / 2) { animator.advance(by: 1 / rate) }
      return animator.presentedCenter(of: box).y
    }
    // The presented state is a blend of two: single precision of a fall of some hundred points.
    #expect(fall(rate).isWithin(Tolerance.invisible / 10, of: fall(60)), "\(fall(rate)) \(fall(60))")
  }

  @Test("presented states move evenly at 240 Hz, between the raw ones, and end on them")
  func presentation() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    properties.addLinearVelocity(Vector(dx: 240, dy: 0), for: box)
    properties.addAngularVelocity(2.4, for: box)
    animator.addBehavior(properties)
    var last = 0.0
    var lastTurn = 0.0
    for frame in 0..<400 {
      animator.advance(by: 1.0 / 240)
      let shown = animator.presentedCenter(of: box).x
      let turn = animator.presentedRotation(of: box)
      if frame > 4 {
        // A frame's share of the velocity, to a thousandth of a point and a hundredth of the turn.
        #expect((shown - last).isWithin(Tolerance.invisible / 10, of: 1), "\(shown - last)")
        #expect((turn - lastTurn).isWithin(Tolerance.invisibleAngle / 100, of: 0.01))
      }
      #expect(shown <= box.center.x && box.center.x - shown <= 2.001)
      (last, lastTurn) = (shown, turn)
    }
    animator.removeAllBehaviors()
    #expect(animator.presentedCenter(of: box) == box.center)
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

  @Test("a long frame equals its parts, and costs nothing once everything sleeps")
  func longFrame() {
    let animator = DynamicAnimator()
    animator.addBehavior(DynamicItemBehavior(items: [Box(0, 0)]))
    animator.advance(by: 1e9)
    #expect(!animator.isRunning && animator.world.stepCount < 200)
  }

  @Test("changing the settings neither loses nor repeats time")
  func settings() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let properties = free(box)
    properties.addLinearVelocity(Vector(dx: 60, dy: 0), for: box)
    animator.addBehavior(properties)
    animator.run(30)
    animator.settings = .accurate
    animator.run(30)
    animator.settings = .uikit
    animator.run(30)
    // At 60 pt/s, a step of each of the two settings.
    let steps = 1.5
    #expect(abs(box.center.x - 90) < steps, "\(box.center)")
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
