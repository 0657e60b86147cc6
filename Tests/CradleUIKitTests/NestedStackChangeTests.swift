import CradleUIKit
import Testing

/// Changes of a navigation stack that the app makes in the calls of another one, or during a drag that pops.
struct NestedStackChangeTests {
  private final class Page: UIViewController {
    var moves: [String] = []
    /// Called once.
    var joins: () -> Void = {}
    var leaves: () -> Void = {}
    override func willMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "leaves" : "joins")
      let call = parent == nil ? leaves : joins
      (joins, leaves) = ({}, {})
      call()
    }
    override func didMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "left" : "joined")
    }
  }
  private final class Delegate: UINavigationControllerDelegate {
    var willShow: () -> Void = {}
    var shown: [UIViewController] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let call = willShow
      willShow = {}
      call()
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController) }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = Page()
  private let second = Page()
  private let third = Page()
  private let navigation: UINavigationController
  private let delegate = Delegate()

  init() {
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.advance(by: 0)
    navigation.delegate = delegate
  }
  private func settle() { for _ in 0..<60 { window.advance(by: 1 / 60) } }
  /// Whether the stack is shown, and nothing is left of the others.
  private func isShown(_ stack: [Page]) -> Bool {
    guard let top = stack.last, delegate.shown.last === top, navigation.transitionCoordinator == nil,
      navigation.viewControllers.elementsEqual(stack, by: { $0 === $1 }),
      navigation.navigationBar.items?.last === top.navigationItem,
      top.view.window === window, top.view.center.x == 160
    else { return false }
    return [first, second, third].allSatisfy { page in
      let isInStack = stack.contains { $0 === page }
      guard (page.parent === navigation) == isInStack, page === top || page.viewIfLoaded?.window == nil
      else { return false }
      return !page.isMovingFromParent && !page.isMovingToParent
    }
  }

  @Test(
    "a controller that leaves and pops to the root leaves once", arguments: [false, true], [false, true])
  func leaving(_ isAnimated: Bool, _ isNestedAnimated: Bool) {
    navigation.setViewControllers([first, second, third], animated: false)
    window.advance(by: 0)
    third.leaves = { [navigation] in navigation.popToRootViewController(animated: isNestedAnimated) }
    navigation.popViewController(animated: isAnimated)
    settle()
    #expect(isShown([first]))
    #expect(second.moves == ["joins", "joined", "leaves", "left"])
    #expect(third.moves == ["joins", "joined", "leaves", "left"])
  }

  @Test(
    "a controller that joins is replaced by the one that it pushes", arguments: [false, true], [false, true])
  func joining(_ isAnimated: Bool, _ isNestedAnimated: Bool) {
    second.joins = { [navigation, third] in navigation.pushViewController(third, animated: isNestedAnimated) }
    navigation.pushViewController(second, animated: isAnimated)
    settle()
    #expect(isShown([first, third]))
    #expect(third.moves == ["joins", "joined"])
  }

  @Test(
    "the delegate changes what will be shown", arguments: [false, true], [false, true])
  func willShow(_ isAnimated: Bool, _ isNestedAnimated: Bool) {
    delegate.willShow = { [navigation, first, third] in
      navigation.setViewControllers([first, third], animated: isNestedAnimated)
    }
    navigation.pushViewController(second, animated: isAnimated)
    settle()
    #expect(isShown([first, third]))
    #expect(second.moves == ["joins", "leaves", "left"] && third.moves == ["joins", "joined"])
  }

  @Test("a push during another one's transition: the delegate is told of each once")
  func twoPushes() {
    navigation.pushViewController(second, animated: true)
    window.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    settle()
    #expect(isShown([first, second, third]))
    let isToldOnce = delegate.shown.elementsEqual([second, third], by: { $0 === $1 })
    #expect(isToldOnce)
  }

  @Test("a push while a finger pops does not follow the finger", arguments: [false, true])
  func pushDuringDrag(_ isCancelled: Bool) {
    navigation.pushViewController(second, animated: false)
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 4, y: 200), time: 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 4 + 10 * CGFloat(step), y: 200), time: Double(step) / 60)
    }
    if isCancelled {
      window.touchMove(to: CGPoint(x: 104, y: 200), time: 1)
      window.touchUp(time: 1.1)
      window.advance(by: 1 / 60)
    }
    #expect(navigation.transitionCoordinator != nil)
    navigation.pushViewController(third, animated: true)
    let isInteractive = navigation.transitionCoordinator?.isInteractive
    #expect(isInteractive == false)
    if !isCancelled {
      window.touchMove(to: CGPoint(x: 250, y: 200), time: 0.5)
      window.touchUp(time: 1)
    }
    settle()
    #expect(isShown(isCancelled ? [first, second, third] : [first, third]))
  }
}
