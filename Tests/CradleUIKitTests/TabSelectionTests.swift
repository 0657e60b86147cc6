import CradleUIKit
import Testing

/// The selection of a tab bar controller whose controllers change.
struct TabSelectionTests {
  @Test("the selected controller stays selected where it goes, and without it the one at its place is")
  func keeps() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let tabs = UITabBarController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = tabs
    tabs.viewControllers = Array(controllers[0..<3])
    tabs.selectedIndex = 1
    tabs.viewControllers = [controllers[3], controllers[2], controllers[1]]
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === controllers[1])
    tabs.viewControllers = [controllers[0], controllers[3], controllers[2]]
    #expect(tabs.selectedViewController === controllers[2])
    tabs.viewControllers = [controllers[0]]
    #expect(tabs.selectedViewController === controllers[0])
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window === window)
  }
}
