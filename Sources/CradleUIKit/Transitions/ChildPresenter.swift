/// Shows one child's view at a time in the view of a container controller, with or without an animator.
final class ChildPresenter {
  private unowned let owner: UIViewController
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
  /// transition was cancelled.
  func show(_ child: UIViewController?, by animation: Animation? = nil, ended: ((Bool) -> Void)? = nil) {
    transition?.completeTransition(true)
    let old = shown
    guard let view = owner.viewIfLoaded else {
      shown = child
      return ended?(true) ?? ()
    }
    guard let animation, let child, let old, old !== child, view.window != nil, old.viewIfLoaded != nil else {
      if old !== child { old?.viewIfLoaded?.removeFromSuperview() }
      shown = child
      if let new = child?.view, new.superview !== view { view.insertSubview(new, at: 0) }
      layoutChild()
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
      leaving.viewIfLoaded?.removeFromSuperview()
      if let childView = remaining.view { view.insertSubview(childView, at: 0) }
      container.removeFromSuperview()
      layoutChild()
      ended?(isDone)
    }
    transition = running
    running.run()
  }

  /// Sets the frame of the shown child's view.
  func layoutChild() { if transition == nil { shown?.view.frame = frame() } }
}
