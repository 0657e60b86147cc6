/// A motion along one axis in closed form: its position and velocity at any time, without stepping.
///
/// A law is a value without a clock: it can be evaluated repeatedly and in any order. Time is in seconds
/// since the law's own start; a time before the start, or NaN, counts as 0. Lengths are points, velocities
/// points per second.
///
/// ```swift
/// /// Uniform motion that stops after a second.
/// struct Walk: Law {
///   var duration: Double { 1 }
///   func value(at time: Double) -> Double { 50 * min(time, duration) }
///   func velocity(at time: Double) -> Double { time < duration ? 50 : 0 }
/// }
/// ```
public protocol Law: Sendable {
  /// The position at a time in seconds since the start, in points.
  func value(at time: Double) -> Double

  /// The velocity at a time in seconds since the start, in points per second.
  func velocity(at time: Double) -> Double

  /// The time at which the motion rests, in seconds since the start; `.infinity` if it never does.
  var duration: Double { get }
}
