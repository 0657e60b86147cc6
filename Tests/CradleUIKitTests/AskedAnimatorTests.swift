import CradleUIKit
import Testing

/// The delegate of a navigation controller, which is asked for the animators of its changes.
struct AskedAnimatorTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(true)
    }
  }
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var count = 0
    var animator: Fade?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      count += 1
      return animator
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let delegate = Delegate()

  init() {
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.advance(by: 0)
    delegate.count = 0
  }
  private func drag() {
    window.touchDown(at: CGPoint(x: 4, y: 200))
    for step in 1...10 { window.touchMove(to: CGPoint(x: 4 + 25 * CGFloat(step), y: 200)) }
  }

  @Test("a drag from the edge asks once, and pops if there is no animator")
  func once() {
    drag()
    #expect(delegate.count == 1 && navigation.viewControllers.count == 1)
    window.touchUp(time: 1)
    window.advance(by: 2)
    #expect(delegate.count == 1)
  }

  @Test("a drag for which there is an animator pops nothing")
  func refused() {
    delegate.animator = Fade()
    drag()
    window.touchUp()
    #expect(delegate.count == 1 && navigation.viewControllers.count == 2)
  }

  @Test("a pop without a drag asks, also after a drag that was taken back")
  func later() {
    drag()
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    window.touchUp()
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    #expect(navigation.viewControllers.count == 2)
    delegate.animator = Fade()
    navigation.popViewController(animated: true)
    #expect(delegate.count == 2 && navigation.viewControllers.count == 1)
  }
}
