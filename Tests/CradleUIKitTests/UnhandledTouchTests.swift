import CradleUIKit
import Testing

/// Touches that the touched view does not handle.
struct UnhandledTouchTests {
  private final class Form: UIViewController {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let form = Form()

  private func tap(at x: CGFloat) {
    window.touchDown(at: CGPoint(x: x, y: 50))
    window.touchMove(to: CGPoint(x: x + 1, y: 50))
    window.touchUp()
  }

  @Test("a controller receives the touches of its plain views, but not those of controls and of scroll views")
  func chain() throws {
    window.rootViewController = form
    let (plain, scroller) = (UIView(), UIScrollView())
    for (index, view) in [plain, scroller, UIControl()].enumerated() {
      view.frame = CGRect(x: 100 * CGFloat(index), y: 0, width: 100, height: 100)
      try #require(form.view).addSubview(view)
    }
    for view in [plain, scroller] { view.addSubview(UIView(frame: view.bounds)) }
    tap(at: 150)
    tap(at: 250)
    #expect(form.log.isEmpty)
    tap(at: 50)
    #expect(form.log == ["began", "moved", "ended"])
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchCancel()
    #expect(form.log.suffix(2) == ["began", "cancelled"])
  }
}
