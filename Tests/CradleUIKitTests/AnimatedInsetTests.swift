import CradleUIKit
import TestSupport
import Testing

/// Insets and sizes of a scroll view's content that a block of animations changes.
struct AnimatedInsetTests {
  /// How far the shown content is from its place halfway through an animation, in points, and whether it has ended then.
  private func halfway(_ change: @escaping (UIScrollView) -> Void) throws -> (distance: CGFloat, isDone: Bool)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 300, height: 1000)
    window.addSubview(view)
    window.advance(by: 0)
    var isDone = false
    UIView.animate(withDuration: 1, animations: { change(view) }, completion: { _ in isDone = true })
    window.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())
    return (shown.bounds.minY - view.contentOffset.y, isDone)
  }

  @Test("the content moves with an inset that grows at its top")
  func inset() throws {
    let result = try halfway { $0.contentInset.top = 40 }
    #expect(abs(result.distance - 20) < Tolerance.summed && !result.isDone)
  }

  @Test("the content moves to a rectangle that is shown")
  func rectangle() throws {
    let result = try halfway { view in
      view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 300, height: 100), animated: false)
    }
    #expect(abs(result.distance + 250) < Tolerance.summed && !result.isDone)
  }
}
