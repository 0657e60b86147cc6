import CradleGeometry

/// A convex polygon in pixels: an opaque middle and, along every edge, a strip that fades over one pixel.
struct Outline {
  private let points: [Point]

  /// The distance of a strip's inner end from the edge, in pixels, where the polygon is wide enough.
  private static let stripInside = 3.0
  /// The distance of a strip's outer end from the edge, in pixels.
  private static let stripOutside = 2.5

  /// Takes the points in either order, without repeated ones; nil if the area is negligible.
  init?(_ corners: [Point]) {
    var points: [Point] = []
    for corner in corners where points.last.map({ $0.distance(to: corner) > 0.05 }) ?? true {
      points.append(corner)
    }
    if let first = points.first, let last = points.last, first.distance(to: last) <= 0.05 {
      points.removeLast()
    }
    guard points.count > 2 else { return nil }
    var area = 0.0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      area += (points[index] - points[0]).cross(next - points[0])
    }
    guard abs(area) > 0.05 else { return nil }
    self.points = area > 0 ? points : points.reversed()
  }

  func add(to mesh: inout Mesh, texelsPerPixel: Double) {
    let count = points.count
    let along = (0..<count).map { (points[($0 + 1) % count] - points[$0]).normalized }
    // The inner corner between two strips: one pixel away from either edge.
    let inwards = (0..<count).map { index -> Vector in
      let (before, after) = (along[(index + count - 1) % count], along[index])
      let middle = (before + after).normalized
      return middle.perpendicular / max(middle.dot(after), 0.05)
    }
    let depth = depth(along: along, inwards: inwards)
    func ramp(_ pixel: Point, _ edge: Int) -> (Point, Point) {
      let distance = along[edge].cross(pixel - points[edge])
      return (pixel, Point(x: (distance + Mask.rampOutside) * texelsPerPixel, y: 0))
    }
    var outer: [Point] = []
    var inner: [Point] = []
    for (point, inwards) in zip(points, inwards) {
      // A sharp tip is cut off, well outside of the visible part.
      let out = min(inwards.length * Self.stripOutside, 8)
      outer.append(Mesh.snapped(point - inwards.normalized * out))
      inner.append(Mesh.snapped(point + inwards * depth))
    }
    // The two halves of each strip are added separately: SDL's software renderer draws two neighbours that
    // form an upright rectangle, as along a flat edge, as one plain copy, without the fade across.
    for edge in 0..<count {
      let next = (edge + 1) % count
      mesh.fan([ramp(outer[edge], edge), ramp(outer[next], edge), ramp(inner[next], edge)])
    }
    for edge in 0..<count {
      let next = (edge + 1) % count
      mesh.fan([ramp(outer[edge], edge), ramp(inner[next], edge), ramp(inner[edge], edge)])
    }
    let middle = Point(x: (max(depth, 0.3) + Mask.rampOutside) * texelsPerPixel, y: 0)
    mesh.fan(inner.map { ($0, middle) })
  }

  // The largest depth of the strips inwards, at which the strip of the shortest edge narrows to a point.
  private func depth(along: [Vector], inwards: [Vector]) -> Double {
    var depth = Self.stripInside
    for index in points.indices {
      let next = (index + 1) % points.count
      let length = (points[next] - points[index]).dot(along[index])
      let shrinks = along[index].dot(inwards[index] - inwards[next])
      if shrinks > 0 { depth = min(depth, length / shrinks) }
    }
    return depth
  }
}
