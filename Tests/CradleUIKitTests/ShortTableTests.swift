import CradleUIKit
import Testing

/// Tables whose rows fit.
struct ShortTableTests {
  @Test("a table without rows can be pulled, unlike another scroll view", arguments: [true, false])
  func pull(_ isTable: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = isTable ? UITableView(frame: window.bounds) : UIScrollView(frame: window.bounds)
    window.addSubview(view)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 160, y: 100), time: 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 160, y: 100 + CGFloat(step) * 10), time: Double(step) / 60)
    }
    #expect((view.contentOffset.y < -5) == isTable)
    window.touchUp(time: 0.5)
    for _ in 0..<300 { window.advance(by: 1.0 / 60) }
    #expect(abs(view.contentOffset.y) < 0.5)
  }
}
