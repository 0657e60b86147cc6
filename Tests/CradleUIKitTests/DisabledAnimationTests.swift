import CradleUIKit
import Testing

/// Changes of views while animations are disabled.
struct DisabledAnimationTests {
  @Test("keyframes and changes between begin and commit are made at once while animations are disabled")
  func disabled() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(box)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 100 }
    } completion: {
      isDone = $0
    }
    #expect(isDone && box.center.x == 100 && box.layer.presentation()?.position.x == 100)
    UIView.beginAnimations(nil, context: nil)
    box.center.y = 100
    UIView.commitAnimations()
    window.advance(by: 0.1)
    #expect(box.layer.presentation()?.position == CGPoint(x: 100, y: 100))
  }
}
