import CradleUIKit
import Testing

/// Changes of a scroll view's safe area.
struct SafeAreaChangeTests {
  private final class Counter: UIScrollView {
    var changes = 0
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test("only a new safe area is reported")
  func changes() {
    let scroller = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for top in [0, 20, 20] as [CGFloat] {
      scroller.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    #expect(scroller.changes == 1)
  }
}
