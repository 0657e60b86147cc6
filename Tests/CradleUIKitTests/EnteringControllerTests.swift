import CradleUIKit
import Testing

/// Controllers that enter a stack.
struct EnteringControllerTests {
  private final class Controller: UIViewController {
    var log: [Bool] = []
    override func viewWillAppear(_ animated: Bool) { log.append(isMovingToParent) }
    override func viewDidAppear(_ animated: Bool) { log.append(isMovingToParent) }
  }

  @Test("a controller is entering while it appears first, and not when it appears again")
  func first() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (root, top) = (Controller(), Controller())
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.advance(by: 0)
    #expect(root.log == [true, true] && !root.isMovingToParent)
    navigation.pushViewController(top, animated: false)
    window.advance(by: 0)
    navigation.popViewController(animated: false)
    window.advance(by: 0)
    #expect(top.log == [true, true] && root.log == [true, true, false, false])
  }

  @Test("in a stack that is not shown none stays entering or leaving")
  func notShown() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    for controller in [root, top] {
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    }
  }
}
