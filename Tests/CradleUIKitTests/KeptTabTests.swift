import CradleUIKit
import Testing

/// A controller that stays selected while the tabs change.
struct KeptTabTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  @Test("the view of a controller that stays selected does not leave when the tabs are set")
  func stays() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (page, other, tabs) = (Page(), Page(), UITabBarController())
    tabs.viewControllers = [page, UIViewController()]
    window.rootViewController = tabs
    window.advance(by: 0)
    #expect(page.calls == ["will appear", "did appear"])
    tabs.setViewControllers([other, page], animated: false)
    window.advance(by: 0)
    #expect(page.calls == ["will appear", "did appear"] && other.calls.isEmpty)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === page.tabBarItem)
    tabs.setViewControllers([other], animated: false)
    window.advance(by: 0)
    #expect(page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(tabs.selectedIndex == 0 && other.calls == ["will appear", "did appear"] && page.parent == nil)
  }
}
