/// A map of space, with perspective: a row (x, y, z, 1) times a matrix, as in Core Animation.
///
///     x′ = (m11·x + m21·y + m31·z + m41) / w         x to the right, y down, z to the eye: points
///     w  =  m14·x + m24·y + m34·z + m44
///
/// A flat card lies in the plane z = 0. Its image is the projection of that plane:
///
/// ```swift
/// let turned = Transform3D(angle: 0.6, x: 0, y: 1, z: 0)
/// let seen = turned.then(Transform3D(eyeDistance: 500))
/// let corner = seen.project(Point(x: 100, y: -100))
/// ```
public struct Transform3D: Hashable, Sendable {
  /// The first row.
  public var m11: Double, m12: Double, m13: Double, m14: Double
  /// The second row.
  public var m21: Double, m22: Double, m23: Double, m24: Double
  /// The third row; m34 is the perspective, −1 over the eye's distance in points.
  public var m31: Double, m32: Double, m33: Double, m34: Double
  /// The fourth row: the translation, in points.
  public var m41: Double, m42: Double, m43: Double, m44: Double

  /// The map that changes nothing.
  public static let identity = Transform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
    m42: 0, m43: 0, m44: 1)

  /// Makes a map from its sixteen numbers.
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Makes a translation, in points.
  public init(x: Double, y: Double, z: Double) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Makes a rotation by radians about the axis from the origin to (x, y, z): about +z, clockwise on screen.
  /// An axis of length 0, or that is not finite, gives the identity.
  public init(angle: Double, x: Double, y: Double, z: Double) {
    self = .identity
    guard let (x, y, z) = Self.unitAxis(x, y, z) else { return }
    let (c, s) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
    let k = 1 - c
    // Rodrigues' rotation formula, transposed for rows.
    (m11, m12, m13) = (c + x * x * k, x * y * k + z * s, x * z * k - y * s)
    (m21, m22, m23) = (y * x * k - z * s, c + y * y * k, y * z * k + x * s)
    (m31, m32, m33) = (z * x * k + y * s, z * y * k - x * s, c + z * z * k)
  }

  /// The direction from the origin to (x, y, z), with length 1; nil if the three are 0 or one is not finite.
  package static func unitAxis(_ x: Double, _ y: Double, _ z: Double) -> (x: Double, y: Double, z: Double)? {
    let largest = max(abs(x), abs(y), abs(z))
    guard x.isFinite, y.isFinite, z.isFinite, largest > 0 else { return nil }
    // If the squares would underflow or overflow, measure in units of the largest component.
    let unit = largest > 1e-140 && largest < 1e150 ? 1 : largest
    let (x, y, z) = (x / unit, y / unit, z / unit)
    let length = (x * x + y * y + z * z).squareRoot()
    return (x / length, y / length, z / length)
  }

  /// Makes the perspective of an eye at a distance in points, above 0, in front of the plane z = 0; other
  /// distances trap.
  public init(eyeDistance: Double) {
    precondition(
      eyeDistance > 0, "Transform3D: the eye's distance must be above 0, not \(eyeDistance); 500 is usual")
    self = .identity
    m34 = -1 / eyeDistance
  }

  /// Makes a map of space from one of the plane.
  public init(_ map: Transform) {
    self = .identity
    (m11, m12, m21, m22, m41, m42) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
  }

  /// The map that applies this one first and then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    let n = next
    func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double, Double, Double) {
      (
        a * n.m11 + b * n.m21 + c * n.m31 + d * n.m41, a * n.m12 + b * n.m22 + c * n.m32 + d * n.m42,
        a * n.m13 + b * n.m23 + c * n.m33 + d * n.m43, a * n.m14 + b * n.m24 + c * n.m34 + d * n.m44
      )
    }
    var product = Transform3D.identity
    (product.m11, product.m12, product.m13, product.m14) = row(m11, m12, m13, m14)
    (product.m21, product.m22, product.m23, product.m24) = row(m21, m22, m23, m24)
    (product.m31, product.m32, product.m33, product.m34) = row(m31, m32, m33, m34)
    (product.m41, product.m42, product.m43, product.m44) = row(m41, m42, m43, m44)
    return product
  }

  /// Whether the map changes nothing.
  package var isIdentity: Bool { self == .identity }

  /// Whether all sixteen numbers are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
  }

  /// The projection of a point of the plane z = 0; nil if the point is behind the eye.
  public func project(_ point: Point) -> Point? {
    let depth = point.x * m14 + point.y * m24 + m44
    guard depth > 0 else { return nil }
    return Point(
      x: (point.x * m11 + point.y * m21 + m41) / depth, y: (point.x * m12 + point.y * m22 + m42) / depth)
  }

  /// The point of the plane z = 0 that is projected to `place`; nil if the plane is seen edge-on, or that
  /// point is behind the eye.
  package func unproject(_ place: Point) -> Point? {
    // Two linear equations for x and y: place · depth = the numerators.
    let (a, c, e) = (m11 - place.x * m14, m21 - place.x * m24, place.x * m44 - m41)
    let (b, d, f) = (m12 - place.y * m14, m22 - place.y * m24, place.y * m44 - m42)
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let point = Point(x: (e * d - f * c) / determinant, y: (a * f - b * e) / determinant)
    return point.isFinite && project(point) != nil ? point : nil
  }
}
