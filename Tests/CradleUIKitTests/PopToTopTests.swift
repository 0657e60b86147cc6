import CradleUIKit
import Testing

/// Pops to the controller that is shown.
struct PopToTopTests {
  private final class Guide: NSObject, UINavigationControllerDelegate {
    var calls = 0
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls += 1 }
  }

  @Test("a pop to the controller at the top changes nothing, and the delegate is not called")
  func top() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (navigation, guide) = (UINavigationController(rootViewController: UIViewController()), Guide())
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.delegate = guide
    let removed = navigation.popToRootViewController(animated: true)
    #expect(removed?.isEmpty == true && guide.calls == 0)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == 1 && guide.calls == 2)
  }
}
