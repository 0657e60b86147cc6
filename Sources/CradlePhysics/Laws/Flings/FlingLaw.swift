/// How a fling slows down after the finger lifts: UIKit's decay, or another platform's law from its published
/// source.
///
/// ```swift
/// let fling = FlingLaw.power().curve(from: 0, velocity: 1500)
/// let place = fling.value(at: 0.2)
/// ```
public enum FlingLaw: Hashable, Sendable {
  /// UIScrollView's law, see `Deceleration`; the rate is the share of the speed left after a millisecond, 0
  /// ..< 1.
  case deceleration(rate: Double = Deceleration.normalRate)
  /// Friction proportional to the speed: v₀·e^(−kt). GTK, and Flutter on iOS. The decay k is in 1/s, the stop
  /// speed in points per second; both above 0.
  case exponential(decay: Double, stopSpeed: Double)
  /// Android's spline; the friction is unitless and above 0, by default that of Android's ViewConfiguration.
  case spline(friction: Double = 0.015)
  /// Flutter's power law for Android; the friction is unitless and above 0, by default that of Android's
  /// ViewConfiguration.
  case power(friction: Double = 0.015)
  /// Chromium's curve on touch screens and touchpads.
  case chromium

  /// GTK's law: a decay of 4 1/s down to 0.1 pt/s.
  package static let gtk = FlingLaw.exponential(decay: 4, stopSpeed: 0.1)
  /// Flutter's law on iOS: 0.135 of the speed is left after a second, down to 20 pt/s.
  package static let flutterBouncing = FlingLaw.exponential(
    decay: -Elementary.logarithm(0.135), stopSpeed: 20)

  /// The curve of a release. A parameter of the law outside its range traps: a rate outside 0 ..< 1, a decay
  /// or friction that is not above 0 or not finite, a stop speed that is not above 0.
  ///
  /// - Parameters:
  ///   - start: The start, in points; a value that is not finite counts as 0.
  ///   - velocity: The release velocity, in points per second; a value that is not finite counts as 0.
  /// - Returns: The motion from the release to rest.
  public func curve(from start: Double, velocity: Double) -> FlingCurve {
    FlingCurve(self, from: start, velocity: velocity)
  }
}
