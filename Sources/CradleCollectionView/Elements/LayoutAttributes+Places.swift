import CradleGeometry

extension LayoutAttributes {
  /// The attributes with opacity 0.
  var faded: LayoutAttributes {
    var copy = self
    copy.alpha = 0
    return copy
  }

  /// The attributes moved to at most `reach` viewports from the bounds and just outside of them, so that no
  /// element crosses the screen too fast.
  func near(_ bounds: Rect, within reach: Double) -> LayoutAttributes {
    let near = bounds.insetBy(dx: -reach * bounds.width, dy: -reach * bounds.height)
    var cut = self
    let (width, height) = (size.width * max(1, scale), size.height * max(1, scale))
    cut.center = center.clamped(
      from: Point(x: near.minX - width, y: near.minY - height),
      to: Point(x: near.maxX + width, y: near.maxY + height))
    return cut
  }
}
