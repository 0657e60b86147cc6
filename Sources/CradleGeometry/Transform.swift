/// An affine map of the plane: scale, rotation and translation.
///
///     x′ = a·x + c·y + tx        a, b, c, d: unitless, the matrix's columns (a, b) and (c, d)
///     y′ = b·x + d·y + ty        tx, ty: points
///
/// ```swift
/// let turn = Transform(scale: 2, angle: .pi / 6, around: Point(x: 80, y: 60))
/// let corner = turn.then(Transform(translation: Vector(dx: 0, dy: 20))).apply(Point.zero)
/// ```
public struct Transform: Hashable, Sendable {
  /// The matrix's first column, x′ per x and y′ per x.
  public var a: Double, b: Double
  /// The matrix's second column, x′ per y and y′ per y.
  public var c: Double, d: Double
  /// The translation, in points.
  public var tx: Double, ty: Double

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a translation.
  public init(translation: Vector) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translation.dx, ty: translation.dy)
  }

  /// Makes the map that scales and rotates about `center`: `scale` unitless, `angle` in radians, clockwise on
  /// screen.
  public init(scale: Double = 1, angle: Double = 0, around center: Point = .zero) {
    var (sine, cosine) = Trigonometry.sineAndCosine(angle)
    (sine, cosine) = (sine * scale, cosine * scale)
    self.init(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: center.x - cosine * center.x + sine * center.y,
      ty: center.y - sine * center.x - cosine * center.y)
  }

  /// Whether the map is a translation: no scale, no rotation.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The determinant, a·d − b·c: the factor of areas; a map with determinant 0 has no inverse.
  package var determinant: Double { a * d - b * c }

  /// Whether all six numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The inverse map; nil if there is none, or if it or the determinant exceeds the range of Double.
  public var inverse: Transform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// The map that applies this one first and then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The image of a displacement: rotated and scaled, not translated.
  public func apply(_ vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }
}
