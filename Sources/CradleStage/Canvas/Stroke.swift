import CradleGeometry

/// A thick line through points as a mesh over a disc's mask: each segment shows the mask's middle row, each
/// end one half of the disc.
///
/// Neighbouring segments share the corners of their joint. Each segment takes its texture coordinates from
/// its own distance to its own centre line, so that both fade alike at the joint although the shared corners
/// were rounded.
struct Stroke {
  let points: [Point]
  let half: Double
  let mask: Mask
  /// Whether the last point is joined to the first like the others.
  var isClosed = false

  /// The greatest extent of a sharp joint, in half widths; a longer one is cut short.
  static let miterLimit = 3.0
  /// Points nearer to each other than this, in pixels, are merged, because rounding to whole pixels turns shorter
  /// segments inside out.
  static let shortest = 1.5

  /// The points without those too near to the previous one; the last point stays.
  static func thinned(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    kept.reserveCapacity(points.count)
    for point in points {
      if let last = kept.last, last.distance(to: point) < shortest { continue }
      kept.append(point)
    }
    if let last = points.last, let lastKept = kept.last, last != lastKept {
      if kept.count > 1 { kept[kept.count - 1] = last } else { kept.append(last) }
    }
    return kept
  }

  /// The part of a line within ±`reach` of the origin in both directions; nil when there is none.
  static func cut(_ start: Point, _ end: Point, to reach: Double) -> (Point, Point)? {
    let along = end - start
    var (first, last) = (0.0, 1.0)
    for (coordinate, step) in [(start.x, along.dx), (start.y, along.dy)] {
      let (low, high) = ((-reach - coordinate) / step, (reach - coordinate) / step)
      if step == 0 {
        if abs(coordinate) > reach { return nil }
      } else {
        (first, last) = (max(first, min(low, high)), min(last, max(low, high)))
      }
    }
    return first <= last ? (start + along * first, start + along * last) : nil
  }

  func add(to mesh: inout Mesh) {
    let reach = half * (mask.radius + Mask.margin) / mask.radius
    let before = isClosed ? direction(points.count - 2) : nil
    var start = Joint(at: points[0], before: before, after: direction(0), reach: reach)
    if !isClosed { cap(at: points[0], towards: -direction(0), joint: start, &mesh) }
    for index in 0..<(points.count - 1) {
      let next = index + 2 < points.count ? direction(index + 1) : isClosed ? direction(0) : nil
      let end = Joint(at: points[index + 1], before: direction(index), after: next, reach: reach)
      let (from, along) = (points[index], direction(index))
      func corner(_ pixel: Point, _ share: Double) -> (Point, Point) {
        var texel = texel(across: along.cross(pixel - from), along: 0)
        // Two texels along, not none: SDL's software renderer fills any area that shows no texel.
        texel.x += 2 * share - 1
        return (pixel, texel)
      }
      mesh.fan([corner(start.left, 0), corner(end.left, 1), corner(end.right, 1), corner(start.right, 0)])
      start = end
    }
    if isClosed { return }
    cap(at: points[points.count - 1], towards: direction(points.count - 2), joint: start, &mesh)
  }

  private func direction(_ index: Int) -> Vector { (points[index + 1] - points[index]).normalized }

  private func texel(across: Double, along: Double) -> Point {
    let perPixel = mask.radius / half * mask.detail
    let middle = mask.reach * mask.detail
    return Point(x: middle + along * perPixel, y: middle + across * perPixel)
  }

  // Half of the disc beyond an end.
  private func cap(at end: Point, towards: Vector, joint: Joint, _ mesh: inout Mesh) {
    let out = towards * (half * (mask.radius + Mask.margin) / mask.radius)
    let corners = [joint.left, Mesh.snapped(joint.left + out), Mesh.snapped(joint.right + out), joint.right]
    mesh.fan(
      corners.map { corner in
        let from = corner - end
        return (corner, texel(across: towards.cross(from), along: max(towards.dot(from), 0)))
      })
  }

  /// The joint of two segments: the shared corners on either side, on whole pixels.
  struct Joint {
    let left: Point
    let right: Point

    init(at point: Point, before: Vector?, after: Vector?, reach: Double) {
      let first = before ?? after ?? Vector(dx: 1, dy: 0)
      let second = after ?? first
      let middle = (first + second).normalized
      // The joint's corners lie on the bisector of the two directions, farther out the sharper the turn.
      let cosine = max(middle.dot(first), 1 / Stroke.miterLimit)
      let side = (middle == .zero ? first : middle).perpendicular * (reach / cosine)
      left = Mesh.snapped(point - side)
      right = Mesh.snapped(point + side)
    }
  }
}
