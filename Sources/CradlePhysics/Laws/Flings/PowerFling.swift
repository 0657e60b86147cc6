/// Flutter's fling for Android: it covers the same distance as Android's, with a deceleration that depends on
/// the speed alone.
///
///     s(t) = s·(1 − (1 − t/T)^d)      v(t) = v₀·(1 − t/T)^(d − 1)      T = d·i·Tₐ      s = v₀·T/d
///
///     v₀ release speed, pt/s      Tₐ Android's duration, s      d, i: see `AndroidFling`
///
/// Source: Flutter's scroll_simulation.dart, `ClampingScrollSimulation`.
struct PowerFling: FlingProfile {
  private let speed: Double
  let duration: Double
  let length: Double

  /// - Parameters:
  ///   - speed: The release speed in points per second, at least 0.
  ///   - friction: Unitless, above 0.
  init(speed: Double, friction: Double) {
    self.speed = speed
    let android = AndroidFling.extent(speed: speed, friction: friction)
    duration = AndroidFling.decelerationRate * AndroidFling.inflexion * android.duration
    length = speed * duration / AndroidFling.decelerationRate
  }

  func distance(at time: Double) -> Double {
    length * (1 - Elementary.power(1 - time / duration, AndroidFling.decelerationRate))
  }

  func speed(at time: Double) -> Double {
    speed * Elementary.power(1 - time / duration, AndroidFling.decelerationRate - 1)
  }

  func time(reaching distance: Double) -> Double {
    duration * (1 - Elementary.power(1 - distance / length, 1 / AndroidFling.decelerationRate))
  }
}
