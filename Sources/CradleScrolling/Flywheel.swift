import CradlePhysics

/// The speed-up by repeated flicks: the velocity that a flick adds from the fling that its touch stopped.
///
///     carried(v) = sign(v)·min(0.000816·|v|^1.967, 40 000)        v in pt/s
///
/// Apple does not document it. The curve is that of Flutter's `BouncingScrollPhysics.carriedMomentum`, which
/// its authors fitted to UIScrollView by giving both the same touches
/// (flutter/packages/flutter/lib/src/widgets/scroll_physics.dart). The conditions are those of
/// `ScrollDragController` (scroll_activity.dart in the same folder). Below 1562 pt/s the carried velocity is
/// less than the fling's; above that speed it is more, but never more than 40 000 pt/s.
enum Flywheel {
  /// A flick slower than this share of the carried velocity adds nothing
  /// (`momentumRetainVelocityThresholdFactor`).
  static let minimumShare = 0.5
  /// A drag whose pointer stands still for longer than this, in seconds, loses the fling's velocity
  /// (`momentumRetainStationaryDurationThreshold`).
  static let maximumPause = 0.02
  /// A press whose pointer does not move for longer than this, in seconds, loses the fling's velocity: the
  /// time over which a release velocity is measured (this project's choice).
  static let maximumHold = VelocityTracker.horizon

  /// The velocity carried over from a fling of `velocity`, both in pt/s.
  static func carried(_ velocity: Double) -> Double {
    let amount = min(0.000816 * Elementary.power(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -amount : amount
  }

  /// The velocity of a flick of `velocity` whose touch stopped a fling of `flingVelocity`, all in pt/s.
  static func velocity(_ velocity: Double, flingVelocity: Double) -> Double {
    let carried = carried(flingVelocity)
    guard velocity * carried > 0, abs(velocity) > abs(carried) * minimumShare else { return velocity }
    return velocity + carried
  }
}
