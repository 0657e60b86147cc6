import CradleGeometry
import TestSupport

@testable import CradlePhysics

/// A random convex shape in double precision, and when two of them first touch: the tests' own answer, by brute force.
struct Solid {
  var form: ShapeDefinition.Form
  /// Corners about the middle, counter-clockwise in y-down axes; a circle's middle, or a segment's two ends.
  var corners: [Vector]
  var radius = 0.0

  enum Kind: CaseIterable { case box, polygon, circle, segment }

  init(_ kind: Kind, turnedBy angle: Double, _ random: inout SeededRandom) {
    switch kind {
    case .box:
      let x = random.double(in: 5...40)
      let y = random.double(in: 5...40)
      corners = [(-x, -y), (x, -y), (x, y), (-x, y)].map { Vector(dx: $0.0, dy: $0.1) }
    case .polygon:
      let count = random.int(in: 3..<8)
      let size = random.double(in: 8...40)
      corners = (0..<count).map {
        Vector(
          angle: 2 * Double.pi * (Double($0) + random.double(in: -0.3...0.3)) / Double(count), length: size)
      }
      let middle = Outline.moments(corners).centroid
      corners = corners.map { $0 - middle }
    case .circle:
      corners = [.zero]
      radius = random.double(in: 5...40)
    case .segment:
      let x = random.double(in: 5...50)
      corners = [Vector(dx: -x, dy: 0), Vector(dx: x, dy: 0)]
    }
    let c = Trigonometry.cosine(angle)
    let s = Trigonometry.sine(angle)
    corners = corners.map { Vector(dx: c * $0.dx - s * $0.dy, dy: s * $0.dx + c * $0.dy) }
    switch kind {
    case .box, .polygon: form = .polygon(corners)
    case .circle: form = .circle(center: .zero, radius: radius)
    case .segment: form = .segment(corners[0], corners[1])
    }
  }

  /// The support function: the largest extent along a direction of length 1, in points from its centre.
  func support(_ direction: Vector) -> Double {
    corners.reduce(-Double.infinity) { max($0, $1.dot(direction)) } + radius
  }

  private var normals: [Vector] {
    guard corners.count > 1 else { return [] }
    return corners.indices.map {
      let edge = corners[($0 + 1) % corners.count] - corners[$0]
      return Vector(dx: edge.dy, dy: -edge.dx).normalized
    }
  }

  /// When `other`, at `place` and moving by `displacement`, first touches this shape, grown by `growth`; nil if it does not.
  ///
  /// The other's place against the sum of the two outlines: all gaps at most 0 at once, or where one of the two is round
  /// the earliest of its sides, moved out, and of the discs about its corners.
  func touch(_ other: Solid, at place: Vector, moving displacement: Vector, grownBy growth: Double = 0)
    -> Double?
  {
    let radii = radius + other.radius + growth
    if corners.count == 1 || other.corners.count == 1 {
      let isOther = corners.count == 1
      let outline = isOther ? other : self
      return outline.touch(isOther ? -place : place, moving: isOther ? -displacement : displacement, radii)
    }
    var entry = 0.0
    var exit = 1.0
    for normal in normals + other.normals.map({ -$0 }) {
      let nearest = -other.support(-normal)
      let gap = normal.dot(place) + nearest - self.support(normal) - radii
      let rate = normal.dot(displacement)
      if rate < 0 {
        entry = max(entry, gap / -rate)
      } else if rate > 0 {
        exit = min(exit, -gap / rate)
      } else if gap > 0 {
        return nil
      }
    }
    return entry <= exit ? entry : nil
  }

  private func touch(_ point: Vector, moving displacement: Vector, _ radii: Double) -> Double? {
    var times = corners.compactMap { DiscCast.point(point, displacement, $0, radii) }
    for (index, normal) in normals.enumerated() {
      let edge = corners[(index + 1) % corners.count] - corners[index]
      let gap = normal.dot(point - corners[index]) - radii
      let rate = normal.dot(displacement)
      guard gap >= 0, rate < 0, gap <= -rate else { continue }
      let along = (point + displacement * (gap / -rate) - corners[index]).dot(edge)
      if along >= 0 && along <= edge.lengthSquared { times.append(gap / -rate) }
    }
    return times.min()
  }
}
