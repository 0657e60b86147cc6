import CradleUIKit
import Testing

/// A transition that the app ends while a finger holds its animations.
struct InterruptedInteractionTests {
  @Test("the view that remains is shown at its place", arguments: [false, true])
  func remainingView(_ isCancelled: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.advance(by: 0)
    window.touchDown(at: CGPoint(x: 4, y: 200), time: 0)
    for step in 1...10 {
      window.touchMove(to: CGPoint(x: 4 + 10 * CGFloat(step), y: 200), time: Double(step) / 60)
    }
    func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? 0 }
    let isHeld = shown(first.view) != 160 && shown(second.view) != 160
    #expect(isHeld)
    // A new stack ends the transition at once.
    navigation.setViewControllers([first], animated: false)
    window.advance(by: 1 / 60)
    let place = shown(first.view)
    #expect(place == 160 && first.view.window === window)
    if isCancelled {
      window.touchMove(to: CGPoint(x: 20, y: 200), time: 1)
    } else {
      window.touchMove(to: CGPoint(x: 300, y: 200), time: 1)
    }
    window.touchUp(time: 2)
    window.advance(by: 1 / 60)
    let end = shown(first.view)
    #expect(end == 160 && navigation.viewControllers.count == 1)
  }
}
