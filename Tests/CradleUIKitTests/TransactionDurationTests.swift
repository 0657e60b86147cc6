import CradleUIKit
import Testing

/// The duration that a transaction gives to animations without one.
struct TransactionDurationTests {
  private final class Ends: NSObject, CAAnimationDelegate {
    var count = 0
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { count += 1 } }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let ends = Ends()

  /// Adds a fade from 0 to the layer's opacity of 1, and returns it.
  private func fade(_ change: (CAAnimation) -> Void = { _ in }) {
    window.addSubview(box)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.delegate = ends
    change(fade)
    box.layer.add(fade, forKey: "fade")
  }
  private var shown: Float? { box.layer.presentation()?.opacity }

  @Test("with a duration of 0 a layer shows its new value at once, and the animation ends in the next frame")
  func zero() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    fade()
    CATransaction.commit()
    #expect(shown == 1)
    window.advance(by: 0)
    #expect(ends.count == 1 && box.layer.animation(forKey: "fade") == nil)
  }

  @Test("endless repetitions, and the animations of a group, end at once, too")
  func repetitions() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    fade { ($0.repeatCount, $0.autoreverses) = (.infinity, true) }
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "opacity")]
    group.delegate = ends
    box.layer.add(group, forKey: "group")
    CATransaction.commit()
    #expect(shown == 1)
    window.advance(by: 0)
    #expect(ends.count == 2)
  }

  @Test("an animation with a fill mode keeps its end")
  func fill() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    fade {
      ($0 as? CABasicAnimation)?.toValue = 0.5
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    CATransaction.commit()
    #expect(shown == 0.5)
    window.advance(by: 1)
    #expect(shown == 0.5)
  }

  @Test("outside of any group the duration holds until the next frame")
  func outside() {
    CATransaction.setAnimationDuration(2)
    fade()
    window.advance(by: 1)
    #expect(shown == 0.5)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("a duration that is no number traps")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { CATransaction.setAnimationDuration(.nan) }
  }
}
