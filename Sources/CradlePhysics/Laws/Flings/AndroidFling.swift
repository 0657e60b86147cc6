/// The distance and the time of Android's flings, which its spline and Flutter's power law share.
///
///     l = ln(i·v₀/(f·g))      T = e^(l/(d − 1))      s = f·g·e^(l·d/(d − 1))      d = ln 0.78/ln 0.9
///
///     v₀ release speed, pt/s      f friction, unitless      g gravity, pt/s²      i = 0.35, the inflexion
///     T duration of the spline, s      s distance, pt
///
/// Source: Android's OverScroller.java (`getSplineDeceleration`, `getSplineFlingDuration`, `getSplineFlingDistance`),
/// ViewConfiguration.java (`SCROLL_FRICTION`). A point is one of Android's density-independent pixels: 1/160 inch.
enum AndroidFling {
  /// 0.84 of the Earth's gravity in points per second squared: 9.80665 m/s² · 39.37 inches/m · 160 points/inch.
  static let gravity = 9.80665 * 39.37 * 160 * 0.84
  /// The crossing of the spline's two tension lines, unitless.
  static let inflexion = 0.35
  /// d, unitless: 2.358. The distance grows as v₀^(d/(d − 1)), the duration as v₀^(1/(d − 1)).
  static let decelerationRate = Elementary.logarithm(0.78) / Elementary.logarithm(0.9)

  /// The spline's duration in seconds and distance in points, for a release speed in points per second.
  static func extent(speed: Double, friction: Double) -> (duration: Double, distance: Double) {
    guard speed > 0 else { return (0, 0) }
    let l = Elementary.logarithm(inflexion * speed / (friction * gravity))
    let rate = decelerationRate
    return (
      Elementary.exponential(l / (rate - 1)),
      friction * gravity * Elementary.exponential(l * rate / (rate - 1))
    )
  }
}
