import CradleUIKit
import Testing

/// The number of taps that a touch belongs to.
struct TapCountTests {
  private final class Board: UIView {
    var counts: [Int] = []
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts += touches.map { $0.tapCount }
    }
  }

  @Test("taps count in quick succession at one place")
  func counts() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let board = Board(frame: window.bounds)
    window.addSubview(board)
    let taps = [(0, 50), (0.2, 55), (0.4, 50), (0.6, 250), (0.8, 250), (2, 250)] as [(Double, CGFloat)]
    for (time, x) in taps {
      window.touchDown(at: CGPoint(x: x, y: 50), time: time)
      window.touchUp(time: time + 0.05)
    }
    #expect(board.counts == [1, 2, 3, 1, 2, 1])
  }
}
