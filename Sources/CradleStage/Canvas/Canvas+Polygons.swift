import CradleGeometry

extension Canvas {
  /// Fills a convex polygon with soft edges; fewer than three points draw nothing, and what bends inwards is drawn wrong.
  public func polygon(_ points: [Point], _ color: Color) {
    guard points.count > 2, points.allSatisfy(\.isFinite), let color = seen(color) else { return }
    let mask = Mask(shape: .ramp, radius: 1, detail: 16, padding: 0)
    guard let outline = Outline(points.map(deviceTransform.apply)), let texture = texture(of: mask) else { return }
    var mesh = Mesh(texture: texture, color: color)
    outline.add(to: &mesh, texelsPerPixel: mask.detail)
    draw(mesh, texture)
  }
}

/// A convex polygon in pixels: an opaque middle and, along every edge, a strip that fades over one pixel.
struct Outline {
  private let points: [Point]
  private let center: Point

  /// Points clockwise on screen, whatever their order was; nil when they enclose next to nothing.
  init?(_ corners: [Point]) {
    var points: [Point] = []
    for corner in corners where points.last.map({ $0.distance(to: corner) > 0.05 }) ?? true { points.append(corner) }
    if let first = points.first, let last = points.last, points.count > 1, first.distance(to: last) <= 0.05 {
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
    let sum = points.reduce(Vector.zero) { $0 + ($1 - .zero) }
    center = .zero + sum / Double(points.count)
  }

  func add(to mesh: inout Mesh, texelsPerPixel: Double) {
    let count = points.count
    func edge(_ index: Int) -> (from: Point, along: Vector) {
      let from = points[index % count]
      return (from, (points[(index + 1) % count] - from).normalized)
    }
    // The inner outline, where the polygon is surely opaque: near enough to the edge for the ramp to reach.
    let nearest = (0..<count).map { edge($0).along.cross(center - edge($0).from) }.min() ?? 1
    let share = min(1, 4 / max(nearest, 0.01))
    var outer: [Point] = []
    var inner: [Point] = []
    for index in 0..<count {
      let (before, after) = (edge(index + count - 1).along, edge(index).along)
      let middle = (before + after).normalized
      let cosine = max(middle.dot(after), 0.3)
      outer.append(Mesh.snapped(points[index] - middle.perpendicular * (2.5 / cosine)))
      inner.append(Mesh.snapped(points[index].interpolated(to: center, fraction: share)))
    }
    for index in 0..<count {
      let (from, along) = edge(index)
      let next = (index + 1) % count
      mesh.fan(
        [outer[index], outer[next], inner[next], inner[index]].map { corner in
          let distance = along.cross(corner - from)
          return (corner, Point(x: (distance + Mask.rampOutside) * texelsPerPixel, y: 0))
        })
    }
    if share < 1 {
      let opaque = Point(x: Mask.rampLength * texelsPerPixel / 2, y: 0)
      mesh.fan(inner.map { ($0, opaque) })
    }
  }
}
