import CradleUIKit
import Testing

/// Taps on tabs of stacks.
struct TabRootTests {
  @Test("a tap on the selected tab leads back to the root of its stack, and one on another tab does not")
  func root() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stacks = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    for stack in stacks { stack.pushViewController(UIViewController(), animated: false) }
    window.advance(by: 0)
    func tap(_ x: CGFloat) {
      window.touchDown(at: CGPoint(x: x, y: 290))
      window.touchUp()
      window.advance(by: 0)
    }
    tap(225)
    #expect(tabs.selectedIndex == 1 && stacks.map { $0.viewControllers.count } == [2, 2])
    tap(225)
    #expect(stacks.map { $0.viewControllers.count } == [2, 1])
  }
}
