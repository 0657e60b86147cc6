import CradleUIKit
import Testing

/// Touches that a gesture under way ignores.
struct IgnoredTouchTests {
  private final class OneFinger: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
    }
  }

  @Test("a view receives a touch that a gesture under way ignores")
  func received() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (pad, pan) = (Pad(frame: CGRect(x: 150, y: 150, width: 100, height: 100)), OneFinger())
    window.addSubview(pad)
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0, time: 0)
    window.touchMove(to: CGPoint(x: 90, y: 50), id: 0, time: 0.1)
    #expect(pan.state == .began)
    window.touchDown(at: CGPoint(x: 200, y: 200), id: 1, time: 0.2)
    window.touchUp(id: 1, time: 0.3)
    #expect(pad.log == ["began", "ended"] && pan.state == .began)
  }
}
