import CradleGeometry

/// A point along and across the scroll direction, in points.
struct FlowPoint: Equatable {
  var along: Double
  var across: Double

  init(along: Double, across: Double) { (self.along, self.across) = (along, across) }

  init(_ point: Point, _ direction: CollectionView.ScrollDirection) {
    (along, across) = direction == .vertical ? (point.y, point.x) : (point.x, point.y)
  }

  func point(_ direction: CollectionView.ScrollDirection) -> Point {
    direction == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }
}
