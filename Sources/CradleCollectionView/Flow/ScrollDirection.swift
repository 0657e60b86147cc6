import CradleGeometry

extension CollectionView {
  /// The direction in which the content of a flow scrolls; lines run across it.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
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

  /// The component of a vector along the scroll direction.
  func along(_ vector: Vector) -> Double { self == .vertical ? vector.dy : vector.dx }

  /// The place of a point along the scroll direction, in points.
  func along(_ point: Point) -> Double { self == .vertical ? point.y : point.x }

  /// The vector of a length along the scroll direction.
  func vector(_ length: Double) -> Vector {
    self == .vertical ? Vector(dx: 0, dy: length) : Vector(dx: length, dy: 0)
  }

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
