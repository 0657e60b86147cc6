/// The distance of a scroll since the springs' last state, along the layout's direction: the part that
/// a gesture moved, and the rest.
struct ScrollTravel {
  /// The number of the last observed gesture.
  private var gesture = 0
  /// The last observed offset along the scroll direction.
  private var offset = 0.0
  /// The pointer's place at the springs' state, in the content's points.
  private(set) var pointer: FlowPoint?
  /// The distance that a gesture moved, in points; with a sign.
  private(set) var byGesture = 0.0
  /// The length of everything else, in points.
  private var byOthers = 0.0
  /// Whether a gesture, or the fling that it started, was moving the content at the last call.
  private(set) var isThrown = false

  /// The share of the gesture's distance that still counts, 0…1: content that anything else moved by a
  /// viewport or more leaves nothing.
  func remainingShare(viewport length: Double) -> Double { max(0, 1 - byOthers / max(length, 1)) }

  /// Forgets both distances.
  mutating func reset() { (byGesture, byOthers) = (0, 0) }

  /// Counts the distance since the last call as not moved by a gesture, before a gesture or time moves the content.
  mutating func willScroll(from offset: Double, gesture number: Int, isThrown: Bool, isMoving: Bool) {
    if number != gesture { (gesture, pointer) = (number, nil) }
    // Anything that moved the content since was not a drag.
    let jump = offset - self.offset
    self.offset += jump
    byOthers += abs(jump)
    pointer?.along += jump
    if !isMoving { byOthers = 0 }
    self.isThrown = isThrown
  }

  /// Adds the distance of a scroll to an offset.
  mutating func didScroll(to offset: Double, isThrown: Bool) {
    if isThrown { byGesture += offset - self.offset } else { byOthers += abs(offset - self.offset) }
    self.offset = offset
  }

  /// Begins a new state of the springs, with the pointer's place.
  mutating func endStep(pointer: FlowPoint?) {
    reset()
    self.pointer = pointer
  }

  /// Records at the end of a scroll whether the gesture goes on.
  mutating func endScroll(isThrown: Bool) { self.isThrown = isThrown }
}
