import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Steps, pauses and presented states, as measured on UIKit.
@Suite("DynamicAnimator: time")
struct AnimatorTimeTests {
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
    // Shown at most a step of 240 pt/s late.
    let step = 2 + Tolerance.invisible / 10
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
      #expect(shown <= box.center.x && box.center.x - shown <= step)
      (last, lastTurn) = (shown, turn)
    }
    animator.removeAllBehaviors()
    #expect(animator.presentedCenter(of: box) == box.center)
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
}
