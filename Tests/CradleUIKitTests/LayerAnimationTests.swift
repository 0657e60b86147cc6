import CradleUIKit
import TestSupport
import Testing

/// Core Animation's animations: what they show, and what they tell.
@Suite struct LayerAnimationTests {
  final class Ear: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  init() { window.addSubview(view) }
  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  @Test("a basic animation shows its way, leaves the layer alone, and is gone at its end")
  func basic() {
    let (animation, ear) = (CABasicAnimation(keyPath: "position.x"), Ear())
    (animation.fromValue, animation.toValue, animation.duration) = (50, CGFloat(250), 2)
    animation.delegate = ear
    view.layer.add(animation, forKey: "move")
    #expect(view.layer.animationKeys() == ["move"] && shown.position.x == 50)
    window.advance(by: 0.5)
    #expect(shown.position.x == 100 && view.layer.position.x == 50)
    // The layer has a copy.
    animation.toValue = 0
    window.advance(by: 0.5)
    #expect(shown.position.x == 150 && ear.heard == ["start"])
    window.advance(by: 1)
    #expect(
      shown.position.x == 50 && view.layer.animationKeys() == nil && ear.heard == ["start", "stop true"])
  }

  @Test("repeats, ways back, parts of a transform and keyframes are at their closed forms")
  func cycles() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi / 2, 1)
    (turn.repeatCount, turn.autoreverses) = (2, true)
    let keys = CAKeyframeAnimation(keyPath: "opacity")
    (keys.values, keys.keyTimes, keys.duration) = ([0, 1, 0.5], [0, 0.25, 1], 4)
    view.layer.add(turn, forKey: "turn")
    view.layer.add(keys, forKey: nil)
    // From 1 s on the opacity falls by a half in 3 s.
    let looks: [(time: Double, part: Double, opacity: Double)] = [
      (0.5, 0.5, 0.5), (1.5, 0.5, 11.0 / 12), (2.25, 0.25, 19.0 / 24), (3.5, 0.5, 7.0 / 12),
    ]
    for (time, part, opacity) in looks {
      let before = window.time
      window.advance(by: time - before)
      #expect(abs(Double(shown.transform.m12) - sin(part * .pi / 2)) < Tolerance.closedForm, "\(time)")
      #expect(abs(Double(shown.opacity) - opacity) < Tolerance.singlePrecision, "\(time)")
    }
    window.advance(by: 0.5)
    #expect(CATransform3DIsIdentity(shown.transform) && shown.opacity == 1)
  }

  @Test("one that fills forwards and stays shows its end; its removal ends it as unfinished")
  func filling() {
    let (animation, ear) = (CABasicAnimation(keyPath: "opacity"), Ear())
    (animation.toValue, animation.duration, animation.fillMode) = (0, 1, .forwards)
    (animation.isRemovedOnCompletion, animation.timingFunction) = (
      false, CAMediaTimingFunction(name: .easeIn)
    )
    animation.delegate = ear
    view.layer.add(animation, forKey: "fade")
    window.advance(by: 0.5)
    // Less than half of the way: it starts slowly.
    #expect(shown.opacity > 0.6)
    window.advance(by: 5)
    #expect(shown.opacity == 0 && view.layer.opacity == 1 && ear.heard == ["start", "stop true"])
    view.layer.removeAnimation(forKey: "fade")
    #expect(shown.opacity == 1)
    let second = Ear()
    animation.delegate = second
    view.layer.add(animation, forKey: "fade")
    view.layer.removeAllAnimations()
    #expect(second.heard == ["stop false"])
  }

  @Test("a transaction's completion is called when its animations have ended, or at once without any")
  func transaction() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    #expect(count == 1)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { count += 1 }
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
    window.advance(by: 1.9)
    #expect(count == 1)
    window.advance(by: 0.2)
    #expect(count == 2)
  }

  @Test("animations without a duration have their group's, the outermost group that of the transaction")
  func groupDuration() {
    let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
    (move.fromValue, move.toValue, fade.fromValue, fade.toValue, fade.duration) = (0, 100, 1, 0, 1)
    let (inner, group) = (CAAnimationGroup(), CAAnimationGroup())
    (inner.animations, group.animations) = ([move], [inner, fade])
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    view.layer.add(group, forKey: "both")
    CATransaction.commit()
    window.advance(by: 0.5)
    #expect(shown.position.x == 25 && abs(Double(shown.opacity) - 0.5) < Tolerance.singlePrecision)
    window.advance(by: 1)
    // The shorter animation has ended; the groups have not.
    #expect(shown.position.x == 75 && shown.opacity == 1)
    #expect(view.layer.animation(forKey: "both")?.duration == 2 && move.duration == 0)
    window.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a transition added under Core Animation's name is found under it")
  func transition() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: kCATransition)
    #expect(layer.animationKeys() == [kCATransition] && kCATransition == "transition")
  }
}
