import CradleGeometry
import CradleScrolling

/// Passes the pointer to the pane of the stage in which it went down, in that pane's points.
struct StageInput {
  private var pointer = StagePointer()
  /// The pane in which the pointer went down last.
  private(set) var pane = Rect.zero

  var isDown: Bool { pointer.isDown }
  /// The pointer's place in window points, while it is down.
  var location: Point { pointer.location }
  /// The time at which a long press becomes a right click; nil if there is none.
  var deadline: Double? { pointer.holdDeadline }

  /// Goes down in a pane; returns the demo's events.
  mutating func down(_ event: PointerEvent, in pane: Rect, of layout: WindowLayout) -> [PointerEvent] {
    self.pane = pane
    return handle(event, in: layout)
  }

  /// Handles an event in window points and returns the demo's events.
  mutating func handle(_ event: PointerEvent, in layout: WindowLayout) -> [PointerEvent] {
    pointer.handle(event, viewport: pane, scale: layout.magnification)
  }

  /// Returns the right click of a long press that has lasted until `now`.
  mutating func hold(at now: Double, in layout: WindowLayout) -> [PointerEvent] {
    pointer.hold(at: now, viewport: pane, scale: layout.magnification)
  }

  /// Cancels a press that something took away.
  mutating func cancel(at now: Double, in layout: WindowLayout) -> [PointerEvent] {
    pointer.cancel(at: now, viewport: pane, scale: layout.magnification)
  }
}
