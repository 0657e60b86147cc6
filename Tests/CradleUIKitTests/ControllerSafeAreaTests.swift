import CradleUIKit
import TestSupport
import Testing

/// The safe area of controllers' views.
struct ControllerSafeAreaTests {
  private typealias Phone = SafeAreaTests.Phone
  private typealias Screen = SafeAreaTests.Screen

  @Test("additional insets count in a window, those of parents and children add up, and none is negative")
  func nested() {
    let (window, parent, child) = (
      Phone(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)), UIViewController(), UIViewController()
    )
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: -50, right: 40)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.view.safeAreaInsets == .zero && child.view.safeAreaInsets == .zero)
    window.rootViewController = parent
    child.view.frame = parent.view.bounds
    #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 41, left: 2, bottom: 33, right: 4))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 51, left: 22, bottom: 0, right: 44))
    child.additionalSafeAreaInsets = .zero
    #expect(child.view.safeAreaInsets == parent.view.safeAreaInsets)
  }

  @Test(
    "a child's view has the part of its parent's area that covers it",
    arguments: [0, 30, 80, 200] as [CGFloat])
  func covered(distance: CGFloat) {
    let (window, parent, child) = (Phone(.zero), UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.additionalSafeAreaInsets.bottom = 80
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400 - distance, width: 300, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.advance(by: 0)
    #expect(child.view.safeAreaInsets.bottom == max(0, 80 - distance))
  }

  @Test("a controller's change is reported at once, its children's before their layout, and each once")
  func reports() {
    let (window, parent, child) = (Phone(.zero), Screen(), Screen())
    parent.additionalSafeAreaInsets.top = 5
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    for _ in 0..<2 { window.advance(by: 0) }
    #expect(parent.areas == [5] && child.areas == [5])
    let views = [parent.view, child.view].compactMap { $0 as? SafeAreaTests.Recorder }
    for view in views { view.calls = [] }
    parent.additionalSafeAreaInsets.top = 25
    parent.additionalSafeAreaInsets.top = 25
    #expect(parent.areas == [5, 25] && child.areas == [5] && child.view.safeAreaInsets.top == 25)
    for _ in 0..<2 { window.advance(by: 0) }
    #expect(parent.areas == [5, 25] && child.areas == [5, 25])
    #expect(views.map(\.calls) == [["area 25", "layout"], ["area 25", "layout"]])
  }

  @Test("insets that a controller derives from its layout reach its children in the same layout")
  func derived() {
    final class Header: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        additionalSafeAreaInsets.top = 60
      }
    }
    let (window, parent, child) = (Phone(.zero), Header(), Screen())
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(child.areas == [60])
    #expect((child.view as? SafeAreaTests.Recorder)?.calls == ["area 60", "layout"])
  }

  @Test(
    "below a navigation bar only what it leaves of the window's area and the additional insets remain",
    arguments: [false, true], [0, 30, 60] as [CGFloat])
  func navigationBar(isHidden: Bool, top: CGFloat) {
    let (window, screen) = (Phone(UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)), UIViewController())
    screen.additionalSafeAreaInsets.top = 20
    let stack = UINavigationController(rootViewController: screen)
    stack.isNavigationBarHidden = isHidden
    window.rootViewController = stack
    window.advance(by: 0)
    let bar = isHidden ? 0 : stack.navigationBar.frame.height
    #expect(stack.view.safeAreaInsets.top == top)
    #expect(screen.view.safeAreaInsets.top == max(0, top - bar) + 20)
  }

  @Test(
    "above a tab bar only what it leaves of the window's area and the additional insets remain",
    arguments: [0, 60] as [CGFloat], [0, 90] as [CGFloat])
  func tabBar(bottom: CGFloat, additional: CGFloat) {
    let window = Phone(UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    let (tabs, screen) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [screen]
    // The insets of the container count above the bar, too, and those of the child fully.
    tabs.additionalSafeAreaInsets.bottom = additional
    screen.additionalSafeAreaInsets.bottom = 20
    window.rootViewController = tabs
    window.advance(by: 0)
    #expect(screen.view.safeAreaInsets.bottom == max(0, bottom + additional - tabs.tabBar.frame.height) + 20)
  }

  @Test("additional insets that are not finite trap with a sentence", arguments: [true, false])
  func notFinite(isNaN: Bool) async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isNaN = isNaN as Bool] in
      await MainActor.run { UIViewController().additionalSafeAreaInsets.left = isNaN ? .nan : .infinity }
    }
    #expect(
      TrapSentence.has("additionalSafeAreaInsets", "must be finite", in: output?.standardErrorContent))
  }
}
