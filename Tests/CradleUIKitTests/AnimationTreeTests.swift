import CradleUIKit
import TestSupport
import Testing

/// Animations whose views enter a window after they began, or leave it before they end.
@Suite("Animations and the tree") struct AnimationTreeTests {
  /// The ways to begin an animation of a view's opacity from 0 to 1 within a second; each reports its end.
  enum Way: CaseIterable {
    case block, keyframes, animator, layer

    func begin(_ view: UIView, _ end: @escaping (Bool) -> Void) {
      switch self {
      case .block:
        view.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 1
        } completion: {
          end($0)
        }
      case .keyframes:
        view.alpha = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
        } completion: {
          end($0)
        }
      case .animator:
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        animator.addCompletion { end($0 == .end) }
        animator.startAnimation()
      case .layer:
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        fade.delegate = Ear(end)
        view.layer.add(fade, forKey: nil)
      }
    }
  }

  private final class Ear: CAAnimationDelegate {
    let end: (Bool) -> Void
    init(_ end: @escaping (Bool) -> Void) { self.end = end }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private func shown(_ view: UIView) -> Float { (view.layer.presentation() ?? view.layer).opacity }
  private func shows(_ opacity: Float) -> Bool { abs(shown(view) - opacity) < Tolerance.opacity }

  @Test("one that began before its view was in the window runs from then on", arguments: Way.allCases)
  func entering(_ way: Way) {
    var ends: [Bool] = []
    let box = UIView()
    box.addSubview(view)
    way.begin(view) { ends.append($0) }
    window.addSubview(box)
    #expect(shows(0))
    window.advance(by: 0.25)
    #expect(shows(0.25) && ends.isEmpty)
    window.advance(by: 0.75)
    #expect(shows(1) && ends == [true])
  }

  @Test("one of a view that enters no window ends with the frame", arguments: Way.allCases)
  func outside(_ way: Way) {
    var ends: [Bool] = []
    way.begin(view) { ends.append($0) }
    #expect(ends.isEmpty)
    window.advance(by: 0.1)
    #expect(ends == [true] && shows(1) && view.layer.animationKeys() == nil)
    window.addSubview(view)
    window.advance(by: 0.1)
    #expect(ends == [true] && shows(1))
  }

  @Test("one of a view that has left the window ends unfinished", arguments: Way.allCases)
  func leaving(_ way: Way) {
    var ends: [Bool] = []
    window.addSubview(view)
    way.begin(view) { ends.append($0) }
    window.advance(by: 0.25)
    view.removeFromSuperview()
    window.advance(by: 5)
    // An animator's completion says where it ended.
    #expect(ends == [way == .animator] && shows(1))
    window.addSubview(view)
    window.advance(by: 1)
    #expect(ends.count == 1 && shows(1))
  }

  @Test("one whose view moves to another superview or window goes on with it", arguments: Way.allCases)
  func moving(_ way: Way) {
    var ends: [Bool] = []
    window.addSubview(view)
    way.begin(view) { ends.append($0) }
    window.advance(by: 0.25)
    view.removeFromSuperview()
    let box = UIView()
    window.addSubview(box)
    box.addSubview(view)
    window.advance(by: 0.25)
    #expect(shows(0.5))
    let other = UIWindow(frame: window.bounds)
    other.addSubview(view)
    window.advance(by: 0)
    other.advance(by: 0.25)
    #expect(shows(0.75) && ends.isEmpty)
    window.advance(by: 5)
    #expect(shows(0.75) && ends.isEmpty)
    other.advance(by: 0.25)
    #expect(shows(1) && ends == [true])
  }

  @Test(
    "a tree without a window that the app advances keeps its animations in a window", arguments: Way.allCases)
  func tree(_ way: Way) {
    var ends: [Bool] = []
    let tree = UIView()
    tree.addSubview(view)
    way.begin(view) { ends.append($0) }
    tree.advance(by: 0.25)
    window.advance(by: 1)
    #expect(shows(0.25) && ends.isEmpty)
    window.addSubview(tree)
    window.advance(by: 0.25)
    #expect(shows(0.5))
    window.advance(by: 0.5)
    #expect(ends == [true])
  }

  @Test("a block with a view outside of the window first animates the one inside")
  func mixed() {
    let inside = UIView()
    window.addSubview(inside)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      (view.alpha, inside.alpha) = (0, 0)
    } completion: {
      ends.append($0)
    }
    window.advance(by: 0.5)
    #expect(abs(shown(inside) - 0.5) < Tolerance.opacity)
    window.advance(by: 0.5)
    #expect(shown(inside) == 0 && ends == [true])
  }

  @Test("a flip outside of the window calls its completion, then or when it has run")
  func flip() {
    var ends: [Bool] = []
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft, animations: nil) {
      ends.append($0)
    }
    window.advance(by: 0)
    #expect(ends == [true])
    let other = UIView()
    UIView.transition(with: other, duration: 1, options: .transitionFlipFromLeft, animations: nil) {
      ends.append($0)
    }
    window.addSubview(other)
    window.advance(by: 0.5)
    #expect(ends == [true])
    window.advance(by: 0.5)
    #expect(ends == [true, true])
  }

  @Test("a layer that turns before it is anybody's turns once it is shown, as a sublayer or as a mask")
  func layers() {
    window.addSubview(view)
    let (dot, mask) = (CALayer(), CALayer())
    for layer in [dot, mask] {
      let turn = CABasicAnimation(keyPath: "opacity")
      (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 1, 1, .infinity)
      layer.add(turn, forKey: "turn")
    }
    view.layer.addSublayer(dot)
    view.layer.mask = mask
    window.advance(by: 0.25)
    for layer in [dot, mask] {
      #expect(abs((layer.presentation()?.opacity ?? 1) - 0.25) < Tolerance.opacity)
    }
  }

  @Test("an animation that is not removed at its end goes on when its layer is shown again")
  func kept() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.isRemovedOnCompletion) = (0, 1, 1, false)
    window.addSubview(view)
    view.layer.add(fade, forKey: "fade")
    window.advance(by: 0.25)
    view.removeFromSuperview()
    for _ in 0..<3 { window.advance(by: 1) }
    window.addSubview(view)
    let part = shown(view)
    window.advance(by: 0.125)
    #expect(view.layer.animationKeys() == ["fade"] && abs(shown(view) - part - 0.125) < Tolerance.opacity)
  }

  @Test("an animation that another one's start adds to the layer runs at the same pace")
  func added() {
    final class Starter: CAAnimationDelegate {
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStart(_ anim: CAAnimation) {
        let slow = CABasicAnimation(keyPath: "opacity")
        (slow.fromValue, slow.toValue, slow.duration) = (0, 1, 1)
        layer.add(slow, forKey: "slow")
      }
    }
    window.addSubview(view)
    let first = CABasicAnimation(keyPath: "position.x")
    first.duration = 5
    first.delegate = Starter(view.layer)
    view.layer.add(first, forKey: nil)
    window.advance(by: 0)
    window.advance(by: 0.25)
    #expect(shows(0.25))
  }

  @Test("an animator that its completion starts again runs again")
  func again() {
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    var ends = 0
    animator.addCompletion { [unowned animator, view] _ in
      ends += 1
      animator.addAnimations { view.alpha = 1 }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
    }
    animator.startAnimation()
    window.advance(by: 1)
    #expect(ends == 1 && shows(0))
    window.advance(by: 0.25)
    #expect(shows(0.25))
    window.advance(by: 0.75)
    #expect(ends == 2 && shows(1))
  }
}
