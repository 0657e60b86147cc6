import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Four springs that pull an item upright to a point.
@Suite("SnapBehavior")
struct SnapBehaviorTests {
  @Test(
    "at rest the item lies exactly on the point, upright, and the animator pauses",
    arguments: [0.2, 0.5, 1.0])
  func landing(damping: Double) {
    let animator = DynamicAnimator()
    let box = Box(100, 100, width: 100, height: 50)
    let snap = SnapBehavior(item: box, snapTo: Point(x: 300, y: 200))
    snap.damping = damping
    animator.addBehavior(snap)
    animator.run(600)
    #expect(box.center == Point(x: 300, y: 200) && box.rotation == 0, "\(box.center) \(box.rotation)")
    #expect(!animator.isRunning)
  }

  @Test("an item that turned several times lands exactly, after whole turns", arguments: [-3, -1, 1, 2, 7])
  func turnedLanding(turns: Double) {
    let animator = DynamicAnimator()
    let box = Box(120, 100, width: 100, height: 50)
    box.rotation = 2 * .pi * turns + 0.3
    animator.addBehavior(SnapBehavior(item: box, snapTo: Point(x: 150, y: 150)))
    animator.run(600)
    #expect(box.center == Point(x: 150, y: 150) && box.rotation == 2 * .pi * turns)
    #expect(!animator.isRunning)
  }

  @Test("moving the snap point pulls the item along")
  func move() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let snap = SnapBehavior(item: box, snapTo: .zero)
    animator.addBehavior(snap)
    animator.run(90)
    #expect(!animator.isRunning)
    snap.snapPoint = Point(x: -50, y: 80)
    animator.run(300)
    #expect(box.center == Point(x: -50, y: 80) && !animator.isRunning)
  }

  @Test("more damping overshoots less")
  func damping() {
    func overshoot(_ damping: Double) -> Double {
      let animator = DynamicAnimator()
      let box = Box(0, 0)
      let snap = SnapBehavior(item: box, snapTo: Point(x: 100, y: 0))
      snap.damping = damping
      animator.addBehavior(snap)
      var most = 0.0
      for _ in 0..<120 {
        animator.run(1)
        most = max(most, box.center.x - 100)
      }
      return most
    }
    #expect(overshoot(0.2) > overshoot(0.5) && overshoot(0.5) > overshoot(1))
  }

  @Test("under gravity it hangs below the point and stays there")
  func gravity() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    animator.addBehavior(SnapBehavior(item: box, snapTo: .zero))
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.run(600)
    // Each spring bears the mass that a corner of a square has, m / (1 + r²m/I) = m / 2.5, and two of the four are
    // upright.
    let omega = 2 * Double.pi * SnapBehavior.frequency
    let sag = 1000 / (omega * omega * 2 / 2.5)
    #expect(box.center.y.isWithin(Tolerance.invisible, of: sag) && !animator.isRunning, "\(box.center)")
  }
}
