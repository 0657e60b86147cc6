/// A fling with friction proportional to its speed.
///
///     s(t) = v₀·(1 − e^(−kt))/k      v(t) = v₀·e^(−kt)      T = ln(v₀/u)/k
///
///     v₀ release speed, pt/s      k decay, 1/s      u stop speed, pt/s      T duration, s
///
/// GTK uses k = 4 and u = 0.1 (gtkscrolledwindow.c `DECELERATION_FRICTION`, gtkkineticscrolling.c), Flutter
/// on iOS k = −ln 0.135 and u = 20 at one pixel a point (scroll_simulation.dart, scroll_physics.dart).
struct ExponentialFling: FlingProfile {
  private let speed: Double
  private let decay: Double
  let duration: Double
  let length: Double

  /// - Parameters:
  ///   - speed: The release speed in points per second, at least 0.
  ///   - decay: The rate at which the speed decays, in 1/s; above 0.
  ///   - stopSpeed: The speed at which it stops, in points per second; above 0.
  init(speed: Double, decay: Double, stopSpeed: Double) {
    (self.speed, self.decay) = (speed, decay)
    duration =
      speed > stopSpeed ? (Elementary.logarithm(speed) - Elementary.logarithm(stopSpeed)) / decay : 0
    length = max(0, speed - stopSpeed) / decay
  }

  func distance(at time: Double) -> Double { -Elementary.exponentialMinusOne(-decay * time) * speed / decay }

  func speed(at time: Double) -> Double { speed * Elementary.exponential(-decay * time) }

  func time(reaching distance: Double) -> Double {
    -Elementary.logarithmOfOnePlus(-distance * decay / speed) / decay
  }
}
