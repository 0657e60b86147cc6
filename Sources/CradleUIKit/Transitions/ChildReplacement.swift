import CradleGeometry

extension UIViewController {
  /// Shows a child in place of another one, with the appearance calls of both before and after the animation.
  func replace(
    _ old: UIViewController, by new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "UIViewController.transition(from:to:): both must be children of this controller; call addChild(_:) before"
    )
    guard let container = old.viewIfLoaded?.superview ?? view else { return }
    if container.window != nil {
      old.beginDisappearance(isAnimated: duration > 0)
      new.beginAppearance(isAnimated: duration > 0)
    }
    container.addSubview(new.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) {
      old.viewIfLoaded?.removeFromSuperview()
      new.endAppearance()
      completion?($0)
    }
  }
}
