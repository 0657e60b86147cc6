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
