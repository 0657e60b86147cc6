/// Chromium's fling on touch screens and touchpads: one fixed curve, entered where it has the release speed.
///
///     p(t) = α·e^(−γt) − β·t − α      w(t) = −αγ·e^(−γt) − β      w(t₀) = min(v₀, w(0))      w(T₀) = 0
///     s(t) = r·(p(t₀ + t) − p(t₀))    v(t) = r·w(t₀ + t)          r = v₀/w(t₀)               T = T₀ − t₀
///
///     v₀ release speed, pt/s      α = −5707.62 pt      β = 172 pt/s      γ = 3.7 1/s
///
/// A speed above w(0) = 20 946 pt/s uses the whole curve, scaled. Source: Chromium's
/// ui/events/gestures/fling_curve.cc.
struct ChromiumFling: FlingProfile {
  private static let alpha = -5707.62
  private static let beta = 172.0
  private static let gamma = 3.7

  /// t₀, in seconds.
  private let entry: Double
  /// r, unitless.
  private let ratio: Double
  let duration: Double
  let length: Double

  /// - Parameter speed: The release speed in points per second, at least 0.
  init(speed: Double) {
    let entering = min(speed, Self.speed(0))
    entry = Self.time(speed: entering)
    ratio = entering > 0 ? speed / entering : 0
    let end = Self.time(speed: 0)
    duration = max(0, end - entry)
    length = max(0, ratio * (Self.place(end) - Self.place(entry)))
  }

  func distance(at time: Double) -> Double { ratio * (Self.place(entry + time) - Self.place(entry)) }

  func speed(at time: Double) -> Double { max(0, ratio * Self.speed(entry + time)) }

  /// Found by bisection: an exponential and a line have no inverse in closed form.
  func time(reaching distance: Double) -> Double {
    var (low, high) = (0.0, duration)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if self.distance(at: middle) < distance { low = middle } else { high = middle }
    }
  }

  private static func place(_ time: Double) -> Double {
    alpha * Elementary.exponentialMinusOne(-gamma * time) - beta * time
  }

  private static func speed(_ time: Double) -> Double {
    -alpha * gamma * Elementary.exponential(-gamma * time) - beta
  }

  private static func time(speed: Double) -> Double {
    -Elementary.logarithm((speed + beta) / (-alpha * gamma)) / gamma
  }
}
