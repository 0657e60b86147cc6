import CradleUIKit
import Testing

/// Long presses of several fingers.
struct LongPressFingerTests {
  @Test("a press of two fingers ends when one of them lifts")
  func lifts() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    window.addGestureRecognizer(press)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0, time: 0)
    window.touchDown(at: CGPoint(x: 90, y: 50), id: 1, time: 0.1)
    window.advance(by: 0.6)
    #expect(press.state == .began)
    window.touchUp(id: 1)
    #expect(press.state == .ended && press.numberOfTouches == 1)
    window.touchUp(id: 0)
    #expect(press.state == .possible)
  }

  @Test("a press without a minimum duration begins and ends with the touch")
  func immediate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    press.minimumPressDuration = 0
    window.addGestureRecognizer(press)
    window.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(states == [.began])
    window.touchUp()
    #expect(states == [.began, .ended])
  }
}
