import CradleUIKit
import Testing

/// Tabs that the app replaces as one of them is about to be selected.
struct TabChangeTests {
  private final class Delegate: UITabBarControllerDelegate {
    var replacement: [UIViewController] = []
    var selected: [UIViewController] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      tabBarController.viewControllers = replacement
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController) }
  }

  @Test("the tapped controller is selected at its new place, if it is there", arguments: [true, false])
  func replaced(_ isKept: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (tabs, delegate) = (UITabBarController(), Delegate())
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    tabs.viewControllers = [first, second, third]
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.advance(by: 0)
    delegate.replacement = isKept ? [third, second, first] : [first, second]
    window.touchDown(at: CGPoint(x: 250, y: 290), time: 0)
    window.touchUp(time: 0.1)
    window.advance(by: 1 / 60)
    let shown = isKept ? third : first
    #expect(tabs.selectedViewController === shown && tabs.selectedIndex == 0)
    #expect(shown.view.window === window)
    #expect(tabs.tabBar.selectedItem === shown.tabBarItem)
    let isTold = delegate.selected.elementsEqual(isKept ? [third] : [], by: { $0 === $1 })
    #expect(isTold)
  }
}
