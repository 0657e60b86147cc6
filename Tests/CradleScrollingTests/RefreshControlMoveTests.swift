import CradleGeometry
import CradleScrolling
import Testing

@Suite("A refresh control that changes its scroll view")
struct RefreshControlMoveTests {
  private func view() -> ScrollView {
    ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))
  }

  @Test("leaves the first one, with its inset", arguments: [false, true])
  func move(_ isRefreshing: Bool) {
    let (first, second, control) = (view(), view(), RefreshControl())
    first.refreshControl = control
    if isRefreshing { control.beginRefreshing() }
    #expect(first.adjustedContentInset.top == (isRefreshing ? 60 : 0))
    second.refreshControl = control
    #expect(first.refreshControl == nil && second.refreshControl === control)
    #expect(control.scrollView === second)
    #expect(first.adjustedContentInset.top == 0)
    #expect(second.adjustedContentInset.top == (isRefreshing ? 60 : 0))
    control.endRefreshing()
    #expect(second.adjustedContentInset.top == 0)
  }

  @Test("stays if its view gets it again, or if it was never another one's")
  func again() {
    let (view, control) = (view(), RefreshControl())
    control.beginRefreshing()
    view.refreshControl = control
    view.refreshControl = control
    #expect(view.refreshControl === control && control.scrollView === view)
    #expect(view.adjustedContentInset.top == 60)
    view.refreshControl = nil
    #expect(control.scrollView == nil)
    #expect(view.adjustedContentInset.top == 0)
  }
}
