import CradleGeometry

/// The scrolling while something that is held extends beyond the edges of a viewport, until it is completely visible:
///
///     v = (o − a)/T
///
///     o length beyond an edge, pt, at most the thing's own     a the least such length so far, so that a thing picked up
///     at an edge stays there     T 0.125 s
package struct EdgeScroll {
  /// T, the time in which the part outside of the viewport becomes visible, in seconds. (Ours.)
  package static let time = 0.125
  /// a, for each edge.
  private var allowance: EdgeInsets?

  package init() {}

  /// Returns v for a thing of a size about a centre, in points per second, and notes a.
  package mutating func velocity(of size: Size, at center: Point, in viewport: Rect) -> Vector {
    let out = EdgeInsets(
      top: min(max(0, viewport.minY + size.height / 2 - center.y), size.height),
      left: min(max(0, viewport.minX + size.width / 2 - center.x), size.width),
      bottom: min(max(0, center.y + size.height / 2 - viewport.maxY), size.height),
      right: min(max(0, center.x + size.width / 2 - viewport.maxX), size.width))
    let allowed = allowance ?? out
    let kept = EdgeInsets(
      top: min(allowed.top, out.top), left: min(allowed.left, out.left),
      bottom: min(allowed.bottom, out.bottom), right: min(allowed.right, out.right))
    allowance = kept
    let excess = Vector(
      dx: out.right - kept.right - (out.left - kept.left), dy: out.bottom - kept.bottom - (out.top - kept.top)
    )
    return excess / Self.time
  }
}
