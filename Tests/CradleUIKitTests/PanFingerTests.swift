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
}
