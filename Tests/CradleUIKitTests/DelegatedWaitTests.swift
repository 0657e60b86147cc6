import CradleUIKit
import Testing

/// Delegates that make one gesture wait for another one.
struct DelegatedWaitTests {
  private final class Log: NSObject, UIGestureRecognizerDelegate {
    var taps: [Int] = []
    var isRequired = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !isRequired && taps(of: gestureRecognizer) < taps(of: otherGestureRecognizer) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired && taps(of: gestureRecognizer) > taps(of: otherGestureRecognizer) }
    private func taps(of recognizer: UIGestureRecognizer) -> Int {
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0
    }
  }

  @Test("a tap waits for a double tap if the delegate of one of them says so", arguments: [false, true])
  func waits(_ isRequired: Bool) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    log.isRequired = isRequired
    for count in 1...2 {
      let tap = UITapGestureRecognizer { _ in log.taps.append(count) }
      tap.numberOfTapsRequired = count
      tap.delegate = log
      window.addGestureRecognizer(tap)
    }
    for time in [0, 0.2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    window.advance(by: 1)
    #expect(log.taps == [2])
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 3)
    window.touchUp(time: 3.05)
    window.advance(by: 1)
    #expect(log.taps == [2, 1])
  }

  @Test("a delegate that no longer requires a failure lets the next drag begin at once")
  func changes() {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var isClosed = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { isClosed && otherGestureRecognizer is UILongPressGestureRecognizer }
    }
    let (window, gate) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Gate())
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    press.allowableMovement = 1000
    pan.delegate = gate
    for recognizer in [pan, press] { window.addGestureRecognizer(recognizer) }
    func drag() {
      window.touchDown(at: CGPoint(x: 50, y: 50))
      window.touchMove(to: CGPoint(x: 90, y: 50))
    }
    drag()
    #expect(pan.state == .possible)
    window.touchUp()
    gate.isClosed = false
    drag()
    #expect(pan.state == .began)
  }
}
