import CradleUIKit
import Testing

/// Interactive transitions whose interaction has ended.
struct InteractionEndTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.5
    }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.insertSubview(view, at: 0)
      }
      UIView.animate(
        withDuration: 0.5, animations: { transitionContext.view(forKey: .from)?.alpha = 0 },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }
  private final class Guide: NSObject, UINavigationControllerDelegate {
    let hand = UIPercentDrivenInteractiveTransition()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Fade() }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { hand }
  }

  @Test("the first end of an interaction holds", arguments: [false, true])
  func ends(_ isFinishFirst: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (first, second, guide) = (UIViewController(), UIViewController(), Guide())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    window.advance(by: 0)
    navigation.delegate = guide
    navigation.popViewController(animated: true)
    guide.hand.update(0.5)
    if isFinishFirst { guide.hand.finish() } else { guide.hand.cancel() }
    window.advance(by: 0.1)
    if isFinishFirst { guide.hand.cancel() } else { guide.hand.finish() }
    window.advance(by: 1)
    #expect(navigation.viewControllers == (isFinishFirst ? [first] : [first, second]))
    #expect(navigation.transitionCoordinator == nil)
  }
}
