/// Android's fling: a spline that starts at the release speed and decays.
///
///     τ(x) = 3x(1 − x)·((1 − x)·p₁ + x·p₂) + x³       t = T·τ       p₁ = i·a   p₂ = 1 − b·(1 − i)
///     σ(x) = 3x(1 − x)·((1 − x)·a + x·b) + x³         s(t) = s·σ    a = 0.5   b = 1   i = 0.35
///
///     x the spline's parameter, 0 ... 1      T duration, s      s distance, pt: see `AndroidFling`
///
/// Source: OverScroller.java. Android reads σ from a table of 100 samples; this is the spline itself, less
/// than 10⁻⁴ of the distance away. Its position and speed do not determine the rest of the motion, so it
/// cannot be restarted midway.
struct SplineFling: FlingProfile {
  let duration: Double
  let length: Double

  /// - Parameters:
  ///   - speed: The release speed in points per second, at least 0.
  ///   - friction: Unitless, above 0.
  init(speed: Double, friction: Double) {
    let extent = AndroidFling.extent(speed: speed, friction: friction)
    (duration, length) = (extent.duration, extent.distance)
  }

  func distance(at time: Double) -> Double { length * Self.position.value(parameter(at: time)) }

  func speed(at time: Double) -> Double {
    let x = parameter(at: time)
    return length / duration * Self.position.slope(x) / Self.time.slope(x)
  }

  func time(reaching distance: Double) -> Double {
    duration * Self.time.value(Self.position.argument(of: distance / length))
  }

  private func parameter(at time: Double) -> Double { Self.time.argument(of: time / duration) }

  private static let startTension = 0.5
  private static let endTension = 1.0
  private static let time = Bezier(
    first: startTension * AndroidFling.inflexion, second: 1 - endTension * (1 - AndroidFling.inflexion))
  private static let position = Bezier(first: startTension, second: endTension)

  /// A cubic Bézier polynomial from 0 to 1 that rises on 0 ... 1.
  private struct Bezier {
    let first: Double
    let second: Double

    func value(_ x: Double) -> Double {
      3 * x * (1 - x) * ((1 - x) * first + x * second) + x * x * x
    }

    func slope(_ x: Double) -> Double {
      let rest = 1 - x
      return 3 * (rest * rest * first + 2 * x * rest * (second - first) + x * x * (1 - second))
    }

    /// The argument for a value in 0 ... 1: a bisection down to neighbouring numbers, some sixty halvings.
    func argument(of value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return self.value(high) <= value ? high : low }
        if self.value(middle) <= value { low = middle } else { high = middle }
      }
    }
  }
}
