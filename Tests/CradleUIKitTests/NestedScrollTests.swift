import CradleUIKit
import Testing

/// A scroll view of pages that contain zoomed photos: two scroll views along the same axis.
@Suite("Scroll views within scroll views") struct NestedScrollTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = UIScrollView(frame: CGRect(x: 300, y: 0, width: 300, height: 300))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.contentSize = CGSize(width: 900, height: 300)
    outer.contentOffset.x = 300
    inner.contentSize = CGSize(width: 600, height: 600)
    window.advance(by: 0)
  }

  /// A finger moves from the middle by a distance within 0.1 s, and stays down.
  private func drag(dx: CGFloat, dy: CGFloat = 0) {
    let start = window.time
    window.touchDown(at: CGPoint(x: 150, y: 150), time: start)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      window.touchMove(
        to: CGPoint(x: 150 + dx * part, y: 150 + dy * part), time: start + Double(step) / 100)
    }
  }

  /// Which of the two drags.
  private var dragged: String { (outer.isDragging ? "outer" : "") + (inner.isDragging ? "inner" : "") }

  @Test("a drag that begins at the inner one's edge, and goes out over it, scrolls the outer one")
  func outwards() {
    drag(dx: 100)
    #expect(dragged == "outer" && inner.contentOffset.x == 0 && outer.contentOffset.x < 250)
    window.touchUp()
    window.run(2)
    (outer.contentOffset.x, inner.contentOffset.x) = (300, 300)
    drag(dx: -100)
    #expect(dragged == "outer" && inner.contentOffset.x == 300 && outer.contentOffset.x > 350)
  }

  @Test("vertically, too")
  func vertically() {
    outer.contentSize = CGSize(width: 300, height: 900)
    inner.frame = CGRect(x: 0, y: 300, width: 300, height: 300)
    outer.contentOffset = CGPoint(x: 0, y: 300)
    drag(dx: 0, dy: 100)
    #expect(dragged == "outer" && inner.contentOffset.y == 0 && outer.contentOffset.y < 250)
  }

  @Test("a drag into the inner one's content, or that only reaches the edge, stays with it")
  func inwards() {
    drag(dx: -100)
    #expect(dragged == "inner" && inner.contentOffset.x > 50 && outer.contentOffset.x == 300)
    window.touchUp()
    window.run(2)
    inner.contentOffset.x = 30
    drag(dx: 120)
    #expect(dragged == "inner" && inner.contentOffset.x < 0 && outer.contentOffset.x == 300)
  }

  @Test("a finger that first goes out over the edge and then back scrolls the inner one")
  func turning() {
    window.touchDown(at: CGPoint(x: 150, y: 150), time: 0)
    window.touchMove(to: CGPoint(x: 155, y: 150), time: 0.01)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 155 - 5 * CGFloat(step), y: 150), time: 0.01 + Double(step) / 100)
    }
    #expect(dragged == "inner" && outer.contentOffset.x == 300)
  }

  @Test("where the outer one is at its own edge, the inner one bounces")
  func bothAtEdges() {
    outer.contentOffset.x = 0
    inner.frame.origin.x = 0
    drag(dx: 100)
    #expect(dragged == "inner" && inner.contentOffset.x < 0 && outer.contentOffset.x == 0)
  }

  @Test("at an edge, a drag along the other axis scrolls the inner one")
  func across() {
    drag(dx: 10, dy: -100)
    #expect(dragged == "inner" && inner.contentOffset.y > 50 && outer.contentOffset.x == 300)
  }
}
