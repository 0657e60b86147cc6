extension UIView {
  /// Makes changes within a view, and flips the view if the options contain a flip: it turns by a quarter with the old
  /// content, then by another quarter with the new one. The changes are made at once; `layer.presentation()` turns with
  /// `advance(by:)` of the topmost view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    outsideOfAnimation { animations?() }
    view.flip(options, duration: duration, completion)
  }

  /// Replaces a view by another one in its superview, or hides one and shows the other, and flips the superview if the
  /// options contain a flip.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      container?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    guard let container else { return completion?(true) ?? () }
    container.flip(options, duration: duration, completion)
  }

  /// The distance of the eye in points, for the perspective of a flipping view.
  private static let eyeDistance: CGFloat = 1000

  private func flip(_ options: AnimationOptions, duration: Double, _ completion: ((Bool) -> Void)?) {
    guard duration > 0, UIView.areAnimationsEnabled else { return completion?(true) ?? () }
    let (state, flip, curve) = (layer.state, options.flip, options.curve)
    let stateAt: ViewAnimation.StateFunction = { time in
      guard let flip else { return state }
      let progress = CGFloat(curve.progress(at: min(time / duration, 1)))
      // In the middle only the edge is visible, and the new content replaces the old one.
      let angle = (progress < 0.5 ? progress : progress - 1) * .pi
      var rotation = CATransform3DMakeRotation(angle, flip.x, flip.y, 0)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / Self.eyeDistance
      rotation = CATransform3DConcat(rotation, perspective)
      var shown = state
      shown.transform = CATransform3DConcat(rotation, state.transform)
      return shown
    }
    UIView.schedule(
      ViewAnimation([(layer, stateAt)], delay: 0, duration: duration, completion: completion))
  }
}
