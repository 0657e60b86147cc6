/// The default animator of a navigation controller: the upper view slides over the lower one, from the right and back,
/// while the lower one moves by a part of its width.
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  /// The part of its width by which the lower view moves. Ours: UIKit does not publish its own.
  private static let parallax: CGFloat = 0.3

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    ControllerSpring.duration
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let (upper, lower) = isPush ? (new, old) : (old, new)
    let (container, rest) = (transitionContext.containerView, transitionContext.finalFrame(for: controller))
    new.frame = rest
    if isPush { container.addSubview(new) } else { container.insertSubview(new, at: 0) }
    let (shown, away) = (new.center.x, new.center.x + rest.width)
    let beneath = shown - Self.parallax * rest.width
    (upper.center.x, lower.center.x) = isPush ? (away, shown) : (shown, beneath)
    ControllerSpring.animate(transitionContext) { [isPush] in
      (upper.center.x, lower.center.x) = isPush ? (shown, beneath) : (away, shown)
    }
  }
}
