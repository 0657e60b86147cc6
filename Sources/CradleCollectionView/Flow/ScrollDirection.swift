import CradleGeometry

extension CollectionView {
  /// The direction in which the content of a flow scrolls; lines run across it.
  public enum ScrollDirection: Hashable, Sendable, CaseIterable {
    /// Vertically: lines are rows.
    case vertical
    /// Horizontally: lines are columns.
    case horizontal
  }
}

// Coordinates along the scroll direction and across it.
extension CollectionView.ScrollDirection {
  /// The extent of a size along the scroll direction, in points.
  public func along(_ size: Size) -> Double { self == .vertical ? size.height : size.width }

  /// The extent of a size across the scroll direction, in points.
  public func across(_ size: Size) -> Double { self == .vertical ? size.width : size.height }

  /// The range of a rectangle along the scroll direction, in points.
  public func range(of rect: Rect) -> (low: Double, high: Double) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// The rectangle with an origin along and across the scroll direction, and extents along it (`thickness`)
  /// and across it (`extent`), in points.
  public func rect(along: Double, across: Double, thickness: Double, extent: Double) -> Rect {
    self == .vertical
      ? Rect(x: across, y: along, width: extent, height: thickness)
      : Rect(x: along, y: across, width: thickness, height: extent)
  }
}
