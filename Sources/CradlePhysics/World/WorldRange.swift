import CradleGeometry

/// The ranges of a world's numbers. A finite number beyond its range is moved to the nearer end where it enters the
/// world, so that no product of a step overflows single precision, which ends at 3·10³⁸.
package enum WorldRange {
  /// The largest coordinate, in points, and the largest angle, in radians: there double precision resolves an eighth. The square
  /// of the distance between two bodies is below 10³¹.
  static let coordinate = 1e15

  /// The largest distance of a shape's corner, or of an anchor, from the position of its body, in points: see
  /// `BodyMass.largestInverse`. Definitions with larger ones are invalid.
  package static let lever = 1e7

  /// The highest speed along an axis, pt/s: 2·10⁶ m/s. At higher speeds single precision cannot resolve neighbouring
  /// positions. As a number of radians per second it is far beyond the highest angular speed at a step's end.
  static let speed = 2e8

  /// The largest component of an impulse, kg·pt/s: the heaviest body at the highest speed has 2·10²⁰ of it. Its products
  /// with coordinates and inverse masses are finite in double precision.
  private static let impulse = 1e50

  static func coordinate(_ value: Double) -> Double { min(max(value, -coordinate), coordinate) }

  static func point(_ point: Point) -> Point { Point(x: coordinate(point.x), y: coordinate(point.y)) }

  /// A component of a velocity, or an angular velocity.
  static func speed(_ value: Double) -> Double { min(max(value, -speed), speed) }

  static func velocity(_ velocity: Vector) -> Vector {
    Vector(dx: speed(velocity.dx), dy: speed(velocity.dy))
  }

  static func impulse(_ impulse: Vector) -> Vector {
    func limited(_ value: Double) -> Double { min(max(value, -Self.impulse), Self.impulse) }
    return Vector(dx: limited(impulse.dx), dy: limited(impulse.dy))
  }

  /// The limits of a joint; an infinite end stays so.
  static func limits(_ limits: ClosedRange<Double>?) -> ClosedRange<Double>? {
    func end(_ value: Double) -> Double { value.isFinite ? coordinate(value) : value }
    return limits.map { end($0.lowerBound)...end($0.upperBound) }
  }
}
