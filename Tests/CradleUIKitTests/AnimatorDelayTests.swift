import CradleUIKit
import TestSupport
import Testing

/// Property animators that are stopped before they have moved.
struct AnimatorDelayTests {
  @Test("an animator that is stopped within its delay starts at once the next time")
  func restart() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    root.addSubview(box)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 100 }
    animator.startAnimation(afterDelay: 5)
    root.advance(by: 1)
    animator.stopAnimation(true)
    #expect(box.center.x == 0)
    animator.addAnimations { box.center.x = 100 }
    animator.startAnimation()
    root.advance(by: 0.5)
    #expect(abs(animator.fractionComplete - 0.5) < Tolerance.closedForm)
  }
}
