import CradleGeometry

extension CollectionView {
  /// The way the content of a flow scrolls; lines run across it.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    /// Down: lines are rows.
    case vertical
    /// To the right: lines are columns.
    case horizontal
  }
}

// The plane as a flow sees it: along the way it scrolls, and across.
extension CollectionView.ScrollDirection {
  /// The extent of a size along the way, in points.
  public func along(_ size: Size) -> Double { self == .vertical ? size.height : size.width }

  /// The extent of a size across the way, in points.
  public func across(_ size: Size) -> Double { self == .vertical ? size.width : size.height }

  /// Where a rectangle starts and ends along the way, in points.
  public func range(of rect: Rect) -> (low: Double, high: Double) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// A rectangle from where it starts along the way and across it, and its extents along the way (`thickness`) and across
  /// it (`extent`), in points.
  public func rect(along: Double, across: Double, thickness: Double, extent: Double) -> Rect {
    self == .vertical
      ? Rect(x: across, y: along, width: extent, height: thickness)
      : Rect(x: along, y: across, width: thickness, height: extent)
  }
}
