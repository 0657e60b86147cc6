import CradleUIKit
import Testing

/// The subviews of a navigation bar.
struct NavigationBarTests {
  private final class Counter: UIView {
    var moves = 0
    override func didMoveToSuperview() { moves += 1 }
  }

  @Test("a bar keeps the app's own subviews, and its items' views while they are shown")
  func subviews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (line, title) = (UIView(), Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    first.titleView = title
    bar.items = [first]
    bar.addSubview(line)
    window.addSubview(bar)
    for _ in 0..<3 {
      bar.setNeedsLayout()
      window.advance(by: 0)
    }
    #expect(line.superview === bar && title.superview === bar && title.moves == 1)
    bar.items = [first, second]
    window.advance(by: 0)
    #expect(line.superview === bar && title.superview == nil)
  }
}
