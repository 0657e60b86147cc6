import CradleGeometry

extension Rect {
  /// The place nearest to a point at which something with this reach about its centre lies wholly inside; the middle along an axis on
  /// which it does not fit.
  func nearest(to point: Point, reach: Size) -> Point {
    func near(_ value: Double, _ low: Double, _ high: Double) -> Double {
      low > high ? (low + high) / 2 : min(max(value, low), high)
    }
    return Point(
      x: near(point.x, minX + reach.width, maxX - reach.width),
      y: near(point.y, minY + reach.height, maxY - reach.height))
  }
}
