import CradleUIKit
import Testing

/// Fingers that join a drag under way.
struct PanFingerTests {
  private final class Log { var states: [UIGestureRecognizer.State] = [] }

  @Test(
    "a drag goes on with its finger when another one is too many, or is not at the edge",
    arguments: [true, false])
  func extra(_ isAtEdge: Bool) {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let pan = isAtEdge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
    pan.addAction { log.states.append($0.state) }
    if let edgePan = pan as? UIScreenEdgePanGestureRecognizer {
      edgePan.edges = .left
    } else {
      pan.maximumNumberOfTouches = 1
    }
    window.addGestureRecognizer(pan)
    window.touchDown(at: CGPoint(x: 5, y: 50), time: 0)
    window.touchMove(to: CGPoint(x: 45, y: 50), time: 0.1)
    let translation = pan.translation(in: nil)
    window.touchDown(at: CGPoint(x: 200, y: 200), id: 1, time: 0.2)
    #expect(pan.state == .began && pan.numberOfTouches == (isAtEdge ? 2 : 1))
    #expect(pan.translation(in: nil) == translation)
    window.touchUp(id: 1, time: 0.3)
    window.touchMove(to: CGPoint(x: 65, y: 50), time: 0.4)
    #expect(abs(pan.translation(in: nil).x - translation.x - 20) < 1e-9)
    window.touchUp(time: 0.5)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("a drag of two fingers begins with the second one, and rests while one is left")
  func two() {
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Log())
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.addAction { log.states.append($0.state) }
    window.addGestureRecognizer(pan)
    func move(_ x: CGFloat, by step: CGFloat) {
      window.touchMove(to: CGPoint(x: x + step, y: 50))
      window.touchMove(to: CGPoint(x: x + step, y: 90), id: 1)
    }
    window.touchDown(at: CGPoint(x: 20, y: 50), time: 0)
    window.touchMove(to: CGPoint(x: 100, y: 50))
    window.touchDown(at: CGPoint(x: 100, y: 90), id: 1)
    #expect(pan.state == .possible && log.states.isEmpty)
    move(100, by: 8)
    #expect(log.states.isEmpty)
    move(100, by: 20)
    #expect(log.states.first == .began && pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    window.touchUp(id: 1)
    log.states = []
    window.touchMove(to: CGPoint(x: 200, y: 70))
    #expect(log.states.isEmpty && pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    window.touchDown(at: CGPoint(x: 200, y: 110), id: 1)
    window.touchMove(to: CGPoint(x: 210, y: 70))
    window.touchMove(to: CGPoint(x: 210, y: 110), id: 1)
    #expect(log.states == [.changed, .changed])
    #expect(abs(pan.translation(in: nil).x - 20) < 1e-9 && abs(pan.translation(in: nil).y) < 1e-9)
    for id in 0..<2 { window.touchUp(id: id) }
    #expect(log.states.last == .ended)
  }

  @Test("a scroll view whose drags need two fingers does not scroll with one")
  func scroll() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.panGestureRecognizer.minimumNumberOfTouches = 2
    window.addSubview(view)
    window.touchDown(at: CGPoint(x: 100, y: 280), time: 0)
    window.touchMove(to: CGPoint(x: 100, y: 200), time: 0.02)
    #expect(view.contentOffset == .zero && !view.isDragging)
    window.touchDown(at: CGPoint(x: 200, y: 200), id: 1, time: 0.04)
    for step in 1...5 {
      let (y, time) = (200 - 20 * CGFloat(step), 0.04 + Double(step) / 50)
      window.touchMove(to: CGPoint(x: 100, y: y), time: time)
      window.touchMove(to: CGPoint(x: 200, y: y), id: 1, time: time)
    }
    #expect(view.isDragging && view.contentOffset.y > 50 && view.contentOffset.y < 101)
  }
}
