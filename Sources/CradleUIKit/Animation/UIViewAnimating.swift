import CradlePhysics

/// The state of a property animator: not started, started, or stopped before its end.
public enum UIViewAnimatingState: Int, Sendable {
  /// `active` includes a pause.
  case inactive, active, stopped
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The state that is shown.
  case current
}

/// An animation that can be started, paused, scrubbed and stopped.
public protocol UIViewAnimating: AnyObject {
  /// The present state.
  var state: UIViewAnimatingState { get }
  /// Whether it is running.
  var isRunning: Bool { get }
  /// Whether it runs to its start.
  var isReversed: Bool { get set }
  /// The progress that is shown, 0 … 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues it.
  func startAnimation()
  /// Starts it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Makes it active and pauses it.
  func pauseAnimation()
  /// Stops it at its present state; after false, `finishAnimation(at:)` must be called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes changes and completions.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a fraction of the remaining time, 0 … 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called at the end with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues it from its present state, with another timing curve and for a fraction of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIView {
  /// A named timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
    case linear

    /// Returns the progress, 0 … 1, at a fraction of the time, 0 … 1.
    func progress(at time: Double) -> Double { ease.progress(at: time) }
    /// The engine's curve.
    var ease: EaseCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
