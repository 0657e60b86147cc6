import CradleDynamics
import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// An instantaneous push fires with a step, not with a frame.
@Suite("DynamicAnimator: the frame rate and pushes")
struct PushFrameRateTests {
  private func place(rate: Double, settings: World.Settings) -> Point {
    let animator = DynamicAnimator(referenceBounds: .zero, settings: settings)
    let box = Box(200, 100, width: 80, height: 80)
    let push = PushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = Vector(dx: 9, dy: 20)
    animator.addBehavior(push)
    let field = FieldBehavior.vortexField()
    field.position = Point(x: 200, y: 100)
    field.strength = 9
    field.addItem(box)
    animator.addBehavior(field)
    for frame in 0..<Int(rate) {
      if frame == Int(rate) / 2 { push.active = true }
      animator.advance(by: 1 / rate)
    }
    return box.center
  }

  @Test(
    "an item in a field that is pushed twice is at one place at every frame rate, to the bit",
    arguments: [World.Settings.accurate, .uikit], [10, 20, 30, 120, 240.0])
  func alike(_ settings: World.Settings, rate: Double) {
    let expected = place(rate: 60, settings: settings)
    #expect(expected != Point(x: 200, y: 100))
    #expect(place(rate: rate, settings: settings) == expected)
  }
}
