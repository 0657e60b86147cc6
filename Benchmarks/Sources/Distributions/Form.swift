import CradleGeometry
import CradlePhysics
import Foundation
import RandomNumbers

/// A convex outline about a body's origin, kept apart from the core so that the core is not its own judge.
struct Form: Sendable {
  /// A circle has its centre alone.
  var corners: [Vector]
  /// The radius of a circle in points; 0 for a form with corners.
  var radius: Double
  var definition: ShapeDefinition.Form
  var area: Double

  static func circle(_ radius: Double) -> Form {
    Form(
      corners: [.zero], radius: radius, definition: .circle(center: .zero, radius: radius),
      area: radius * radius * .pi)
  }

  static func box(_ width: Double, _ height: Double) -> Form {
    let (w, h) = (width / 2, height / 2)
    return Form(
      corners: [(-w, -h), (w, -h), (w, h), (-w, h)].map { Vector(dx: $0.0, dy: $0.1) }, radius: 0,
      definition: .box(center: .zero, size: Size(width: width, height: height), angle: 0),
      area: width * height)
  }

  /// The corners are moved so that the centre of mass is the origin.
  static func polygon(_ outline: [Vector]) -> Form {
    var (sum, twice) = (Vector.zero, 0.0)
    for (a, b) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
      sum += (a + b) * a.cross(b)
      twice += a.cross(b)
    }
    let corners = outline.map { $0 - sum / (3 * twice) }
    return Form(corners: corners, radius: 0, definition: .polygon(corners), area: abs(twice) / 2)
  }

  /// Three to six corners at about the same distance from the middle.
  static func polygon(circumradius: Double, _ random: inout SeededRandom) -> Form {
    let count = random.int(in: 3..<7)
    return polygon(
      (0..<count).map { corner in
        Vector(
          angle: (Double(corner) + random.double(in: 0...0.5)) * 2 * .pi / Double(count), length: circumradius
        )
      })
  }

  /// The distance of the farthest point from the origin, in points.
  var circumradius: Double { (corners.map(\.length).max() ?? 0) + radius }

  func placed(_ position: Point, _ angle: Double) -> Silhouette {
    let (c, s) = (cos(angle), sin(angle))
    return Silhouette(
      corners: corners.map {
        Point(x: position.x + c * $0.dx - s * $0.dy, y: position.y + s * $0.dx + c * $0.dy)
      },
      radius: radius, center: position, circumradius: circumradius)
  }

  func placed(_ body: BodyView) -> Silhouette { placed(body.position, body.angle) }

  func scaled(_ factor: Double) -> Form {
    switch definition {
    case .circle: return .circle(radius * factor)
    case .box(_, let size, _): return .box(size.width * factor, size.height * factor)
    default: return .polygon(corners.map { $0 * factor })
    }
  }
}

/// A form at a place in the world.
struct Silhouette {
  var corners: [Point]
  var radius: Double
  var center: Point
  var circumradius: Double

  /// The distance by which the two would have to be moved apart, in points; 0 or less if they do not overlap. By the
  /// separating axes: the faces' normals, and for a circle the direction to the nearest corner.
  func depth(in other: Silhouette) -> Double {
    let offset = other.center - center
    let room = circumradius + other.circumradius - offset.length
    guard room > 0 else { return -1 }
    if corners.count == 1 && other.corners.count == 1 { return room }
    var least = Double.infinity
    func test(_ axis: Vector) {
      let mine = extent(axis)
      let theirs = other.extent(axis)
      least = min(least, mine.upperBound - theirs.lowerBound, theirs.upperBound - mine.lowerBound)
    }
    for silhouette in [self, other] where silhouette.corners.count > 1 {
      for (place, corner) in silhouette.corners.enumerated() {
        test((silhouette.corners[(place + 1) % silhouette.corners.count] - corner).perpendicular.normalized)
        if least <= 0 { return least }
      }
    }
    for (circle, outline) in [(self, other), (other, self)] where circle.corners.count == 1 {
      let nearest = outline.corners.min { $0.distance(to: circle.center) < $1.distance(to: circle.center) }
      if let nearest, nearest != circle.center { test((nearest - circle.center).normalized) }
    }
    return least
  }

  /// The form, larger by at least `margin` points on every side.
  func grown(by margin: Double) -> Silhouette {
    guard corners.count > 1 else {
      return Silhouette(
        corners: corners, radius: radius + margin, center: center, circumradius: circumradius + margin)
    }
    // A corner of a triangle with an angle of 60° goes twice as far as its sides.
    let moved = corners.map { $0 + ($0 - center).normalized * (3 * margin) }
    return Silhouette(corners: moved, radius: radius, center: center, circumradius: circumradius + 3 * margin)
  }

  /// The largest distance by which it extends beyond the walls of a room, in points; negative inside.
  func depth(beyond room: Rect) -> Double {
    var worst = -Double.infinity
    for corner in corners {
      let out = max(room.minX - corner.x, corner.x - room.maxX, room.minY - corner.y, corner.y - room.maxY)
      worst = max(worst, out.isNaN ? .infinity : out + radius)
    }
    return worst
  }

  /// Its range along an axis of length 1, in points.
  func extent(_ axis: Vector) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for corner in corners {
      let along = corner.x * axis.dx + corner.y * axis.dy
      low = min(low, along)
      high = max(high, along)
    }
    return low - radius...max(low, high) + radius
  }
}
