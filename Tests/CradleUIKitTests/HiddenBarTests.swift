import CradleUIKit
import Testing

/// Bars that the app hides itself.
struct HiddenBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  @Test("a navigation bar that the app hides stays hidden, and the content has its place")
  func navigationBar() {
    let (root, pushed) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.advance(by: 0)
    #expect(navigation.toolbar.isHidden && root.view.frame == CGRect(x: 0, y: 44, width: 300, height: 356))
    navigation.navigationBar.isHidden = true
    window.advance(by: 0)
    #expect(navigation.navigationBar.isHidden && root.view.frame == window.bounds)
    navigation.pushViewController(pushed, animated: false)
    window.advance(by: 0)
    #expect(navigation.navigationBar.isHidden && pushed.view.frame == window.bounds)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
    #expect(pushed.view.frame == CGRect(x: 0, y: 44, width: 300, height: 312))
  }

  @Test("the content has the place of a tab bar that the app hides")
  func tabBar() {
    let (tabs, root) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [root]
    window.rootViewController = tabs
    window.advance(by: 0)
    #expect(root.view.frame.height == 351)
    tabs.tabBar.isHidden = true
    window.advance(by: 0)
    #expect(root.view.frame == window.bounds)
    tabs.tabBar.isHidden = false
    window.advance(by: 0)
    #expect(root.view.frame.height == 351)
  }
}
