import CradleUIKit
import TestSupport
import Testing

/// Animations that a hand can hold.
@Suite struct PropertyAnimatorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var shown: CGFloat { (box.layer.presentation() ?? box.layer).position.x }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    root.addSubview(box)
    return UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.center.x = 105 }
  }

  @Test("it runs to its end, and its completion gets the final position")
  func run() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && box.center.x == 5)
    animator.startAnimation()
    root.advance(by: 0.25)
    #expect(
      abs(shown - 30) < Tolerance.closedForm && animator.isRunning
        && abs(animator.fractionComplete - 0.25) < Tolerance.closedForm)
    root.advance(by: 0.75)
    #expect(shown == 105 && box.center.x == 105 && animator.state == .inactive && ends == [.end])
  }

  @Test("an interaction moves it, it continues from there, and back when it is reversed")
  func scrub() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    root.advance(by: 1)
    #expect(shown == 55 && animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    animator.continueAnimation(durationFactor: 0)
    root.advance(by: 0.25)
    #expect(abs(shown - 30) < Tolerance.closedForm)
    root.advance(by: 0.3)
    #expect(shown == 5 && box.center.x == 5 && ends == [.start])
  }

  @Test(
    "a progress out of 0 … 1 is clamped, and continues to its end",
    arguments: [-0.5, 1.5, -.infinity, .infinity])
  func outside(progress: CGFloat) {
    let animator = animator()
    animator.fractionComplete = progress
    root.advance(by: 0)
    #expect(shown == (progress < 0 ? 5 : 105) && animator.fractionComplete == (progress < 0 ? 0 : 1))
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(), durationFactor: 0.5)
    root.advance(by: 0.501)
    #expect(shown == 105 && animator.state == .inactive)
  }

  @Test("going back it takes the new pace for the rest of the way, from where it is")
  func reversedPace() {
    let animator = animator()
    animator.fractionComplete = 0.8
    animator.isReversed = true
    let ease = UICubicTimingParameters(controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0))
    animator.continueAnimation(withTimingParameters: ease, durationFactor: 0.4)
    root.advance(by: 0)
    #expect(abs(shown - 85) < Tolerance.summed)
    root.advance(by: 0.2)
    // The curve's time is 1 − (1 − s)³ and its way s³: at half of the 0.4 s, s is 1 − ½^⅓.
    let s = 1 - pow(0.5, 1.0 / 3)
    #expect(abs(shown - CGFloat(5 + 80 * (1 - s * s * s))) < Tolerance.summed, "\(shown)")
    root.advance(by: 0.201)
    #expect(shown == 5 && animator.state == .inactive)
  }

  @Test("an animator made without arguments is a placeholder")
  func empty() {
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive && !animator.isRunning)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }

  @Test("stopped, it leaves the views where they are shown, and finishes at the given position")
  func stop() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    root.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(box.center.x == 55 && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(box.center.x == 55 && ends == [.current])
  }

  @Test("it waits before it starts, and an animation of nothing ends at once")
  func delay() {
    let animator = animator(.easeIn)
    animator.startAnimation(afterDelay: 0.5)
    root.advance(by: 0.5)
    #expect(shown == 5)
    root.advance(by: 0.5)
    #expect(abs(shown - 30) < Tolerance.closedForm)
    var ends = 0
    let empty = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    empty.addCompletion { _ in ends += 1 }
    empty.startAnimation()
    #expect(ends == 1)
  }

  @Test("its methods are called by the question mark of optional ones, too")
  func optionalCalls() {
    let view = UIView(frame: .zero)
    let own = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    let animator: any UIViewImplicitlyAnimating = own
    var ends = 0
    animator.addAnimations? { view.center.x = 10 }
    animator.addAnimations?({ view.center.y = 10 }, delayFactor: 0.5)
    animator.addCompletion? { _ in ends += 1 }
    own.finishNow()
    #expect(ends == 1 && view.center == CGPoint(x: 10, y: 10) && view.alpha == 0)
  }

  @Test("a part of a view's picture is as large as asked")
  func snapshot() {
    let part = root.resizableSnapshotView(
      from: CGRect(x: 100, y: 50, width: 40, height: 30), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 40, height: 30))
    #expect(part?.subviews.first?.frame == CGRect(x: -100, y: -50, width: 300, height: 300))
  }
}

extension UIViewPropertyAnimator {
  /// Ends it at its end.
  fileprivate func finishNow() {
    startAnimation()
    stopAnimation(false)
    finishAnimation(at: .end)
  }
}
