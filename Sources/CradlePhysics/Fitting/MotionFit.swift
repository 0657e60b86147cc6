/// Finds the law of a recorded motion: UIKit's fling, another platform's, the spring at an edge, or a fling
/// that ends in one.
///
/// Every candidate is fitted from guesses found by a scan, and Schwarz's criterion chooses among them.
package struct MotionFit: Sendable {
  /// The law that was found.
  package enum Model: Hashable, Sendable {
    /// A fling; the rate of UIKit's law is fitted, other platforms' parameters are fixed.
    case fling(FlingLaw)
    /// A spring that starts at or beyond an edge.
    case bounce
    /// UIKit's fling, then the spring of the edge that it meets.
    case flingAndBounce
  }

  /// The laws among which the best is chosen.
  package enum Family: Sendable {
    /// Flings, also one that ends in a spring.
    case fling
    /// The spring at an edge.
    case spring
  }

  /// A number with its standard error.
  package struct Quantity: Sendable {
    package var value: Double
    package var error: Double
  }

  package let model: Model
  /// The share of the speed that is left after a millisecond; nil without a fling by UIKit's law.
  package private(set) var rate: Quantity?
  /// The velocity at the first sample, in points per second.
  package private(set) var velocity: Quantity
  /// The spring's stiffness in N/m and damping in N·s/m at a mass of 1 kg; nil without a spring.
  package private(set) var stiffness: Quantity?
  package private(set) var damping: Quantity?
  /// The spring's target, in points.
  package private(set) var edge: Quantity?
  /// The fit itself.
  package let fit: LeastSquares.Fit

  /// The resolution of a screen recording, in points: a third of a point, as UIKit rounds.
  package static let resolution = 1.0 / 3

  /// The largest residual of an accepted law, as a share of the samples' standard deviation: 1 % of their
  /// variance is left. The right law leaves the recording's noise, far below this.
  static let largestShare = 0.1

  /// The best law of a family, or of all; nil for too few samples, for samples that do not move, and if no law fits.
  package init?(_ samples: MotionSamples, family: Family? = nil) {
    guard samples.count >= MotionSamples.fewest, samples.spread > Self.resolution else { return nil }
    var candidates: [MotionFit?] = []
    if family != .spring {
      candidates = [Self.fling(samples)] + Self.platforms.map { Self.fling(samples, $0) }
    }
    if family != .fling { candidates.append(Self.bounce(samples)) }
    if family != .spring { candidates.append(Self.flingAndBounce(samples)) }
    guard
      let best = candidates.compactMap({ $0 }).min(by: {
        $0.fit.criterion(resolution: Self.resolution) < $1.fit.criterion(resolution: Self.resolution)
      })
    else { return nil }
    guard best.fit.residual <= Self.largestShare * samples.spread else { return nil }
    self = best
  }

  private static let platforms: [FlingLaw] = [.spline(), .power(), .chromium]

  private init(_ model: Model, _ fit: LeastSquares.Fit, velocity: Int) {
    (self.model, self.fit) = (model, fit)
    self.velocity = Self.quantity(fit, velocity)
  }

  private static func quantity(_ fit: LeastSquares.Fit, _ index: Int) -> Quantity {
    Quantity(value: fit.parameters[index], error: fit.errors[index])
  }

  /// The rate of a decay in 1/s: r = e^(−k/1000), and dr = r·dk/1000.
  private static func rate(_ decay: Quantity) -> Quantity {
    let rate = Elementary.exponential(-decay.value / 1000)
    return Quantity(value: rate, error: rate * decay.error / 1000)
  }

  // MARK: Candidates

  /// UIKit's law with a decay k in 1/s: parameters x₀, v₀, k.
  private static func fling(_ samples: MotionSamples) -> MotionFit? {
    guard let guess = decay(samples) else { return nil }
    let start = samples.start
    let squares = LeastSquares { p in
      curve(p[0], p[1], decay: p[2]).map { curve in samples.residuals(from: start) { curve.value(at: $0) } }
    }
    guard let fit = squares.fit(near: guess) else { return nil }
    var result = MotionFit(.fling(.deceleration()), fit, velocity: 1)
    result.rate = rate(quantity(fit, 2))
    return result
  }

  /// Another platform's law with fixed parameters: x₀, v₀.
  private static func fling(_ samples: MotionSamples, _ law: FlingLaw) -> MotionFit? {
    guard let guess = decay(samples) else { return nil }
    let start = samples.start
    let squares = LeastSquares { p in
      let curve = law.curve(from: p[0], velocity: p[1])
      return samples.residuals(from: start) { curve.value(at: $0) }
    }
    return squares.fit(near: Array(guess[..<2])).map { MotionFit(.fling(law), $0, velocity: 1) }
  }

  /// A spring of mass 1: parameters edge, y₀, v₀, stiffness, damping.
  private static func bounce(_ samples: MotionSamples) -> MotionFit? {
    guard let guess = spring(samples) else { return nil }
    let start = samples.start
    let squares = LeastSquares { p in
      guard let spring = legal(stiffness: p[3], damping: p[4]) else { return nil }
      let curve = spring.curve(from: p[0] + p[1], to: p[0], velocity: p[2])
      return samples.residuals(from: start) { curve.value(at: $0) }
    }
    guard let fit = squares.fit(near: guess) else { return nil }
    var result = MotionFit(.bounce, fit, velocity: 2)
    (result.edge, result.stiffness, result.damping) = (
      quantity(fit, 0), quantity(fit, 3), quantity(fit, 4)
    )
    return result
  }

  /// A fling into an edge: parameters x₀, v₀, k, edge, stiffness, damping.
  private static func flingAndBounce(_ samples: MotionSamples) -> MotionFit? {
    guard let index = crossing(samples) else { return nil }
    let (before, after) = samples.split(at: index)
    guard let fling = decay(before) ?? line(before), let spring = spring(after) else { return nil }
    let start = samples.start
    let squares = LeastSquares { p in
      guard let curve = curve(p[0], p[1], decay: p[2]), let spring = legal(stiffness: p[4], damping: p[5]),
        let hit = curve.time(reaching: p[3])
      else { return nil }
      let bounce = spring.curve(from: p[3], to: p[3], velocity: curve.velocity(at: hit))
      return samples.residuals(from: start) { $0 < hit ? curve.value(at: $0) : bounce.value(at: $0 - hit) }
    }
    guard let fit = squares.fit(near: fling + [spring[0], spring[3], spring[4]]) else { return nil }
    var result = MotionFit(.flingAndBounce, fit, velocity: 1)
    result.rate = rate(quantity(fit, 2))
    (result.edge, result.stiffness, result.damping) = (
      quantity(fit, 3), quantity(fit, 4), quantity(fit, 5)
    )
    return result
  }

  private static func curve(_ start: Double, _ velocity: Double, decay: Double) -> Deceleration? {
    guard decay > 0, decay.isFinite else { return nil }
    let rate = Elementary.exponential(-decay / 1000)
    return rate < 1 ? Deceleration(from: start, velocity: velocity, rate: rate) : nil
  }

  private static func legal(stiffness: Double, damping: Double) -> Spring? {
    guard stiffness > 0, damping >= 0, stiffness.isFinite, damping.isFinite else { return nil }
    return Spring(stiffness: stiffness, damping: damping)
  }

  // MARK: Guesses

  /// The best-fitting exponential's x₀, v₀ and k, over decays from 0.2 to 60 1/s: 0.9998 to 0.94 a
  /// millisecond.
  private static func decay(_ samples: MotionSamples) -> [Double]? {
    guard samples.count > 3 else { return nil }
    var best: (sum: Double, guess: [Double])?
    let few = samples.thinned
    for decay in geometric(0.2, 60, 24) {
      guard let found = few.combination(of: [{ _ in 1 }, { Elementary.exponential(-decay * $0) }]) else {
        continue
      }
      let velocity = -found.weights[1] * decay
      if found.sum < best?.sum ?? .infinity {
        best = (found.sum, [found.weights[0] + found.weights[1], velocity, decay])
      }
    }
    return best?.guess
  }

  /// The same for too few samples for an exponential: a line, and UIKit's normal decay.
  private static func line(_ samples: MotionSamples) -> [Double]? {
    guard let first = samples.offsets.first, let last = samples.offsets.last, let end = samples.times.last,
      end > samples.start
    else { return nil }
    let decay = -1000 * Elementary.logarithm(Deceleration.normalRate)
    return [first, (last - first) / (end - samples.start), decay]
  }

  /// The best-fitting spring's edge, y₀, v₀, stiffness and damping, over 1.5 to 80 rad/s and damping ratios
  /// from 0.05 to 3.
  private static func spring(_ samples: MotionSamples) -> [Double]? {
    guard samples.count > 5 else { return nil }
    var best: (sum: Double, guess: [Double])?
    let few = samples.thinned
    for natural in geometric(1.5, 80, 16) {
      for ratio in geometric(0.05, 3, 8) {
        let spring = Spring(stiffness: natural * natural, damping: 2 * ratio * natural)
        let away = spring.curve(from: 1, to: 0, velocity: 0)
        let flung = spring.curve(from: 0, to: 0, velocity: 1)
        guard
          let found = few.combination(of: [
            { _ in 1 }, { away.value(at: $0) }, { flung.value(at: $0) },
          ]), found.sum < best?.sum ?? .infinity
        else { continue }
        best = (found.sum, found.weights + [spring.stiffness, spring.damping])
      }
    }
    return best?.guess
  }

  /// The index at which the samples first pass their last value, with enough samples on either side.
  private static func crossing(_ samples: MotionSamples) -> Int? {
    guard let first = samples.offsets.first, let last = samples.offsets.last else { return nil }
    let index = samples.offsets.firstIndex { (last - first) * ($0 - last) > 0 }
    // The line before it needs two samples, the spring's five parameters after it more than five.
    guard let index, index > 1, samples.count - index > 6 else { return nil }
    return index
  }

  private static func geometric(_ first: Double, _ last: Double, _ count: Int) -> [Double] {
    let step = Elementary.logarithm(last / first) / Double(count - 1)
    return (0..<count).map { first * Elementary.exponential(step * Double($0)) }
  }
}
