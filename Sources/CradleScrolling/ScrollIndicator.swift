import CradleGeometry

/// The thin bar that shows where in its content a scroll view is.
public struct ScrollIndicator: Hashable, Sendable {
  /// Where it lies, in points of the viewport.
  public var frame: Rect
  /// How much of it is seen: 1 while the content moves, fading to 0 afterwards.
  public var alpha: Double

  /// Its thickness in points (measured on UIScrollView).
  public static let thickness = 2.5
  /// Its distance in points from the edges.
  public static let margin = 3.0
  /// Its smallest length in points within the range.
  public static let minimumLength = 36.0
  /// Its smallest length in points when an overscroll presses it together.
  public static let minimumOverscrolledLength = 7.0
  /// The time in seconds it stays after the motion.
  public static let fadeDelay = 0.25
  /// The time in seconds it then takes to fade.
  public static let fadeDuration = 0.25

  /// Where along a track of `track` points a bar lies for one axis: start and length in points.
  static func span(_ axis: ScrollAxis, track: Double) -> (start: Double, length: Double) {
    let whole = axis.insetBefore + axis.content + axis.insetAfter
    let share = whole > 0 ? min(1, axis.viewport / whole) : 1
    let full = min(track, max(minimumLength, track * share))
    let length = max(min(full, minimumOverscrolledLength), full - abs(axis.overscroll))
    let range = axis.maximum - axis.minimum
    let progress =
      range > 0 ? (axis.clamped(axis.offset) - axis.minimum) / range : (axis.overscroll > 0 ? 1 : 0)
    return (progress * (track - length), length)
  }
}
