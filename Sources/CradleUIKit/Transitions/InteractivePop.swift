import CradleGeometry

/// Pops the top controller of a navigation controller by a drag from the left edge. As in UIKit it does not where the
/// app has hidden or replaced the back button, hides the bar, or animates the pop itself.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The transition that the drag moves; nil for none.
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The same, only while the drag's pop begins, so that the drag does not control a later change by the app.
  private var offered: UIPercentDrivenInteractiveTransition?
  /// The controllers of a pop for which the delegate had no animator when the drag was to begin; nil for none.
  private weak var askedTop: UIViewController?
  private weak var askedBelow: UIViewController?
  private unowned let owner: UINavigationController

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (askedTop, askedBelow) = (nil, nil)
    let travel = recognizer.translation(in: owner.view)
    let stack = owner.viewControllers
    guard stack.count > 1, let top = stack.last, owner.transitionCoordinator == nil, travel.x > abs(travel.y)
    else { return false }
    let item = top.navigationItem
    let hasBackButton =
      !item.hidesBackButton && (item.leftItemsSupplementBackButton || item.leftBarButtonItem == nil)
    let below = stack[stack.count - 2]
    guard hasBackButton, !owner.isNavigationBarHidden,
      owner.delegate?.navigationController(owner, animationControllerFor: .pop, from: top, to: below) == nil
    else { return false }
    (askedTop, askedBelow) = (top, below)
    return true
  }
  /// Drags within the content wait until this one has failed: at once for a touch that begins elsewhere. Those from an
  /// edge, such as that of another navigation controller, do not, because they would wait for each other.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// Returns whether a drag begins a pop for which the delegate had no animator: it is not asked again.
  func hasAsked(from top: UIViewController, to below: UIViewController) -> Bool {
    offered != nil && askedTop === top && askedBelow === below
  }
  /// Returns the interaction for the pop that begins; nil for one that no drag begins.
  func takeInteraction() -> UIPercentDrivenInteractiveTransition? { exchange(&offered, with: nil) }

  private func follow() {
    let width = max(owner.view.bounds.width, 1)
    let part = recognizer.translation(in: owner.view).x / width
    switch recognizer.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      (self.interaction, offered) = (interaction, interaction)
      defer { offered = nil }
      // The app may have set a delegate of the recognizer that lets it begin without a controller to pop.
      guard owner.popViewController(animated: true) != nil else { return self.interaction = nil }
      interaction.update(part)
    case .changed: interaction?.update(part)
    case .possible: break
    case .ended, .cancelled, .failed:
      guard let interaction = exchange(&interaction, with: nil) else { return }
      let speed = recognizer.velocity(in: owner.view).x / width
      // It goes to the side of the middle where the drag would come to rest.
      let ends = recognizer.state == .ended && part + speed * Self.coasting > 0.5
      interaction.completionSpeed = max(1, (ends ? speed : -speed) * interaction.duration)
      if ends { interaction.finish() } else { interaction.cancel() }
    }
  }

  /// The seconds of the velocity by which the drag's end is projected, at the fast rate of deceleration r:
  /// the share of the velocity that remains after a millisecond.
  ///
  ///     x = v·r/(1 − r) ms
  private static let coasting: CGFloat = {
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    return rate / (1 - rate) / 1000
  }()
}
