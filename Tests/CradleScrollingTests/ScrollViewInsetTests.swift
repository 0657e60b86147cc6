import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("Insets")
struct ScrollViewInsetTests {
  private let safe = EdgeInsets(top: 47, left: 3, bottom: 34, right: 5)

  @Test(
    "include the safe area if the adjustment behaviour does",
    arguments: ScrollView.ContentInsetAdjustmentBehavior.allCases)
  func insetBehavior(_ behavior: ScrollView.ContentInsetAdjustmentBehavior) {
    let rig = ScrollRig()
    rig.view.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    rig.view.safeAreaInsets = safe
    rig.view.contentInsetAdjustmentBehavior = behavior
    let inset = rig.view.adjustedContentInset
    #expect(inset.top == (behavior == .never ? 10 : 57))
    #expect(inset.bottom == (behavior == .never ? 30 : 64))
    // The content is as wide as the viewport: nothing scrolls sideways.
    #expect(inset.left == (behavior == .always ? 23 : 20))
    #expect(inset.right == (behavior == .always ? 45 : 40))
    #expect(rig.view.contentInset.top == 10)
    #expect(rig.view.minimumOffset.y == -inset.top)
    #expect(rig.view.contentOffset.y == -inset.top)
  }

  @Test("follow the content, the viewport and alwaysBounce, and are reported once a change")
  func follows() {
    let rig = ScrollRig(content: Size(width: 375, height: 100))
    rig.view.safeAreaInsets = safe
    #expect(rig.view.adjustedContentInset == .zero)
    #expect(rig.log.isEmpty)
    rig.view.contentSize.height = 4400
    #expect(rig.view.adjustedContentInset.top == 47)
    rig.view.contentSize.height = 100
    #expect(rig.view.adjustedContentInset.top == 0)
    rig.view.alwaysBounceVertical = true
    #expect(rig.view.adjustedContentInset.top == 47)
    #expect(rig.log.filter { $0 == "didChangeAdjustedContentInset" }.count == 3)
  }

  @Test("an override is called before the delegate")
  func subclass() {
    final class Table: ScrollView {
      var heard: [Double] = []
      override func adjustedContentInsetDidChange() { heard.append(adjustedContentInset.top) }
    }
    let table = Table(viewportSize: Size(width: 100, height: 100), contentSize: Size(width: 100, height: 500))
    table.contentInset.top = 12
    #expect(table.heard == [12])
  }

  @Test(
    "scrollRectToVisible keeps clear of them, as of a keyboard, and of a larger rectangle shows the start",
    arguments: [
      (600.0, 40.0, 500.0, 500.0), (510, 40, 500, 463), (1100, 40, 500, 773), (900, 500, 500, 853),
      (0, 9, 500, -47),
    ])
  func reveal(y: Double, height: Double, from: Double, expected: Double) {
    let rig = ScrollRig()
    rig.view.safeAreaInsets.top = 47
    rig.view.contentInset.bottom = 300
    rig.view.contentOffset.y = from
    rig.view.scrollRectToVisible(Rect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(rig.view.contentOffset.y == expected)
  }

  @Test("indicator insets shorten their tracks; a hidden indicator is nil")
  func indicators() throws {
    let rig = ScrollRig(content: Size(width: 4000, height: 4400))
    let before = try #require(rig.view.verticalIndicator).frame
    rig.view.verticalScrollIndicatorInsets = EdgeInsets(top: 50, left: 0, bottom: 20, right: 4)
    let after = try #require(rig.view.verticalIndicator).frame
    #expect(after.minY == before.minY + 50)
    #expect(after.minX == before.minX - 4)
    rig.view.contentOffset = rig.view.maximumOffset
    let end = try #require(rig.view.verticalIndicator).frame
    // The corner where the other bar ends, and the margin.
    #expect(end.maxY.isWithin(Tolerance.closedForm, of: 667 - 20 - 3 - 5.5))
    rig.view.safeAreaInsets = safe
    rig.view.contentOffset = rig.view.minimumOffset
    #expect(rig.view.verticalIndicator?.frame.minY == 100.0)
    rig.view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(rig.view.verticalIndicator?.frame.minY == 53.0)
    rig.view.showsVerticalScrollIndicator = false
    #expect(rig.view.verticalIndicator == nil)
    #expect(rig.view.horizontalIndicator != nil)
    rig.view.showsHorizontalScrollIndicator = false
    #expect(rig.view.horizontalIndicator == nil)
    rig.view.scrollIndicatorInsets = EdgeInsets(all: 7)
    #expect(rig.view.horizontalScrollIndicatorInsets == EdgeInsets(all: 7))
  }
}
