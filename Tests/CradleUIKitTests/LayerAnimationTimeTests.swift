import Foundation
import TestSupport
import Testing

@testable import CradleUIKit

/// The time of layers and of their animations.
struct LayerAnimationTimeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let gauge = Gauge()
  init() { window.layer.addSublayer(gauge) }
  private var shown: Gauge { gauge.presentation() ?? gauge }

  private func fade(_ layer: CALayer, _ seconds: Double = 1) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, seconds)
    layer.add(fade, forKey: "fade")
  }

  @Test(
    "animations follow their layer's speed, pause, go on where they were, and can be moved by the layer's time"
  )
  func time() {
    let inner = CALayer()
    gauge.addSublayer(inner)
    fade(gauge)
    fade(inner, 4)
    func shownInner() -> Float { inner.presentation()?.opacity ?? -1 }
    inner.speed = 2
    // The change of speed moves the animation to another time, as it began by the old one.
    inner.timeOffset -= inner.convertTime(CACurrentMediaTime(), from: nil) - CACurrentMediaTime()
    window.advance(by: 0.25)
    #expect(shown.opacity == 0.25 && abs(shownInner() - 0.125) < Tolerance.opacity)
    // As Apple shows how to pause a layer and to let it go on.
    let pause = gauge.convertTime(CACurrentMediaTime(), from: nil)
    gauge.speed = 0
    gauge.timeOffset = pause
    window.advance(by: 1)
    #expect(abs(shown.opacity - 0.25) < Tolerance.opacity && abs(shownInner() - 0.125) < Tolerance.opacity)
    #expect(abs(gauge.convertTime(CACurrentMediaTime(), from: nil) - pause) < Tolerance.closedForm)
    gauge.speed = 1
    gauge.timeOffset = 0
    gauge.beginTime = gauge.convertTime(CACurrentMediaTime(), from: nil) - pause
    window.advance(by: 0.5)
    #expect(abs(shown.opacity - 0.75) < Tolerance.opacity && abs(shownInner() - 0.375) < Tolerance.opacity)
    #expect(abs(inner.convertTime(inner.convertTime(5, to: nil), from: nil) - 5) < Tolerance.closedForm)
    let moved = CALayer()
    window.layer.addSublayer(moved)
    moved.speed = 0
    fade(moved)
    for part in [0.25, 0.75, 0.5] {
      moved.timeOffset = part
      window.advance(by: 1)
      #expect(moved.presentation()?.opacity == Float(part))
    }
  }

  @Test("an animation that is added again goes on from its beginning in time")
  func addedAgain() {
    window.advance(by: 0.5)
    fade(gauge)
    window.advance(by: 0.25)
    let copy = gauge.animation(forKey: "fade")
    gauge.removeAnimation(forKey: "fade")
    window.advance(by: 0.25)
    #expect(shown.opacity == 1)
    if let copy { gauge.add(copy, forKey: "fade") }
    #expect(abs(shown.opacity - 0.5) < Tolerance.opacity)
  }

  @Test("a transaction without actions sets managed properties at once")
  func withoutActions() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gauge.level = 3
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(gauge.animationKeys() == nil && shown.level == 3 && !CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    gauge.level = 4
    #expect(gauge.animationKeys() == nil)
    window.advance(by: 0)
    gauge.level = 5
    #expect(gauge.animationKeys() == ["level"])
  }
}
