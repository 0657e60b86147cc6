// The settling times of a spring by two Apple frameworks. With displacement x₀ from the target, velocity v₀
// towards it, β = ζω and ω₁ = ω√(1 − ζ²):
//
//     Core Animation, ζ < 1:  ln((|x₀| + |(v₀ + βx₀)/ω₁|)/0.001)/β      x₀ = −travel
//     SwiftUI,        ζ < 1:  ln((|x₀| + |βx₀ − v₀|)/ε)/β               x₀ = travel
//     both,           ζ ≥ 1:  the first multiple of 0.1 s with |x| < ε; Core Animation takes ζ = 1 there
//
// Measured from CASpringAnimation and SwiftUI.Spring by public test suites. These are their numbers, jumps at
// ζ = 1 included; `SpringCurve.settlingTime(within:)` is the curve's true settling time.
extension Spring {
  /// A framework's definition of a spring's settling time.
  package enum SettlingLaw: Hashable, Sendable {
    /// CASpringAnimation's settlingDuration: within 0.001 of the target.
    case coreAnimation
    /// SwiftUI's settlingDuration, within `epsilon` of the target; 0 or less, or NaN, never settles.
    case swiftUI(epsilon: Double = 0.001)
  }

  /// The damping ratio from which a spring counts as critical: one made with ζ = 1 may read back as slightly
  /// less.
  private static let criticalRatio = 1 - 1e-9
  /// Core Animation's threshold, as a share of the travel of 1.
  private static let coreAnimationThreshold = 0.001
  /// The step of both frameworks' search, in steps per second.
  private static let searchRate = 10.0
  /// The time in seconds after which the search is replaced by the curve's own settling time, rounded up to a
  /// step.
  private static let longestSearch = 1000.0

  /// A framework's settling time of the spring, in seconds; `.infinity` if it never settles.
  ///
  /// - Parameters:
  ///   - law: The framework's definition.
  ///   - travel: The distance to the target, in points; 1 for Core Animation's own number. A value that is
  ///     not finite counts as 0.
  ///   - velocity: The start velocity towards a target at `travel`, in points per second; a value that is not
  ///     finite counts as 0.
  /// - Returns: The framework's number, in seconds, at least 0.
  package func settlingDuration(law: SettlingLaw, travel: Double = 1, velocity: Double = 0) -> Double {
    let (x, v) = (travel.finiteOrZero, velocity.finiteOrZero)
    let ratio = dampingRatio
    let decay = damping / (2 * mass)
    if isRigid { return 0 }
    switch law {
    case .coreAnimation:
      guard ratio < Self.criticalRatio else {
        let critical = ratio > 1 ? withoutOverdamping : self
        return critical.firstStep(within: Self.coreAnimationThreshold, travel: x, velocity: v)
      }
      let swing = angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let amplitude = abs(x) + abs((v - decay * x) / swing)
      return Self.time(of: amplitude, toDecayTo: Self.coreAnimationThreshold, decay: decay)
    case .swiftUI(let epsilon):
      guard ratio < Self.criticalRatio else {
        return firstStep(within: epsilon, travel: x, velocity: v)
      }
      return Self.time(of: abs(x) + abs(decay * x - v), toDecayTo: epsilon, decay: decay)
    }
  }

  private static func time(of amplitude: Double, toDecayTo threshold: Double, decay: Double) -> Double {
    if threshold > 0 && amplitude < threshold { return 0 }
    guard threshold > 0, decay > 0 else { return .infinity }
    return Elementary.logarithm(amplitude / threshold) / decay
  }

  private func firstStep(within threshold: Double, travel: Double, velocity: Double) -> Double {
    let curve = curve(from: 0, to: travel, velocity: velocity)
    let settled = curve.settlingTime(within: threshold)
    guard settled < Self.longestSearch else {
      return settled.isFinite ? (settled * Self.searchRate).rounded(.up) / Self.searchRate : .infinity
    }
    let last = Int(settled * Self.searchRate) + 1
    let step = (0..<last).first { abs(curve.displacement(at: Double($0) / Self.searchRate)) < threshold }
    return Double(step ?? last) / Self.searchRate
  }
}
