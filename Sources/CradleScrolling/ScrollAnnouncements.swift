/// The drag and the motions whose begin was reported to the delegate, or that a call started, and whose end was not
/// reported yet.
///
/// Each begin has exactly one end: a motion that continues another one of its kind does not begin again, and an end is
/// returned once.
struct ScrollAnnouncements {
  /// The end of a motion, to be reported.
  enum End {
    case zoom, animation, scrollToTop, deceleration
  }

  /// The number of the gesture that drags.
  private(set) var drag: Int?
  private(set) var isDeceleration = false
  private(set) var isAnimation = false
  private(set) var isZoom = false
  /// Whether the animation is that of `scrollToTop()`, whose end has a callback of its own.
  private var isScrollToTop = false

  /// Records that a gesture begins to drag.
  mutating func beginDrag(_ gesture: Int) { drag = gesture }

  /// Records that a gesture's drag ends; returns whether its end was still to be reported.
  mutating func endDrag(_ gesture: Int) -> Bool {
    guard drag == gesture else { return false }
    drag = nil
    return true
  }

  /// Records that a release left the content in motion; returns whether that is new.
  mutating func beginDeceleration() -> Bool {
    defer { isDeceleration = true }
    return !isDeceleration
  }

  /// Records that a zoom begins; returns whether none was in progress.
  mutating func beginZoom() -> Bool {
    defer { isZoom = true }
    return !isZoom
  }

  /// Records the animation that a wheel notch, a key or a call has started, if any.
  mutating func beginAnimation(of axes: ScrollAxes) {
    if axes.isMoving(by: .animation) { isAnimation = true }
  }

  /// Records that the animation just begun, if any, is that of `scrollToTop()`.
  mutating func markScrollToTop() { isScrollToTop = isAnimation }

  /// Takes the next motion that has ended.
  ///
  /// - Parameters:
  ///   - axes: The present axes.
  ///   - isZooming: Whether a gesture zooms or the scale moves.
  /// - Returns: The end to report; nil once all have been returned.
  mutating func nextEnd(_ axes: ScrollAxes, isZooming: Bool) -> End? {
    if isZoom, !isZooming {
      isZoom = false
      return .zoom
    }
    if isAnimation, !axes.isMoving(by: .animation) {
      defer { (isAnimation, isScrollToTop) = (false, false) }
      return isScrollToTop && axes.isAtTop ? .scrollToTop : .animation
    }
    if isDeceleration, !axes.isDecelerating {
      isDeceleration = false
      return .deceleration
    }
    return nil
  }
}
