/// A position in the plane, in points: x to the right, y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from two coordinates; any value is allowed, finite or not.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point at a fraction of the displacement to another: 0 is exactly this point, 1 exactly the other;
  /// other values extrapolate.
  public func interpolated(to other: Point, fraction: Double) -> Point {
    // Computed from the nearer end, so that both ends are exact despite rounding.
    fraction < 0.5 ? self + (other - self) * fraction : other - (other - self) * (1 - fraction)
  }

  /// The displacement from `b` to `a`.
  public static func - (a: Point, b: Point) -> Vector { Vector(dx: a.x - b.x, dy: a.y - b.y) }
  /// The point moved by a displacement.
  public static func + (a: Point, b: Vector) -> Point { Point(x: a.x + b.dx, y: a.y + b.dy) }
  /// The point moved by the opposite of a displacement.
  public static func - (a: Point, b: Vector) -> Point { Point(x: a.x - b.dx, y: a.y - b.dy) }
  /// Moves the point by a displacement.
  public static func += (a: inout Point, b: Vector) { a = a + b }
  /// Moves the point by the opposite of a displacement.
  public static func -= (a: inout Point, b: Vector) { a = a - b }
}
