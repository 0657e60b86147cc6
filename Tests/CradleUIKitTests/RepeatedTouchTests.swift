import CradleUIKit
import Testing

/// Controls that are touched several times in quick succession.
struct RepeatedTouchTests {
  private final class Log { var calls: [String] = [] }

  @Test("the second touch in quick succession is a repeated one, for which an action is called once")
  func repeats() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (control, log) = (UIControl(frame: window.bounds), Log())
    control.addAction(UIAction { _ in log.calls.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.calls.append("repeat") }, for: .touchDownRepeat)
    control.addAction(UIAction { _ in log.calls.append("both") }, for: [.touchDown, .touchDownRepeat])
    window.addSubview(control)
    for time in [0, 0.2, 2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    #expect(log.calls == ["down", "both", "down", "repeat", "both", "down", "both"])
  }
}
