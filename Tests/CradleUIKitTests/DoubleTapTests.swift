import CradleUIKit
import Testing

/// Taps beside double taps.
struct DoubleTapTests {
  private final class Log { var taps: [Int] = [] }

  @Test(
    "a tap that waits for a double tap is recognised once no second tap can follow", arguments: [true, false])
  func waits(_ isSingleFirst: Bool) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let taps = (1...2).map { count in
      let tap = UITapGestureRecognizer { _ in log.taps.append(count) }
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    for tap in isSingleFirst ? taps : taps.reversed() { window.addGestureRecognizer(tap) }
    window.touchDown(at: CGPoint(x: 50, y: 50), time: 0)
    window.touchUp(time: 0.05)
    window.advance(by: 0.2)
    #expect(log.taps.isEmpty)
    window.advance(by: 0.2)
    #expect(log.taps == [1])
    for time in [2, 2.2] {
      window.touchDown(at: CGPoint(x: 50, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    window.advance(by: 1)
    #expect(log.taps == [1, 2])
  }
}
