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
}
