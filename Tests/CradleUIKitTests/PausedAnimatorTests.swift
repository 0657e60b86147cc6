import CradleUIKit
import TestSupport
import Testing

/// Property animators with a timing curve, which are paused on their way.
struct PausedAnimatorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
  private var shown: CGFloat { (box.layer.presentation() ?? box.layer).position.x }

  /// An animator of 1 s that is paused in the middle of its time, at a quarter of its way.
  private func paused() -> UIViewPropertyAnimator {
    root.addSubview(box)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [box] in box.center.x = 100 }
    animator.startAnimation()
    root.advance(by: 0.5)
    animator.pauseAnimation()
    return animator
  }

  @Test("paused, it reports the progress that is shown, and a drag moves it from there")
  func drag() {
    let animator = paused()
    #expect(abs(shown - 25) < Tolerance.closedForm)
    #expect(abs(animator.fractionComplete - 0.25) < Tolerance.closedForm)
    animator.fractionComplete += 0.1
    #expect(abs(shown - 35) < Tolerance.closedForm)
  }

  @Test("it continues with its own curve from the shown progress, after a pause and after a drag")
  func ownCurve() {
    let animator = paused()
    animator.startAnimation()
    root.advance(by: 0)
    #expect(abs(shown - 25) < Tolerance.closedForm)
    root.advance(by: 0.25)
    #expect(abs(shown - 56.25) < Tolerance.closedForm)
    animator.fractionComplete = 0.81
    animator.continueAnimation(durationFactor: 0)
    root.advance(by: 0)
    #expect(abs(shown - 81) < Tolerance.closedForm)
    // The curve is t², so that nine tenths of the time have passed.
    root.advance(by: 0.05)
    #expect(abs(shown - 90.25) < Tolerance.closedForm)
  }

  @Test("it continues with another curve from the shown progress")
  func otherCurve() {
    let animator = paused()
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 0.5)
    root.advance(by: 0)
    #expect(abs(shown - 25) < Tolerance.closedForm)
    root.advance(by: 0.25)
    #expect(abs(shown - 62.5) < Tolerance.closedForm)
    root.advance(by: 0.26)
    #expect(animator.state == .inactive && shown == 100)
  }
}
