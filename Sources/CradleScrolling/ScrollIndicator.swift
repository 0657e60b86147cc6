import CradleGeometry

/// The thin bar that displays the position of a scroll view in its content.
///
/// ```swift
/// func fill(_ frame: Rect, radius: Double, alpha: Double) {}  // your renderer's call
///
/// for bar in [view.verticalIndicator, view.horizontalIndicator].compactMap({ $0 }) where bar.alpha > 0 {
///   fill(bar.frame, radius: min(bar.frame.width, bar.frame.height) / 2, alpha: bar.alpha)
/// }
/// ```
public struct ScrollIndicator: Hashable, Sendable {
  /// Its frame, in points of the viewport.
  public var frame: Rect
  /// Its opacity: 1 while the content moves, fading to 0 afterwards.
  public var alpha: Double

  /// Its thickness in points (measured on UIScrollView).
  package static let thickness = 2.5
  /// Its distance in points from the edges.
  package static let margin = 3.0
  /// Its smallest length in points within the range.
  package static let minimumLength = 36.0
  /// Its smallest length in points when an overscroll compresses it.
  package static let minimumOverscrolledLength = 7.0
  /// The time for which it stays fully opaque after the motion, in seconds.
  package static let fadeDelay = 0.25
  /// The duration of the fade after that, in seconds.
  package static let fadeDuration = 0.25

  /// The start and length of an axis's bar along a track of `track` points, in points.
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
