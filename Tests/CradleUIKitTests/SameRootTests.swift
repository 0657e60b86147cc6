import CradleUIKit
import Testing

/// A window that gets the root controller that it has.
struct SameRootTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  }

  @Test("the root controller that is set again neither disappears nor appears")
  func same() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let root = Controller()
    window.rootViewController = root
    window.advance(by: 0)
    window.rootViewController = root
    #expect(root.log == ["will appear"] && root.view.superview === window)
  }
}
