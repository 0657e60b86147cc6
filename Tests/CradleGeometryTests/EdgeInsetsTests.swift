import CradleGeometry
import Testing

@Suite struct EdgeInsetsTests {
  @Test("one number insets every edge") func oneNumberInsetsEveryEdge() {
    #expect(EdgeInsets(all: 5) == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(EdgeInsets(all: 0) == .zero)
  }

  @Test("edges come in UIKit's order") func edgesComeInUIKitsOrder() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
  }
}
