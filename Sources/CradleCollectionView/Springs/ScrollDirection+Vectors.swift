import CradleGeometry

// Vectors and places along the scroll direction, for cells that springs move along it.
extension CollectionView.ScrollDirection {
  /// The component of a vector along the scroll direction.
  func along(_ vector: Vector) -> Double { self == .vertical ? vector.dy : vector.dx }

  /// The place of a point along the scroll direction, in points.
  func along(_ point: Point) -> Double { self == .vertical ? point.y : point.x }

  /// The vector of a length along the scroll direction.
  func vector(_ length: Double) -> Vector {
    self == .vertical ? Vector(dx: 0, dy: length) : Vector(dx: length, dy: 0)
  }
}
