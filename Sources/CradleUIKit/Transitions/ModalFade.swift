/// The default animator of presentations and dismissals: it fades.
final class ModalFade: UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool
  private let isAnimated: Bool

  init(isPresentation: Bool, isAnimated: Bool) {
    (self.isPresentation, self.isAnimated) = (isPresentation, isAnimated)
  }

  /// How long a controller takes to fade in or out, in seconds. Ours: UIKit does not publish the time of its own.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isAnimated ? 0.3 : 0
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let alpha = view.alpha
    if isPresentation, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.frame == transitionContext.containerView.bounds {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      transitionContext.containerView.addSubview(view)
    }
    guard isAnimated else { return transitionContext.completeTransition(true) }
    if isPresentation { view.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), options: .ownTiming,
      animations: { view.alpha = self.isPresentation ? alpha : 0 }
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      view.alpha = alpha
    }
  }
}
