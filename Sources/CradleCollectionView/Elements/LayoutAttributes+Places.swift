import CradleGeometry

extension LayoutAttributes {
  /// The same, not to be seen.
  var faded: LayoutAttributes {
    var copy = self
    copy.alpha = 0
    return copy
  }

  /// A place no farther away from bounds than a number of them and just out of sight, so that nothing shoots across the
  /// screen.
  func near(_ bounds: Rect, within reach: Double) -> LayoutAttributes {
    let near = bounds.insetBy(dx: -reach * bounds.width, dy: -reach * bounds.height)
    var cut = self
    let (width, height) = (size.width * max(1, scale), size.height * max(1, scale))
    cut.center.x = min(max(center.x, near.minX - width), near.maxX + width)
    cut.center.y = min(max(center.y, near.minY - height), near.maxY + height)
    return cut
  }
}
