import CradleUIKit
import Testing

/// The places of views that animators and apps move during a presentation.
struct PresenterPlaceTests {
  /// Puts the presenter's view into a view of its own within the container.
  private final class Wrapping: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let wrapper = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(wrapper)
      if let from = context.view(forKey: .from) { wrapper.addSubview(from) }
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
  }

  @Test("the presenter's view returns from any depth of the container, and stays where the app puts it then")
  func place() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (root, top, wrapping, other) = (UIViewController(), UIViewController(), Wrapping(), UIView())
    window.rootViewController = root
    window.addSubview(other)
    window.advance(by: 0)
    (top.modalPresentationStyle, top.transitioningDelegate) = (.fullScreen, wrapping)
    root.present(top, animated: true)
    #expect(root.view.superview === window && window.subviews.first === root.view)
    other.addSubview(root.view)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil && root.view.superview === other)
  }
}
