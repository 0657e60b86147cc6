import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// UIKit's own numbers (published black-box measurements), through the public vocabulary.
@Suite("Dynamics: UIKit's reference trajectories")
struct ReferenceTrajectoryTests {
  /// The titles' bounds: of places in points, of speeds in points per second, of turns in radians, and of a pendulum's
  /// places, in points.
  static let place = 0.001
  static let speed = 0.001
  static let turn = 0.0001
  static let swing = 0.05

  @Test("gravity 1 without resistance follows UIKit's y at frames 1–5 within 0.001 pt")
  func gravity() {
    let animator = DynamicAnimator()
    let box = Box(150, 50)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(free(box))
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      animator.run(1)
      #expect(abs(box.center.y - y) < Self.place, "\(box.center)")
      #expect(box.center.x == 150 && box.rotation == 0)
    }
  }

  @Test("a continuous push of 1 on 1 kg follows UIKit's vx at frames 1–4 within 0.001 pt/s")
  func push() {
    let animator = DynamicAnimator()
    let box = Box(100, 100)
    let push = PushBehavior(items: [box], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    let properties = free(box)
    animator.addBehavior(push)
    animator.addBehavior(properties)
    for speed in [0.8333, 2.5, 4.1667, 5.8333] {
      animator.run(1)
      #expect(abs(properties.linearVelocity(for: box).dx - speed) < Self.speed)
    }
  }

  @Test("a pendulum on a rigid attachment follows UIKit within 0.05 pt through frame 60")
  func pendulum() {
    let animator = DynamicAnimator()
    let box = Box(200, 100, width: 40, height: 40)
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(AttachmentBehavior(item: box, attachedToAnchor: Point(x: 100, y: 100)))
    animator.addBehavior(free(box))
    let expected = [
      1: Point(x: 199.999969, y: 100.069443), 10: Point(x: 199.132126, y: 113.146225),
      30: Point(x: 139.359573, y: 191.92836), 60: Point(x: 2.06188917, y: 120.202171),
    ]
    for frame in 1...60 {
      animator.run(1)
      guard let point = expected[frame] else { continue }
      #expect(box.center.distance(to: point) < Self.swing, "frame \(frame): \(box.center)")
    }
  }

  @Test("a snap with default resistances follows UIKit in frame 1 within 0.001 pt and 0.0001 rad")
  func snap() {
    let animator = DynamicAnimator()
    let box = Box(100, 100, width: 100, height: 50)
    animator.addBehavior(SnapBehavior(item: box, snapTo: Point(x: 300, y: 200)))
    animator.run(1)
    #expect(abs(box.center.x - 113.265648) < Self.place, "\(box.center)")
    #expect(abs(box.center.y - 106.623589) < Self.place)
    #expect(abs(box.rotation - 0.0361267589) < Self.turn, "\(box.rotation)")
  }

  @Test("items(in:) finds an item 9.9 pt away, and none 10.5 pt away")
  func search() {
    let animator = DynamicAnimator()
    let box = Box(100, 100)
    animator.addBehavior(GravityBehavior(items: [box]))
    #expect(animator.items(in: Rect(x: 159.9, y: 90, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: Rect(x: 160.5, y: 90, width: 10, height: 10)).isEmpty)
    #expect(animator.items(in: Rect(x: 90, y: 30.1, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: Rect(x: 90, y: 29.5, width: 10, height: 10)).isEmpty)
  }

  @Test("elapsedTime after four frames of 1/60 s is 0.0666666667, within 1e-9")
  func elapsedTime() {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [Box(0, 0)]))
    animator.run(4)
    #expect(abs(animator.elapsedTime - 0.0666666667) < Tolerance.closedForm)
  }
}
