// Other parameters derived from a spring's three; the equations are in Spring.swift.
extension Spring {
  /// Whether the spring is infinitely stiff: at its target at once.
  package var isRigid: Bool { stiffness / mass == .infinity }

  /// ω = √(k/m), in radians per second; 0 without stiffness, infinite when rigid.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// f = ω/2π, oscillations per second without damping, in hertz.
  public var frequency: Double { angularFrequency / (2 * .pi) }

  /// 2π/ω, the period without damping, in seconds; infinite without stiffness, 0 when rigid.
  public var response: Double { 2 * .pi / angularFrequency }

  /// SwiftUI's perceptual duration, in seconds: the same as `response`.
  public var duration: Double { response }

  /// ζ = c/(2√(km)), unitless; 1 when rigid. Without stiffness it is infinite, or 0 when there is no friction either.
  public var dampingRatio: Double {
    if isRigid { return 1 }
    if damping == 0 { return 0 }
    return damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }

  /// SwiftUI's bounce, −1 ... 1: 1 − ζ, or 1/ζ − 1 when overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
