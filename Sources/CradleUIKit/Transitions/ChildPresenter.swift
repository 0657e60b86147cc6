/// Shows one child's view at a time in the view of a container controller, with or without an animator.
final class ChildPresenter {
  /// Nil while the owner is deinitialized.
  private weak var owner: UIViewController?
  /// The frame of the child's view, in the points of the owner's view.
  private let frame: () -> CGRect
  /// The child that is shown.
  private(set) weak var shown: UIViewController?
  /// The running transition.
  private(set) var transition: ControllerTransition?

  init(of owner: UIViewController, frame: @escaping () -> CGRect) {
    (self.owner, self.frame) = (owner, frame)
  }

  /// The animator of a change.
  struct Animation {
    var animator: any UIViewControllerAnimatedTransitioning
    var interaction: (any UIViewControllerInteractiveTransitioning)?
  }

  /// Shows a child in place of the one that is shown; nil shows none. The argument of `ended` is false if the
  /// transition was cancelled. As in UIKit `viewWillDisappear(_:)` of the old child and `viewWillAppear(_:)` of the new
  /// one precede the transition, and the two other calls follow it.
  func show(_ child: UIViewController?, by animation: Animation? = nil, ended: ((Bool) -> Void)? = nil) {
    transition?.completeTransition(true)
    let old = shown
    guard let view = owner?.viewIfLoaded else {
      shown = child
      return ended?(true) ?? ()
    }
    guard let animation, let child, let old, old !== child, view.window != nil, old.viewIfLoaded != nil else {
      replace(old, by: child, in: view)
      return ended?(true) ?? ()
    }
    shown = child
    let (rect, container) = (frame(), UIView(frame: frame()))
    container.clipsToBounds = true
    let childFrame = CGRect(origin: .zero, size: rect.size)
    view.insertSubview(container, at: 0)
    if let leaving = old.view {
      container.addSubview(leaving)
      leaving.frame = childFrame
    }
    let change = ControllerTransition.Change(
      from: old, to: child, fromView: old.view, toView: child.view,
      initialFrames: [ObjectIdentifier(old): childFrame], finalFrames: [ObjectIdentifier(child): childFrame])
    let running = ControllerTransition(
      change, in: container, by: animation.animator, interaction: animation.interaction
    ) {
      [weak self, weak view] isDone in
      guard let self, let view else { return }
      transition = nil
      let (remaining, leaving) = isDone ? (child, old) : (old, child)
      shown = remaining
      if !isDone {
        child.beginDisappearance(isAnimated: true)
        old.beginAppearance(isAnimated: true)
      }
      leaving.viewIfLoaded?.removeFromSuperview()
      leaving.endDisappearance()
      if let childView = remaining.view { view.insertSubview(childView, at: 0) }
      container.removeFromSuperview()
      layoutChild()
      remaining.endAppearance()
      ended?(isDone)
    }
    transition = running
    child.loadViewIfNeeded()
    old.beginDisappearance(isAnimated: true)
    // The app may have shown another child in these calls.
    if transition === running { child.beginAppearance(isAnimated: true) }
    guard transition === running else { return }
    let place = frame()
    if place != rect {
      // The app has shown or hidden a bar: the old view stays in place, and the new one
      // has its final size at once.
      container.frame = place
      let shifted = childFrame.offsetBy(dx: rect.minX - place.minX, dy: rect.minY - place.minY)
      if let leaving = old.viewIfLoaded, leaving.superview === container { leaving.frame = shifted }
      running.setFrames(before: (old, shifted), after: (child, CGRect(origin: .zero, size: place.size)))
    }
    running.run()
  }

  /// Shows a child in place of the old one at once.
  private func replace(_ old: UIViewController?, by child: UIViewController?, in view: UIView) {
    let newView = child?.view
    if old !== child, old?.viewIfLoaded?.window != nil { old?.beginDisappearance(isAnimated: false) }
    // The app may have shown another child in this call.
    guard shown === old else { return }
    shown = child
    if let newView, newView.superview !== view { view.insertSubview(newView, at: 0) }
    for each in [old, child] where each !== shown { each?.viewIfLoaded?.removeFromSuperview() }
    layoutChild()
  }

  /// Sets the frame of the shown child's view.
  func layoutChild() { if transition == nil { shown?.view.frame = frame() } }
}
