import CradleUIKit
import Testing

/// Gesture recognisers that are disabled or removed.
struct DisabledGestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let pan = UIPanGestureRecognizer()
  private final class Log { var states: [UIGestureRecognizer.State] = [] }
  private let log = Log()

  init() {
    pan.addAction { [log] in log.states.append($0.state) }
    window.addGestureRecognizer(pan)
  }
  private func stop(_ removes: Bool) {
    if removes { window.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
  }

  @Test("a recogniser that is idle stays possible", arguments: [false, true])
  func idle(_ removes: Bool) {
    stop(removes)
    #expect(pan.state == .possible && log.states.isEmpty)
  }

  @Test("a drag is cancelled, and possible again once the finger lifts", arguments: [false, true])
  func dragging(_ removes: Bool) {
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchMove(to: CGPoint(x: 90, y: 50))
    stop(removes)
    #expect(log.states == [.began, .cancelled])
    window.touchUp()
    #expect(pan.state == .possible && log.states == [.began, .cancelled])
  }

  @Test("a double tap that is disabled after its first tap lets the single tap go on")
  func waiting() {
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    tap.addAction { [log] in log.states.append($0.state) }
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    for recognizer in [tap, double] { window.addGestureRecognizer(recognizer) }
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchUp(time: 0.05)
    #expect(log.states.isEmpty)
    double.isEnabled = false
    #expect(log.states == [.ended])
    window.advance(by: 0.1)
    #expect(double.state == .possible)
  }
}
