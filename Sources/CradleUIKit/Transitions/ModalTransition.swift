/// The default animator of presentations and dismissals: the presented view slides in from below and out again, or fades.
final class ModalTransition: UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool
  private let slides: Bool
  private let isAnimated: Bool

  init(of controller: UIPresentationController, isPresentation: Bool, isAnimated: Bool) {
    (self.isPresentation, self.isAnimated) = (isPresentation, isAnimated)
    slides = controller.slides
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isAnimated ? ControllerSpring.duration : 0
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    if isPresentation, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.frame == transitionContext.containerView.bounds {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      transitionContext.containerView.addSubview(view)
    }
    guard isAnimated else { return transitionContext.completeTransition(true) }
    let (center, alpha) = (view.center, view.alpha)
    let hide = { [slides] in
      if slides {
        view.center.y += max(0, transitionContext.containerView.bounds.maxY - view.frame.minY)
      } else {
        view.alpha = 0
      }
    }
    if isPresentation { hide() }
    ControllerSpring.animate(transitionContext) { [isPresentation] in
      if isPresentation { (view.center, view.alpha) = (center, alpha) } else { hide() }
    } ended: { [isPresentation] in
      // The app may show the view again.
      if !isPresentation { (view.center, view.alpha) = (center, alpha) }
    }
  }
}
