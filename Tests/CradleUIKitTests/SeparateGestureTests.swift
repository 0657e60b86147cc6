import CradleUIKit
import Testing

/// Gestures of different fingers on different views.
struct SeparateGestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Adds a recogniser to a new view at a place.
  private func add(_ recognizer: UIGestureRecognizer, at x: CGFloat) {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
  }

  @Test("two fingers drag two views at the same time")
  func drags() {
    let (left, right) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    add(left, at: 0)
    add(right, at: 150)
    for (id, x) in [CGFloat(50), 200].enumerated() {
      window.touchDown(at: CGPoint(x: x, y: 50), id: id)
      window.touchMove(to: CGPoint(x: x, y: 80), id: id)
    }
    #expect(left.state == .began && right.state == .began)
  }

  @Test("taps on a view follow each other while a finger drags another view")
  func taps() {
    let pan = UIPanGestureRecognizer()
    var count = 0
    let tap = UITapGestureRecognizer { _ in count += 1 }
    add(pan, at: 0)
    add(tap, at: 150)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0, time: 0)
    window.touchMove(to: CGPoint(x: 50, y: 80), id: 0, time: 0.1)
    for start in [0.2, 0.8, 1.4] {
      window.touchDown(at: CGPoint(x: 200, y: 50), id: 1, time: start)
      window.touchUp(id: 1, time: start + 0.05)
    }
    #expect(count == 3 && pan.state == .began)
  }

  @Test("a gesture prevents one that shares a finger with it")
  func shared() {
    let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    window.addGestureRecognizer(outer)
    add(inner, at: 150)
    window.touchDown(at: CGPoint(x: 50, y: 50), id: 0)
    window.touchMove(to: CGPoint(x: 50, y: 80), id: 0)
    window.touchDown(at: CGPoint(x: 200, y: 50), id: 1)
    window.touchMove(to: CGPoint(x: 200, y: 80), id: 1)
    #expect(inner.state == .failed && outer.numberOfTouches == 2)
  }
}
