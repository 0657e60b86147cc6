import CradlePhysics

/// An animation by a spring from the start value to the end value.
open class CASpringAnimation: CABasicAnimation {
  /// The mass; the default is 1.
  open var mass: CGFloat = 1
  /// The spring's stiffness; the default is 100.
  open var stiffness: CGFloat = 100
  /// The damping; the default is 10.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole changes per second.
  open var initialVelocity: CGFloat = 0

  /// Core Animation takes damping beyond the critical as critical, as WebKit's `SpringSolver` does.
  private var spring: Spring {
    Spring(
      mass: max(Double(mass).finiteOrZero, 1e-9), stiffness: max(Double(stiffness).finiteOrZero, 0),
      damping: max(Double(damping).finiteOrZero, 0)
    ).withoutOverdamping
  }
  private var curve: SpringCurve {
    spring.curve(from: 0, to: 1, velocity: Double(initialVelocity).finiteOrZero)
  }
  /// The time in seconds after which the spring stays within 0.1 % of the change, as Core Animation counts it; infinite
  /// for one that never does.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(law: .coreAnimation, velocity: Double(initialVelocity))
  }
  override func makeCopy() -> CAAnimation {
    let copy = copied(CASpringAnimation(keyPath: keyPath))
    if let spring = copy as? CASpringAnimation {
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      spring.initialVelocity = initialVelocity
    }
    return copy
  }
  override func progress(_ part: Double) -> Double { curve.value(at: part * cycleDuration) }
}
