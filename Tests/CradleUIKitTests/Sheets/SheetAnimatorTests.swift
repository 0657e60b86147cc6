import CradleUIKit
import Testing

/// Sheets whose controllers the app's animators present.
struct SheetAnimatorTests {
  /// Shows the controllers' own views in the container, and leaves it to the test when the transition completes.
  private final class Taking: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var context: (any UIViewControllerContextTransitioning)?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.viewController(forKey: .to)?.view else { return }
      view.frame = CGRect(x: 0, y: 20, width: 320, height: 460)
      context.containerView.addSubview(view)
    }
  }

  @Test(
    "a view that an animator has taken out of its sheet keeps its place as it is dismissed",
    arguments: [true, false])
  func dismissal(isDone: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (root, screen, taking) = (UIViewController(), UIViewController(), Taking())
    window.rootViewController = root
    (screen.modalPresentationStyle, screen.transitioningDelegate) = (.pageSheet, taking)
    root.present(screen, animated: true)
    taking.context?.completeTransition(true)
    let frame = CGRect(x: 0, y: 20, width: 320, height: 460)
    window.advance(by: 0)
    #expect(screen.view.frame == frame && screen.view.window === window)
    screen.dismiss(animated: true)
    #expect(screen.view.frame == frame && screen.view.window === window)
    taking.context?.completeTransition(isDone)
    window.advance(by: 0)
    #expect((screen.view.window == nil) == isDone && (root.presentedViewController == nil) == isDone)
  }
}
