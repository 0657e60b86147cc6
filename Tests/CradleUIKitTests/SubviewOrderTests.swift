import CradleUIKit
import TestSupport
import Testing

@Suite("The order of many subviews")
struct SubviewOrderTests {
  @Test(
    "views that enter and leave anywhere keep the order of a plain list, and so do their layers",
    arguments: RandomTests.seeds)
  func order(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var list: [UIView] = []
    for _ in 0..<400 {
      if random.int(in: 0..<5) > 1 || list.isEmpty {
        let (new, index) = (UIView(), random.int(in: 0..<list.count + 1))
        view.insertSubview(new, at: index)
        list.insert(new, at: index)
      } else {
        list.remove(at: random.int(in: 0..<list.count)).removeFromSuperview()
      }
      #expect(view.subviews == list)
      #expect(view.layer.sublayers ?? [] == list.map(\.layer))
    }
    for subview in view.subviews { subview.removeFromSuperview() }
    #expect(view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty)
  }
}
