import CradleUIKit
import TestSupport
import Testing

/// Animations of keyframes and by springs that repeat and run backwards.
struct RepeatedAnimationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var shown: CGFloat { (box.layer.presentation() ?? box.layer).position.x }

  init() { root.addSubview(box) }

  private func animateKeyframes(
    _ options: UIView.KeyframeAnimationOptions, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 105 }
      }, completion: completion)
  }

  @Test("keyframes repeat, and run backwards in every second cycle")
  func keyframes() {
    animateKeyframes([.repeat, .autoreverse])
    root.advance(by: 0.25)
    for expected in [80, 80, 30, 30, 80] as [CGFloat] {
      root.advance(by: 0.5)
      #expect(abs(shown - expected) < CGFloat(Tolerance.closedForm), "\(shown)")
    }
  }

  @Test("keyframes that run backwards once end after twice the duration, at the new state")
  func once() {
    var ends: [Bool] = []
    animateKeyframes(.autoreverse) { ends.append($0) }
    root.advance(by: 1.75)
    #expect(abs(shown - 30) < CGFloat(Tolerance.closedForm) && ends.isEmpty)
    root.advance(by: 0.25)
    #expect(shown == 105 && ends == [true])
  }

  @Test("a spring starts again in each cycle")
  func springs() {
    func spring(_ options: UIView.AnimationOptions) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: options,
        animations: { box.center.x += 100 })
    }
    spring([])
    root.advance(by: 0.25)
    let first = shown
    root.advance(by: 2)
    #expect(shown == 105)
    box.center.x = 5
    spring(.repeat)
    for _ in 0..<3 {
      root.advance(by: 0.25)
      #expect(abs(shown - first) < CGFloat(Tolerance.closedForm), "\(shown), \(first)")
      root.advance(by: 0.75)
    }
  }
}
