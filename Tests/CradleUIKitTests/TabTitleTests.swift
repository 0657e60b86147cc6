import CradleUIKit
import Testing

/// The titles of tabs.
struct TabTitleTests {
  @Test("a controller's title is its tab's, unless the tab has a standard meaning")
  func titles() {
    let (controller, search, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers = [controller, search]
    controller.title = "Home"
    search.title = "Other"
    #expect(controller.navigationItem.title == "Home")
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
  }
}
