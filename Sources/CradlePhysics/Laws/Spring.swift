import CradleGeometry

/// The parameters of a damped spring, in any of the usual forms.
///
///     m·x″ + c·x′ + k·x = 0
///     ω = √(k/m) = 2πf = 2π/response      ζ = c/(2√(km))      k = mω²      c = 2ζωm
///     bounce b: ζ = 1 − b for b ≥ 0, 1/(1 + b) for b < 0;   duration p = response
///
///     m mass, kg             k stiffness, kg/s² (N/m)     c friction coefficient, kg/s
///     ω angular frequency, rad/s      f frequency, Hz     response period without damping, s
///     ζ damping ratio, unitless: below 1 it swings past its target, at 1 it is critical, above 1 it creeps
///
/// An infinite stiffness is a rigid spring: at its target at once. Sources of the conversions: the reference
/// pages of SwiftUI's Spring and CASpringAnimation, and values measured from both. SwiftUI reports a wrong
/// stiffness for overdamped springs; this type does not.
///
/// ```swift
/// let spring = Spring(response: 0.5, dampingRatio: 0.7)
/// let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
/// let curve = spring.curve(from: 120, to: 0, velocity: -800)
/// let place = curve.value(at: 0.1)
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass in kilograms; a value that is not above 0, or not finite, traps.
  public var mass: Double { didSet { validate() } }
  /// The stiffness in kg/s²; 0 exerts no force, infinite is rigid, negative or NaN traps.
  public var stiffness: Double { didSet { validate() } }
  /// The friction coefficient in kg/s; 0 oscillates for ever; negative or not finite traps.
  public var damping: Double { didSet { validate() } }

  /// SwiftUI's `smooth`: half a second, no bounce.
  public static let smooth = Spring(duration: 0.5)
  /// SwiftUI's `snappy`: half a second, a bounce of 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's `bouncy`: half a second, a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// The spring at a UIScrollView's edges: mass 1, stiffness 120, friction 22.
  ///
  /// Measured: golden traces of openuikit, iOS 26.1, where 119 or 121 already double the error.
  public static let scrollEdge = Spring(stiffness: 120, damping: 22)

  /// Makes a spring from the terms of its equation, in kg, kg/s² and kg/s; see the properties for their
  /// ranges.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    validate()
  }

  /// Makes a spring from its frequency without damping, in hertz, and its damping ratio.
  ///
  /// Frequency 0 exerts no force, an infinite one is rigid; negative or NaN traps. A damping ratio that is
  /// negative or not finite traps.
  public init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    precondition(
      frequency >= 0, "Spring: frequency \(frequency) is not a frequency; pass 0 or more hertz")
    self.init(angularFrequency: 2 * .pi * frequency, dampingRatio: dampingRatio, mass: mass)
  }

  /// Makes a spring from its period without damping, in seconds, and its damping ratio.
  ///
  /// Response 0 is rigid, an infinite one exerts no force; negative or NaN traps. A damping ratio that is
  /// negative or not finite traps.
  public init(response: Double, dampingRatio: Double, mass: Double = 1) {
    precondition(response >= 0, "Spring: response \(response) is not a time; pass 0 or more seconds")
    // The absolute value makes a response of −0 rigid, too.
    self.init(angularFrequency: 2 * .pi / abs(response), dampingRatio: dampingRatio, mass: mass)
  }

  /// Makes a spring of mass 1 from its perceptual duration, in seconds, and its bounce.
  ///
  /// Duration 0 is rigid; negative or NaN traps. A bounce of 1 oscillates for ever, 0 is critical, and values
  /// towards −1 are more and more overdamped; a value outside −1 < bounce ≤ 1 traps.
  public init(duration: Double, bounce: Double = 0) {
    precondition(duration >= 0, "Spring: duration \(duration) is not a time; pass 0 or more seconds")
    precondition(
      bounce > -1 && bounce <= 1,
      "Spring: bounce \(bounce) is not in -1 ... 1 without -1; pass 0 for no bounce, 1 for endless swinging")
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    precondition(
      dampingRatio >= 0 && dampingRatio.isFinite,
      "Spring: dampingRatio \(dampingRatio) is not a ratio; pass 0 for none, 1 for critical, more to creep")
    let stiffness = mass * angularFrequency * angularFrequency
    // A rigid spring needs no friction, and ∞·0 would be NaN.
    let damping = stiffness.isFinite ? 2 * dampingRatio * angularFrequency * mass : 0
    self.init(mass: mass, stiffness: stiffness, damping: damping)
  }

  private func validate() {
    precondition(
      mass > 0 && mass.isFinite, "Spring: mass \(mass) cannot move; pass a finite mass above 0 kg")
    precondition(
      stiffness >= 0, "Spring: stiffness \(stiffness) would push away; pass 0 or more kg/s²")
    precondition(
      damping >= 0 && damping.isFinite,
      "Spring: damping \(damping) would add energy or is not finite; pass 0 or more kg/s")
  }

  /// The motion of the spring from a start to a target.
  ///
  /// - Parameters:
  ///   - from: The start, in points; a value that is not finite counts as `target`.
  ///   - target: The target, in points; a value that is not finite counts as `from`, or as 0 if neither is
  ///     finite.
  ///   - velocity: The start velocity, in points per second, positive towards larger values; a value that is
  ///     not finite counts as 0.
  /// - Returns: The motion as a function of time.
  public func curve(from: Double, to target: Double, velocity: Double = 0) -> SpringCurve {
    SpringCurve(spring: self, from: from, to: target, velocity: velocity)
  }

  /// The same spring with at most critical damping: SwiftUI's springs without `allowOverDamping`.
  package var withoutOverdamping: Spring {
    guard dampingRatio > 1, !isRigid else { return self }
    return Spring(
      mass: mass, stiffness: stiffness, damping: 2 * stiffness.squareRoot() * mass.squareRoot())
  }
}
