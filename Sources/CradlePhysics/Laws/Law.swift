/// A motion along one axis with a closed form: where it is and how fast, at any time, without stepping.
///
/// A law is a value: it holds no clock, so asking twice gives the same answer and asking out of order is fine.
/// Time is in seconds since the law's own start; a time before the start, or one that is not a number, counts
/// as 0. Lengths are points, velocities points per second.
public protocol Law: Sendable {
  /// The position at a time in seconds since the start, in points.
  func value(at time: Double) -> Double

  /// The velocity at a time in seconds since the start, in points per second.
  func velocity(at time: Double) -> Double

  /// The time at which the motion rests, in seconds since the start; `.infinity` when it never does.
  var duration: Double { get }
}
