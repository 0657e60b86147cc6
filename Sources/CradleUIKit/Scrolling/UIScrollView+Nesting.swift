import CradleScrolling

/// Finds the view that a finger's motion scrolls: this one, or one around it.
extension UIScrollView {
  /// A point of the window in points of the viewport.
  func inViewport(_ windowPoint: CGPoint) -> CGPoint {
    let point = convert(windowPoint, from: nil)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }
  /// Returns whether this view ignores a finger's motion along an axis before a drag. `start` is the point of
  /// the viewport at which the finger went down.
  func ignores(_ motion: CGFloat, vertically: Bool, from start: CGPoint) -> Bool {
    if scrolls(vertically: vertically) { return leavesDragToOuter(motion, vertically: vertically) }
    // A section may scroll along the other axis.
    return (self as? UICollectionView)?.hasScrollingSection(at: start) != true
  }
  /// Whether a finger's motion goes out over an edge at which the content rests, and an enclosing scroll view can still
  /// scroll that way.
  private func leavesDragToOuter(_ motion: CGFloat, vertically: Bool) -> Bool {
    guard motion != 0, rests(atEdgeFor: motion, vertically: vertically) else { return false }
    var above = superview
    while let each = above {
      if let outer = each as? UIScrollView, outer.scrolls(vertically: vertically),
        outer.room(for: motion, vertically: vertically) > Self.edgeWidth
      {
        return true
      }
      above = each.superview
    }
    return false
  }
  /// Less than a pixel, within which content counts as at its edge.
  static var edgeWidth: Double { 0.1 }
  private func rests(atEdgeFor motion: CGFloat, vertically: Bool) -> Bool {
    abs(room(for: motion, vertically: vertically)) <= Self.edgeWidth
  }
  /// The points by which the content can follow a finger's motion; negative beyond the edge.
  func room(for motion: CGFloat, vertically: Bool) -> Double {
    let (low, high, offset) = (scroll.minimumOffset, scroll.maximumOffset, scroll.contentOffset)
    if vertically { return motion > 0 ? offset.y - low.y : high.y - offset.y }
    return motion > 0 ? offset.x - low.x : high.x - offset.x
  }
  /// Whether a drag along an axis can scroll.
  func scrolls(vertically: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let (low, high) = (scroll.minimumOffset, scroll.maximumOffset)
    return vertically
      ? high.y > low.y || (bounces && alwaysBounceVertical)
      : high.x > low.x || (bounces && alwaysBounceHorizontal)
  }
}
