import CradleUIKit
import TestSupport
import Testing

/// Items of a bar that change.
struct BarItemChangeTests {
  @Test("a bar gives an item a new place after its title, its width or its view has changed")
  func changes() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let content = UINavigationItem(title: "Title")
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    content.rightBarButtonItem = item
    bar.items = [content]
    window.addSubview(bar)
    window.advance(by: 0)
    let button = try #require(bar.subviews.first { $0 is UIButton })
    let before = button.frame
    item.title = "A longer title"
    window.advance(by: 0)
    let shift = button.frame.maxX - before.maxX
    #expect(button.frame.width > before.width && abs(shift) < Tolerance.closedForm)
    item.width = 120
    window.advance(by: 0)
    #expect(abs(button.frame.width - 120) < Tolerance.closedForm)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    item.customView = view
    window.advance(by: 0)
    #expect(view.superview === bar && button.superview == nil)
  }
}
