import CradleGeometry

/// The corners of a convex polygon in order, and its area, centroid and second moment.
///
///     A = ½ Σ aᵢ × aᵢ₊₁      c = 1/(6A) Σ (aᵢ + aᵢ₊₁)(aᵢ × aᵢ₊₁)
///     I = ρ/12 Σ (aᵢ × aᵢ₊₁)(aᵢ·aᵢ + aᵢ·aᵢ₊₁ + aᵢ₊₁·aᵢ₊₁)      about the origin of the aᵢ
///
/// Sums are over corners relative to the first one, so that precision does not depend on the position.
enum Outline {
  /// The distance in points within which two corners count as one. They are stored in single precision:
  /// `Rounding.length`.
  private static let sameCorner = 1e-4
  /// The sine of the angle between two edges up to which they are one: the rounding of a corner in single precision,
  /// as a share of its coordinates.
  private static let straight = 1e-7

  /// The corners with positive area in y-down axes, without duplicates and points on straight edges.
  static func counterClockwise(_ points: [Vector]) -> [Vector] {
    var corners: [Vector] = []
    for point in points where corners.last.map({ ($0 - point).length > sameCorner }) ?? true {
      corners.append(point)
    }
    while let first = corners.first, let last = corners.last, corners.count > 1,
      (first - last).length <= sameCorner
    {
      corners.removeLast()
    }
    guard corners.count >= 3 else { return [] }
    var index = 0
    while index < corners.count, corners.count >= 3 {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let a = corners[index] - before
      let b = after - corners[index]
      if abs(a.cross(b)) <= straight * a.length * b.length { corners.remove(at: index) } else { index += 1 }
    }
    guard corners.count >= 3 else { return [] }
    return area(corners) < 0 ? Array(corners.reversed()) : corners
  }

  static func isConvex(_ corners: [Vector]) -> Bool {
    var turning = 0.0
    for index in corners.indices {
      let a = corners[(index + 1) % corners.count] - corners[index]
      let b = corners[(index + 2) % corners.count] - corners[(index + 1) % corners.count]
      if a.cross(b) < 0 { return false }
      // A star turns left at every corner, too, but twice around: count the turns into the right half-plane.
      if a.dx < 0 && b.dx >= 0 { turning += 1 }
    }
    return turning == 1
  }

  /// The largest distance between two corners, in points; 0 for a single one.
  static func diameter(_ corners: [Vector]) -> Double {
    var square = 0.0
    for (index, corner) in corners.enumerated() {
      for other in corners[..<index] { square = max(square, (corner - other).lengthSquared) }
    }
    return square.squareRoot()
  }

  static func area(_ corners: [Vector]) -> Double {
    let origin = corners[0]
    var sum = 0.0
    for index in 1..<(corners.count - 1) {
      sum += (corners[index] - origin).cross(corners[index + 1] - origin)
    }
    return sum / 2
  }

  /// Area, centroid and second moment about the centroid, for density 1 on a square point. An outline that is so thin that
  /// the corners are on a line after rounding has the moments of a line: 0 about its first corner.
  static func moments(_ corners: [Vector]) -> (area: Double, centroid: Vector, secondMoment: Double) {
    let origin = corners[0]
    var area = 0.0
    var center = Vector.zero
    var moment = 0.0
    for index in 1..<(corners.count - 1) {
      let a = corners[index] - origin
      let b = corners[index + 1] - origin
      let cross = a.cross(b)
      area += cross / 2
      center += (a + b) * (cross / 6)
      moment += cross * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    guard area > 0 else { return (0, origin, 0) }
    center = center / area
    return (area, origin + center, max(0, moment - area * center.lengthSquared))
  }

  static func box(center: Vector, size: Size, angle: Double) -> [Vector] {
    let x = size.width / 2
    let y = size.height / 2
    let (s, c) = Trigonometry.sineAndCosine(angle)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map { corner in
      center + Vector(dx: c * corner.0 - s * corner.1, dy: s * corner.0 + c * corner.1)
    }
  }

  /// The corners of an ellipse: its area is sin α/α of the true one, α = 2π/24, 1.1 % less.
  static let ellipseCorners = 24

  static func ellipse(center: Vector, size: Size, corners: Int = ellipseCorners) -> [Vector] {
    (0..<corners).map { index in
      let (sine, cosine) = Trigonometry.sineAndCosine(2 * Double.pi * Double(index) / Double(corners))
      return center + Vector(dx: cosine * size.width / 2, dy: sine * size.height / 2)
    }
  }
}
