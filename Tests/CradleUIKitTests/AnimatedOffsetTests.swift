import CradleUIKit
import TestSupport
import Testing

/// Offsets in animating blocks.
struct AnimatedOffsetTests {
  @Test("an animating block scrolls over its duration", arguments: [false, true])
  func scrolls(_ usesMethod: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = CGSize(width: 300, height: 1000)
    window.addSubview(scroller)
    window.advance(by: 0)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      if usesMethod {
        scroller.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      } else {
        scroller.contentOffset.y = 200
      }
    } completion: {
      ends.append($0)
    }
    func shownOffset() -> CGFloat { (scroller.layer.presentation() ?? scroller.layer).bounds.minY }
    #expect(scroller.contentOffset.y == 200 && shownOffset() == 0)
    window.advance(by: 0.25)
    #expect(abs(shownOffset() - 50) < Tolerance.closedForm && ends.isEmpty)
    window.advance(by: 0.75)
    #expect(shownOffset() == 200 && ends == [true])
    scroller.contentOffset.y = 100
    #expect(shownOffset() == 100)
  }
}
