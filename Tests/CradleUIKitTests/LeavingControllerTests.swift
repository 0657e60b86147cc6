import CradleUIKit
import Testing

/// Controllers that leave a stack.
struct LeavingControllerTests {
  private final class Controller: UIViewController {
    var log: [String] = []
    private func note(_ call: String) {
      log.append("\(call) \(navigationController == nil ? "out" : "in")")
    }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "go" : "come") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "gone" : "here") }
    override func viewWillDisappear(_ animated: Bool) {
      note("disappear")
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }

  @Test("a popped controller has its navigation controller until its view has left")
  func pop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (navigation, top) = (UINavigationController(rootViewController: UIViewController()), Controller())
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.pushViewController(top, animated: false)
    window.advance(by: 0)
    #expect(top.log == ["come out", "here in"])
    navigation.isNavigationBarHidden = true
    top.log = []
    navigation.popViewController(animated: false)
    #expect(top.log == ["go in", "disappear in", "disappeared", "gone out"])
    #expect(!navigation.isNavigationBarHidden && top.parent == nil)
  }

  @Test("controllers enter and leave a stack that is not shown")
  func notShown() {
    let (navigation, top) = (UINavigationController(rootViewController: UIViewController()), Controller())
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    #expect(top.log == ["come out", "here in", "go in", "gone out"] && navigation.viewControllers.count == 1)
  }
}
