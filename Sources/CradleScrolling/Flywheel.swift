import CradlePhysics

/// How repeated flicks build up speed: what a flick gets of the velocity at which it caught a fling.
///
///     carried(v) = sign(v)·min(0.000816·|v|^1.967, 40 000)        v in pt/s
///
/// Apple documents nothing of it. The curve is the one that Flutter's `BouncingScrollPhysics.carriedMomentum` was fitted to,
/// with both scroll views one over the other on the same touches (flutter/packages/flutter/lib/src/widgets/
/// scroll_physics.dart); so are the conditions, from `ScrollDragController` (scroll_activity.dart beside it). Up to 1570 pt/s
/// less is carried than there was, above it more.
enum Flywheel {
  /// A flick must have at least this share of what is carried, else it gets nothing (`momentumRetainVelocityThresholdFactor`).
  static let least = 0.5
  /// A hand that stands still for longer in a drag loses what it caught, in seconds
  /// (`momentumRetainStationaryDurationThreshold`).
  static let stillness = 0.02
  /// A press that rests for longer before it drags has stopped the content for good, in seconds: as long as the speed of a
  /// release is measured over (ours).
  static let rest = VelocityTracker.horizon

  /// What is carried of a fling that was caught at a velocity in pt/s.
  static func carried(_ velocity: Double) -> Double {
    let amount = min(0.000816 * Elementary.power(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -amount : amount
  }

  /// The velocity in pt/s of a flick after a catch at another.
  static func velocity(_ velocity: Double, caught: Double) -> Double {
    let carried = carried(caught)
    guard velocity * carried > 0, abs(velocity) > abs(carried) * least else { return velocity }
    return velocity + carried
  }
}
