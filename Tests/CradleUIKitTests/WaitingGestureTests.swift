import CradleUIKit
import Testing

/// Gestures that wait for another one to fail.
struct WaitingGestureTests {
  @Test(
    "a drag that waits for a press begins when the press is disabled or removed", arguments: [true, false])
  func leaves(_ isDisabled: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    press.allowableMovement = 1000
    pan.require(toFail: press)
    for recognizer in [pan, press] { window.addGestureRecognizer(recognizer) }
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchMove(to: CGPoint(x: 90, y: 50), time: 0.1)
    #expect(pan.state == .possible)
    if isDisabled { press.isEnabled = false } else { window.removeGestureRecognizer(press) }
    #expect(pan.state == .began)
  }
}
