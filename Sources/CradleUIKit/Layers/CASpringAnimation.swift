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

  private var curve: SpringCurve {
    let omega = (Double(stiffness) / max(Double(mass), 1e-9)).squareRoot()
    let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return Spring(frequency: max(omega, 1e-6) / (2 * .pi), dampingRatio: max(ratio, 0))
      .curve(from: 0, to: 1, velocity: Double(initialVelocity))
  }
  /// The time in seconds after which the spring stays within 0.1 % of the change.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping) / (2 * max(Double(mass), 1e-9))
    return rate > 0 ? log(1000) / rate : .infinity
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
