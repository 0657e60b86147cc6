import CradleGeometry

extension Rect {
  /// The place nearest to a point at which a shape with this extent about its centre lies entirely inside; the middle
  /// along an axis on which it does not fit.
  func nearest(to point: Point, reach: Size) -> Point {
    func near(_ value: Double, _ low: Double, _ high: Double) -> Double {
      low > high ? (low + high) / 2 : value.clamped(to: low...high)
    }
    return Point(
      x: near(point.x, minX + reach.width, maxX - reach.width),
      y: near(point.y, minY + reach.height, maxY - reach.height))
  }
}
