/// A displacement, velocity or direction in the plane: points, points per second or unitless; y down.
///
/// ```swift
/// let wind = Vector(angle: .pi / 2, length: 30)  // 0, 30: down
/// let along = wind.dot(Vector(dx: 1, dy: 1).normalized)
/// ```
public struct Vector: Hashable, Sendable {
  /// The horizontal component, positive to the right.
  public var dx: Double
  /// The vertical component, positive downwards.
  public var dy: Double

  /// The vector (0, 0).
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector from two components; any value is allowed, finite or not.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes the vector of the given length that points along `angle` radians, clockwise on screen from +x.
  public init(angle: Double, length: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    self.init(dx: cosine * length, dy: sine * length)
  }

  /// The length, √(dx² + dy²), without overflow or underflow: accurate for every finite vector whose length
  /// is finite.
  public var length: Double {
    let squared = dx * dx + dy * dy
    // If the squares would underflow or overflow, measure in units of the larger component.
    guard squared < 1e-280 || squared == .infinity else { return squared.squareRoot() }
    let unit = max(abs(dx), abs(dy))
    guard unit > 0, unit.isFinite else { return unit }
    let (x, y) = (dx / unit, dy / unit)
    return unit * (x * x + y * y).squareRoot()
  }

  /// The square of the length; cheaper for comparisons.
  public var lengthSquared: Double { dx * dx + dy * dy }

  /// The direction, with length 1; zero for the zero vector and for a vector that is not finite, which have
  /// no direction.
  public var normalized: Vector {
    let squared = lengthSquared
    if squared > 1e-280 && squared < .infinity { return self / squared.squareRoot() }
    let unit = max(abs(dx), abs(dy))
    guard isFinite, unit > 0 else { return .zero }
    let scaled = self / unit
    return scaled / scaled.length
  }

  /// The vector rotated a quarter turn clockwise on screen: (−dy, dx).
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  /// Whether both components are finite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The scalar product dx·dx′ + dy·dy′.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product, dx·dy′ − dy·dx′; positive when `other` lies clockwise on screen.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum, component by component.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  /// The difference, component by component.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  /// The opposite vector.
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }
  /// The vector scaled by a factor.
  public static func * (a: Vector, factor: Double) -> Vector { Vector(dx: a.dx * factor, dy: a.dy * factor) }
  /// The vector divided by a number; a zero divisor gives infinities, as for Double.
  public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }
  /// Adds a vector in place.
  public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Subtracts a vector in place.
  public static func -= (a: inout Vector, b: Vector) { a = a - b }
}
