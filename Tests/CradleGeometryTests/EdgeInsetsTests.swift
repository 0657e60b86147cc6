import CradleGeometry
import Testing

@Suite struct EdgeInsetsTests {
  @Test("edges come in UIKit's order") func edgesComeInUIKitsOrder() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
  }
}
