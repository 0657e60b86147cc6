import CradleUIKit
import Testing

/// The tabs of navigation controllers.
struct NavigationTabTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("a navigation controller has its first controller's tab, unless it has a title or a tab of its own")
  func first() {
    let roots = (0..<3).map { _ in UIViewController() }
    roots[0].tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 7)
    let stacks = roots.map { UINavigationController(rootViewController: $0) }
    stacks[1].title = "Stack"
    stacks[2].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 9)
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Stack", "Own"])
    for root in roots { root.title = "Root" }
    #expect(tabs.tabBar.items?.map(\.title) == ["Root", "Stack", "Own"])
    #expect(stacks[0].tabBarItem.tag == 7)
    stacks[0].title = "Late"
    #expect(tabs.tabBar.items?.map(\.title) == ["Late", "Stack", "Own"])
  }

  @Test("a tab follows the first controller of its stack, and a tap on it selects the stack")
  func changes() {
    let (root, other, last) = (UIViewController(), UIViewController(), UIViewController())
    (root.title, other.title) = ("Root", "Other")
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, last]
    window.rootViewController = tabs
    window.advance(by: 0)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(tabs.tabBar.items?.first?.title == "Root" && tabs.tabBar.selectedItem === root.tabBarItem)
    stack.setViewControllers([other], animated: false)
    #expect(tabs.tabBar.items?.first?.title == "Other" && tabs.tabBar.selectedItem === other.tabBarItem)
    other.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 2)
    #expect(tabs.tabBar.items?.first?.title == "New")
    tabs.selectedIndex = 1
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 75, y: 290))
    window.touchUp()
    #expect(tabs.selectedViewController === stack)
  }
}
