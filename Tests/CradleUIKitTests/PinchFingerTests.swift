import CradleUIKit
import TestSupport
import Testing

/// The fingers of a pinch.
struct PinchFingerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  @Test(
    "a pinch keeps its scale while one finger is left, goes on with another, and ends when all have lifted")
  func fingers() {
    var states: [UIGestureRecognizer.State] = []
    let pinch = UIPinchGestureRecognizer { states.append($0.state) }
    window.addGestureRecognizer(pinch)
    window.touchDown(at: CGPoint(x: 100, y: 100), id: 0)
    window.touchDown(at: CGPoint(x: 200, y: 100), id: 1)
    window.touchMove(to: CGPoint(x: 220, y: 100), id: 1)
    window.touchMove(to: CGPoint(x: 340, y: 100), id: 1)
    #expect(states == [.began, .changed] && abs(pinch.scale - 2) < Tolerance.closedForm)
    window.touchUp(id: 1)
    window.touchMove(to: CGPoint(x: 150, y: 100), id: 0)
    #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
    #expect(abs(pinch.scale - 2) < Tolerance.closedForm)
    window.touchDown(at: CGPoint(x: 250, y: 100), id: 1)
    window.touchMove(to: CGPoint(x: 200, y: 100), id: 1)
    #expect(abs(pinch.scale - 1) < Tolerance.closedForm)
    window.touchUp(id: 1)
    #expect(pinch.state == .changed)
    window.touchUp(id: 0)
    #expect(states == [.began, .changed, .changed, .ended] && abs(pinch.scale - 1) < Tolerance.closedForm)
  }
}
