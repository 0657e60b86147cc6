import CradleGeometry

/// The way of a spring to its target, in closed form, one formula for all three regimes.
///
///     y(t) = y₀·(C + βS) + v₀·S      v(t) = v₀·(C − βS) − ω²y₀·S      x(t) = target + y(t)
///
///     ζ < 1:  C = e^(−βt)·cos ω₁t      S = e^(−βt)·sin(ω₁t)/ω₁      ω₁ = √(ω² − β²)
///     ζ = 1:  C = e^(−βt)              S = e^(−βt)·t
///     ζ > 1:  C = e^(−βt)·cosh γt      S = e^(−βt)·sinh(γt)/γ       γ = √(β² − ω²)
///
///     y displacement from the target, pt      v velocity, pt/s      β = c/2m, 1/s      ω = √(k/m), rad/s
///
/// S tends to e^(−βt)·t from both sides, so nothing jumps at ζ = 1. Above it the exponentials are taken together,
/// e^(−(β − γ)t)·(1 ± e^(−2γt))/2 with β − γ = ω²/(β + γ), so that nothing overflows and the slow part keeps its
/// digits. Only differences from the target enter: far from the origin the curve is the same.
///
/// A number too large for a Double comes out infinite, with its sign; nothing comes out NaN.
public struct SpringCurve: Law, Hashable {
  /// The spring that pulls.
  public let spring: Spring
  /// The start, in points; always finite.
  public let from: Double
  /// Where the motion tends, in points; always finite.
  public let target: Double
  /// The start velocity, in points per second; always finite.
  public let initialVelocity: Double

  /// y₀ = from − target, in points.
  let offset: Double
  /// β, in 1/s.
  let decay: Double
  /// ω, in rad/s.
  let natural: Double
  /// ω₁ when it oscillates, γ when it does not, in 1/s; 0 exactly at critical.
  let root: Double
  /// Whether ζ < 1.
  let oscillates: Bool
  /// The rate of the slowest part, in 1/s: β, or β − γ when overdamped.
  let slowest: Double

  /// In 1/s: keeps β² and ω² finite. Beyond it a spring cannot be told from a frozen or a rigid one.
  private static let strongestDecay = 1e150

  /// Makes the curve of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The start, in points; not finite counts as `to`.
  ///   - to: The target, in points; not finite counts as `from`; 0 when neither is.
  ///   - velocity: The start velocity, in points per second, positive towards larger values; not finite counts as 0.
  public init(spring: Spring, from: Double, to: Double, velocity: Double = 0) {
    self.spring = spring
    self.from = from.isFinite ? from : to.finiteOrZero
    target = to.isFinite ? to : from.finiteOrZero
    initialVelocity = velocity.finiteOrZero
    offset = (self.from - target).broughtToFinite
    natural = min(spring.angularFrequency, Self.strongestDecay)
    decay = min(spring.damping / (2 * spring.mass), Self.strongestDecay)
    oscillates = decay < natural
    // Roots of the factors: their product would lose digits near critical, and overflow far from it.
    root = abs(decay - natural).squareRoot() * (decay + natural).squareRoot()
    slowest = oscillates ? decay : (decay + root > 0 ? natural * (natural / (decay + root)) : 0)
  }

  /// The position at a time in seconds, in points; past `duration` it goes on towards the target.
  public func value(at time: Double) -> Double {
    time.sinceStart > 0 ? target + displacement(at: time.sinceStart) : from
  }

  /// The velocity at a time in seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let t = time.sinceStart
    guard t > 0 else { return initialVelocity }
    if spring.isRigid { return 0 }
    let (c, s) = basis(at: t)
    return initialVelocity * (c - decay * s) - natural * natural * s * offset
  }

  /// When the motion stays within a thousandth of a point of the target, in seconds; `settlingTime(within: 0.001)`.
  ///
  /// Found by bisection: keep it rather than ask in every frame.
  public var duration: Double { settlingTime(within: 0.001) }

  /// y(t): how far from the target, in points.
  func displacement(at time: Double) -> Double {
    guard time > 0 else { return offset }
    if spring.isRigid { return 0 }
    let (c, s) = basis(at: time)
    return offset * (c + decay * s) + initialVelocity * s
  }

  /// C and S of the equation above.
  private func basis(at time: Double) -> (c: Double, s: Double) {
    // Finite, because a rested envelope of 0 times an infinite t would not be a number.
    let t = min(time, .greatestFiniteMagnitude)
    let envelope = Elementary.exponential(-slowest * t)
    if root == 0 { return (envelope, envelope * t) }
    if oscillates {
      let angle = root * t
      return (envelope * Trigonometry.cosine(angle), envelope * Trigonometry.sine(angle) / root)
    }
    let difference = -Elementary.exponentialMinusOne(-2 * root * t)
    return (envelope * (2 - difference) / 2, envelope * difference / (2 * root))
  }
}
