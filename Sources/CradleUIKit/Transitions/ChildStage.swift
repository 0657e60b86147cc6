/// The place within a container's view where one child's view is shown at a time: at once, or by an animator.
final class ChildStage {
  private unowned let owner: UIViewController
  /// The frame of the child's view, in the points of the owner's view.
  private let frame: () -> CGRect
  /// The child that is shown.
  private(set) weak var shown: UIViewController?
  /// The change that is under way.
  private(set) var transition: ControllerTransition?

  init(of owner: UIViewController, frame: @escaping () -> CGRect) {
    (self.owner, self.frame) = (owner, frame)
  }

  /// The animator of a change.
  struct Animation {
    var animator: any UIViewControllerAnimatedTransitioning
    var hand: (any UIViewControllerInteractiveTransitioning)?
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
      place()
      return ended?(true) ?? ()
    }
    shown = child
    let (room, space) = (frame(), UIView(frame: frame()))
    space.clipsToBounds = true
    let inner = CGRect(origin: .zero, size: room.size)
    view.insertSubview(space, at: 0)
    if let leaving = old.view {
      space.addSubview(leaving)
      leaving.frame = inner
    }
    let change = ControllerTransition.Change(
      from: old, to: child, fromView: old.view, toView: child.view,
      initialFrames: [ObjectIdentifier(old): inner], finalFrames: [ObjectIdentifier(child): inner])
    let running = ControllerTransition(change, in: space, by: animation.animator, hand: animation.hand) {
      [weak self, weak view] isDone in
      guard let self, let view else { return }
      transition = nil
      let (stays, goes) = isDone ? (child, old) : (old, child)
      shown = stays
      goes.viewIfLoaded?.removeFromSuperview()
      if let kept = stays.view { view.insertSubview(kept, at: 0) }
      space.removeFromSuperview()
      place()
      ended?(isDone)
    }
    transition = running
    running.run()
  }

  /// Places the child that is shown.
  func place() { if transition == nil { shown?.view.frame = frame() } }
}
