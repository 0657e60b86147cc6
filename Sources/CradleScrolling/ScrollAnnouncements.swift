/// The drag and the motions whose begin the delegate was told, or that a call started, and whose end it has not been
/// told yet.
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

  /// A gesture begins to drag.
  mutating func beginDrag(_ gesture: Int) { drag = gesture }

  /// A gesture's drag ends; returns whether its end was still to be reported.
  mutating func endDrag(_ gesture: Int) -> Bool {
    guard drag == gesture else { return false }
    drag = nil
    return true
  }

  /// A release left the content in motion; returns whether this was not known.
  mutating func beginDeceleration() -> Bool {
    defer { isDeceleration = true }
    return !isDeceleration
  }

  /// A zoom begins; returns whether none was in progress.
  mutating func beginZoom() -> Bool {
    defer { isZoom = true }
    return !isZoom
  }

  /// A wheel notch, a key or a call may have started an animation.
  mutating func beginAnimation(of axes: ScrollAxes) {
    if axes.isMoving(by: .animation) { isAnimation = true }
  }

  /// The call that has just begun an animation, if any, was `scrollToTop()`.
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
