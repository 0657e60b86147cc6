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

  @Test(
    "two taps far apart are no double tap, and the one that waits for it is recognised",
    arguments: [(CGFloat(40), 1, [2]), (50, 1, [1]), (40, 2, [2]), (50, 2, [1])])
  func farApart(distance: CGFloat, fingers: Int, expected: [Int]) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let taps = (1...2).map { count in
      let tap = UITapGestureRecognizer { _ in log.taps.append(count) }
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, fingers)
      window.addGestureRecognizer(tap)
      return tap
    }
    taps[0].require(toFail: taps[1])
    for (time, x) in [(0, 50), (0.2, 50 + distance)] as [(Double, CGFloat)] {
      for finger in 0..<fingers {
        window.touchDown(at: CGPoint(x: x + 120 * CGFloat(finger), y: 50), id: finger, time: time)
      }
      for finger in 0..<fingers { window.touchUp(id: finger, time: time + 0.05) }
    }
    #expect(log.taps.prefix(1) == expected[...])
    window.advance(by: 1)
  }
}
