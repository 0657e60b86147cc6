import CradleDynamics
import CradleGeometry

extension CGPath {
  /// Returns the outline of the path's stroke. The inside of the outline, by the rule `winding`, is the area that the
  /// stroke covers. The width is in points, finite and 0 or more; the mitre limit is in line widths.
  /// Parts of the outline overlap.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    precondition(
      lineWidth.isFinite && lineWidth >= 0,
      "CGPath.copy(strokingWithWidth: \(lineWidth)): the width must be finite and not negative; check its computation"
    )
    var stroke = Stroke(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in elements.core.flattened() {
      stroke.add(line.points.map { CGPoint($0) }, isClosed: line.isClosed)
    }
    stroke.outline.apply(transform)
    return CGPath(stroke.outline)
  }
}

/// The outline of a line: a box along each segment, with joins between them and caps at the ends, all of one sense of
/// rotation, so that overlaps add up.
private struct Stroke {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var outline = PathElements()

  /// A segment's direction.
  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }
  /// A point beside another one: along a direction, and to its left as y goes up.
  private func point(_ from: CGPoint, _ heading: CGVector, along: CGFloat = 0, left: CGFloat = 0) -> CGPoint {
    CGPoint(
      x: from.x + heading.dx * along - heading.dy * left, y: from.y + heading.dy * along + heading.dx * left
    )
  }

  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    let ends = isClosed ? points + points.prefix(1) : points
    let headings = zip(ends, ends.dropFirst()).map(direction)
    guard let first = headings.first, let last = headings.last, let end = ends.last else { return }
    for (index, heading) in headings.enumerated() {
      let before = index > 0 || isClosed ? 0 : reach
      let after = index < headings.count - 1 || isClosed ? 0 : reach
      box(
        from: point(ends[index], heading, along: -before), to: point(ends[index + 1], heading, along: after),
        heading)
      if index > 0 { corner(ends[index], headings[index - 1], heading) }
    }
    if isClosed { return corner(ends[0], last, first) }
    guard cap == .round else { return }
    disc(ends[0])
    disc(end)
  }
  /// The length of square ends beyond the line.
  private var reach: CGFloat { cap == .square ? half : 0 }

  private mutating func box(from a: CGPoint, to b: CGPoint, _ heading: CGVector) {
    polygon([
      point(a, heading, left: half), point(b, heading, left: half), point(b, heading, left: -half),
      point(a, heading, left: -half),
    ])
  }
  private mutating func corner(_ vertex: CGPoint, _ before: CGVector, _ after: CGVector) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let along = before.dx * after.dx + before.dy * after.dy
    if join == .round { return disc(vertex) }
    guard cross != 0 else { return }
    // The gap is on the side away from the turn.
    let side = cross > 0 ? -half : half
    let (start, end) = (point(vertex, before, left: side), point(vertex, after, left: side))
    var corners = [vertex, start, end]
    // The point of two edges that meet at an angle is 1/sin(angle/2) half widths away.
    if join == .miter, along > -1, (2 / (1 + along)).squareRoot() <= miterLimit {
      let part = 1 / (1 + along)
      let point = CGPoint(
        x: vertex.x + (start.x + end.x - 2 * vertex.x) * part,
        y: vertex.y + (start.y + end.y - 2 * vertex.y) * part)
      corners.insert(point, at: 2)
    }
    polygon(corners)
  }
  private mutating func disc(_ center: CGPoint) {
    outline.move(to: CGPoint(x: center.x + half, y: center.y))
    outline.arc(center, half, from: 0, to: -2 * .pi, clockwise: false)
    outline.close()
  }
  /// A polygon, turned so that its area is negative.
  private mutating func polygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    let ordered = area > 0 ? points.reversed() : points
    outline.move(to: ordered[0])
    for point in ordered.dropFirst() { outline.line(to: point) }
    outline.close()
  }
}
