import CradleUIKit
import Testing

/// The scroll view to which a refresh control belongs.
struct RefreshControlHolderTests {
  @Test("a control that another scroll view takes leaves the first one, which cannot remove it later")
  func takenControl() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let (first, second) = (UIScrollView(frame: frame), UIScrollView(frame: frame))
    let control = UIRefreshControl()
    first.refreshControl = control
    #expect(control.superview === first)
    second.refreshControl = control
    #expect(first.refreshControl == nil && control.superview === second)
    first.refreshControl = nil
    #expect(second.refreshControl === control && control.superview === second)
    first.refreshControl = control
    #expect(second.refreshControl == nil && control.superview === first)
    first.refreshControl = nil
    #expect(first.refreshControl == nil && control.superview == nil)
  }

  @Test("a control that is moved or removed leaves its scroll view", arguments: [false, true])
  func leaves(_ isAdded: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (UIScrollView(frame: window.bounds), UIScrollView(frame: window.bounds))
    for view in [first, second] { window.addSubview(view) }
    let control = UIRefreshControl()
    first.refreshControl = control
    control.beginRefreshing()
    window.advance(by: 1)
    #expect(first.adjustedContentInset.top > 0)
    if isAdded { second.addSubview(control) } else { control.removeFromSuperview() }
    window.advance(by: 1)
    #expect(first.refreshControl == nil && first.adjustedContentInset.top == 0)
    #expect(control.superview === (isAdded ? second : nil))
    #expect(second.refreshControl === (isAdded ? control : nil))
    first.refreshControl = control
    #expect(first.refreshControl === control && control.superview === first && second.refreshControl == nil)
  }

  @Test("a control that is added as a subview refreshes after a pull")
  func subview() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, control) = (UITableView(frame: window.bounds), UIRefreshControl())
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    table.addSubview(control)
    table.alwaysBounceVertical = true
    window.addSubview(table)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 160, y: 20), time: 0)
    for step in 1...22 {
      window.touchMove(to: CGPoint(x: 160, y: 20 + CGFloat(step) * 20), time: Double(step) / 60)
    }
    window.touchUp(time: 0.5)
    #expect(table.refreshControl === control && count.value == 1 && control.isRefreshing)
  }
}
