import CradleGeometry
import CradleScrolling

/// Passes the pointer to the pane of the stage in which it went down, in that pane's points.
///
/// The layout may change during a press: places are those in the pane where it is at that time.
struct StageInput {
  private var pointer = StagePointer()
  /// The index of the pane in which the pointer went down last.
  private var index = 0

  var isDown: Bool { pointer.isDown }
  /// The pointer's place in window points, while it is down.
  var location: Point { pointer.location }
  /// The time at which a long press becomes a right click; nil if there is none.
  var deadline: Double? { pointer.holdDeadline }

  /// The pane in which the pointer went down last; the only one if there is one now.
  func pane(in layout: WindowLayout) -> Rect {
    let panes = layout.shownPanes
    return panes[min(index, panes.count - 1)]
  }

  /// Goes down in the pane of an index; returns the demo's events.
  mutating func down(_ event: PointerEvent, inPane index: Int, of layout: WindowLayout) -> [PointerEvent] {
    self.index = index
    return handle(event, in: layout)
  }

  /// Handles an event in window points and returns the demo's events.
  mutating func handle(_ event: PointerEvent, in layout: WindowLayout) -> [PointerEvent] {
    pointer.handle(event, viewport: pane(in: layout), scale: layout.magnification)
  }

  /// Returns the right click of a long press that has lasted until `now`.
  mutating func hold(at now: Double, in layout: WindowLayout) -> [PointerEvent] {
    pointer.hold(at: now, viewport: pane(in: layout), scale: layout.magnification)
  }

  /// Cancels a press that something took away.
  mutating func cancel(at now: Double, in layout: WindowLayout) -> [PointerEvent] {
    pointer.cancel(at: now, viewport: pane(in: layout), scale: layout.magnification)
  }
}
