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

  @Test("a drag is no tap, also one that ends where it began")
  func drag() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let board = Board(frame: window.bounds)
    window.addSubview(board)
    let place = CGPoint(x: 50, y: 50)
    for step in 0..<3 {
      window.touchDown(at: place, time: Double(step) * 0.2)
      if step == 1 {
        window.touchMove(to: CGPoint(x: 80, y: 50), time: 0.22)
        window.touchMove(to: place, time: 0.24)
      }
      window.touchUp(time: Double(step) * 0.2 + 0.05)
    }
    #expect(board.counts == [1, 2, 1])
  }
}
