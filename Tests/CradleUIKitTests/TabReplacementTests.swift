import CradleUIKit
import Testing

/// Entries of a tab bar that replace others.
struct TabReplacementTests {
  private final class Late: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 3)
    }
  }

  @Test("a tab bar shows an entry that a controller sets while it is in the tab bar's controller")
  func replaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (first, second, tabs) = (Late(), UIViewController(), UITabBarController())
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.advance(by: 0)
    #expect(tabs.tabBar.items?.first?.title == "Late" && tabs.tabBar.selectedItem?.tag == 3)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 4)
    #expect(tabs.tabBar.items?.last?.tag == 4 && tabs.tabBar.selectedItem?.tag == 3)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 225, y: 290))
    window.touchUp()
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.tag == 4)
  }
}
