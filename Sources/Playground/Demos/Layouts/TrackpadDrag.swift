import CradleGeometry
import CradleScrolling

/// Two fingers on a trackpad as the pointer of a drag: their steps add up to a place, and a pause counts as
/// the lift.
struct TrackpadDrag {
  /// The last event of the drag.
  private(set) var event: PointerEvent

  /// Puts the fingers down at the pointer's place; the wheel event's own step is not applied yet.
  init(_ first: WheelEvent) { event = PointerEvent(.down, at: first.location, time: first.time) }

  /// Moves by a step: the content follows the fingers.
  mutating func move(_ step: WheelEvent) {
    event = PointerEvent(.move, at: event.location - step.travel, time: step.time)
    event.isPaused = step.isPaused
  }

  /// The time at which the fingers count as lifted without further events; a trackpad never reports a lift.
  var liftTime: Double { event.time + ScrollFeel.preciseTimeout }
}
