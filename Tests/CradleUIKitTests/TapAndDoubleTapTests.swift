import CradleUIKit
import Testing

/// Taps and double taps on the same view.
struct TapAndDoubleTapTests {
  private final class Log { var taps: [Int] = [] }

  @Test("without a requirement a tap and a double tap are both recognised", arguments: [false, true])
  func both(_ isSingleFirst: Bool) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let taps = (1...2).map { count in
      let tap = UITapGestureRecognizer { _ in log.taps.append(count) }
      tap.numberOfTapsRequired = count
      return tap
    }
    for tap in isSingleFirst ? taps : taps.reversed() { window.addGestureRecognizer(tap) }
    for time in [0, 0.2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    window.advance(by: 1)
    let doubleCount = log.taps.count { $0 == 2 }
    #expect(log.taps.first == 1 && log.taps.last == 2 && doubleCount == 1)
  }
}
