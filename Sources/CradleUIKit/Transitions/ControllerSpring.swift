import CradlePhysics

/// The timing of the default transitions of controllers, a critically damped spring:
///
///     x(t) = 1 − (1 + ω·t)·e^(−ω·t),   ω = √(k/m) = √(1000/3) = 18.3 1/s
///
/// UIKit's was recorded as a spring of mass 3, stiffness 1000 and damping 500 that lasts 0.5 s
/// (github.com/jaredsinclair/JTSSloppySwiping, issue 2). Damping beyond the critical counts as critical there, as in WebKit's
/// `SpringSolver`. At the end a thousandth of the way is left.
enum ControllerSpring {
  /// How long a transition takes, in seconds.
  static let duration: TimeInterval = 0.5
  static let spring = Spring(frequency: (1000.0 / 3).squareRoot() / (2 * .pi), dampingRatio: 1)
  private static let curve = spring.curve(from: 0, to: 1, velocity: 0)

  /// Animates the changes of a transition, and completes it: by the spring, or in proportion to a drag that moves it.
  /// `ended` is called last.
  static func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    ended: @escaping () -> Void = {}
  ) {
    let (isInteractive, curve) = (context.isInteractive, curve)
    UIView.run(
      AnimationBlock(duration: duration, curve: .linear), changes, delay: 0, duration: duration,
      { _ in
        context.completeTransition(!context.transitionWasCancelled)
        ended()
      },
      { isInteractive ? min($0 / duration, 1) : curve.value(at: $0) })
  }
}
