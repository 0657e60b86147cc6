import CradleUIKit
import Testing

/// Subviews that move within their superview.
struct SubviewMoveTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let subviews = (0..<4).map { _ in UIView() }

  @Test("a subview moves directly behind a sibling and in front of one, from either side", arguments: 0..<4)
  func moves(_ index: Int) {
    for sibling in subviews.indices {
      for isAbove in [false, true] {
        for each in subviews { view.addSubview(each) }
        var list = subviews.filter { $0 !== subviews[index] }
        let place = list.firstIndex { $0 === subviews[sibling] } ?? index - (isAbove ? 1 : 0)
        list.insert(subviews[index], at: place + (isAbove ? 1 : 0))
        if isAbove {
          view.insertSubview(subviews[index], aboveSubview: subviews[sibling])
        } else {
          view.insertSubview(subviews[index], belowSubview: subviews[sibling])
        }
        #expect(view.subviews == list, "\(index) beside \(sibling)")
        #expect(view.layer.sublayers ?? [] == list.map(\.layer))
      }
    }
  }
}
