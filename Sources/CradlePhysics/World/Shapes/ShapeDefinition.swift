import CradleGeometry

/// The geometry, material and filter of a shape; numbers must be finite, and lengths and distances from the body's
/// position below 10⁷ pt.
///
/// ```swift
/// let world = World()
/// let body = world.addBody(BodyDefinition())
/// let ball = ShapeDefinition(.circle(center: .zero, radius: 20), friction: 0.5, restitution: 0.8)
/// _ = world.addShape(ball, to: body)
/// _ = world.addShape(.box(width: 60, height: 10), to: body)
/// ```
public struct ShapeDefinition: Sendable, Hashable {
  /// The outline, in the body's own axes.
  public enum Form: Sendable, Hashable {
    /// A disc; the radius is above 0.
    case circle(center: Vector, radius: Double)
    /// A rectangle about a centre, turned by an angle in radians; both sides above 0.
    case box(center: Vector, size: Size, angle: Double)
    /// A convex outline of 3 to 256 corners in either direction; a concave one is invalid.
    case polygon([Vector])
    /// An ellipse as a polygon of 24 corners on it; both diameters above 0.
    case ellipse(center: Vector, size: Size)
    /// A line without thickness or mass that collides on both sides; its ends are at least 0.001 pt apart.
    case segment(Vector, Vector)
  }

  /// The outline.
  public var form: Form
  /// The density in kg for 100 × 100 pt, above 0 and below 10⁹, default 1. Segments have no mass.
  public var density: Double
  /// The friction coefficient, 0 ..< 10⁹, default 0.2; a contact uses √(f₁·f₂) of its two shapes.
  public var friction: Double
  /// The restitution, 0 to 1, default 0; a contact uses the larger one of its two shapes.
  public var restitution: Double
  /// The groups that the shape belongs to, one bit each; two shapes collide if each one's mask contains a
  /// group of the other.
  public var categories: UInt64
  /// The groups that the shape collides with; 0 keeps it out of the search for pairs, at no cost.
  public var mask: UInt64
  /// A number for the caller's use, ignored by the world.
  public var tag: Int

  /// Makes the definition of a shape that collides with everything.
  public init(_ form: Form, density: Double = 1, friction: Double = 0.2, restitution: Double = 0) {
    self.form = form
    self.density = density
    self.friction = friction
    self.restitution = restitution
    categories = 1
    mask = .max
    tag = 0
  }

  /// A circle about the body's origin; the radius in points, above 0.
  public static func circle(radius: Double, density: Double = 1) -> ShapeDefinition {
    ShapeDefinition(.circle(center: .zero, radius: radius), density: density)
  }

  /// A rectangle about the body's origin; sides in points, above 0.
  public static func box(width: Double, height: Double, density: Double = 1) -> ShapeDefinition {
    ShapeDefinition(
      .box(center: .zero, size: Size(width: width, height: height), angle: 0), density: density)
  }

  /// The largest number of corners: a contact's feature has eight bits for a corner of each shape (`FacingEdges`).
  static let mostCorners = 256
  /// The shortest segment, in points: ten times the distance within which two corners of a polygon count as one.
  static let shortestSegment = 1e-3

  /// The reason why the definition is invalid; nil if it is valid.
  public var validationError: String? {
    if !(density > 0 && density < 1e9) { return "density must be above 0 and below 10⁹, not \(density)" }
    if !(friction >= 0 && friction < 1e9) {
      return "friction must be 0 or more and below 10⁹, not \(friction)"
    }
    if !(restitution >= 0 && restitution <= 1) { return "restitution must be 0 to 1, not \(restitution)" }
    switch form {
    case .circle(let center, let radius):
      if let error = Self.validationError(ofCenter: center) { return error }
      if !(radius > 0 && radius < 1e7) { return "radius must be above 0 and below 10⁷ pt, not \(radius)" }
    case .box(let center, let size, let angle):
      if !angle.isFinite { return "a box needs a finite angle, not \(angle)" }
      return Self.validationError(ofCenter: center) ?? Self.validationError(for: size)
    case .ellipse(let center, let size):
      return Self.validationError(ofCenter: center) ?? Self.validationError(for: size)
    case .polygon(let points):
      if !(3...Self.mostCorners).contains(points.count) {
        return "a polygon has 3 to 256 corners, not \(points.count)"
      }
      return Self.validationError(for: points)
    case .segment(let a, let b):
      let isNear = a.length <= WorldRange.lever && b.length <= WorldRange.lever
      if !isNear || (b - a).length < Self.shortestSegment {
        return "a segment's ends must be at least 0.001 pt apart, and at most 10⁷ pt from the body's position"
      }
    }
    return nil
  }

  private static func validationError(ofCenter center: Vector) -> String? {
    center.length <= WorldRange.lever
      ? nil : "a shape's centre must be at most 10⁷ pt from the body's position, not at \(center)"
  }

  private static func validationError(for size: Size) -> String? {
    let fits = size.width > 0 && size.height > 0 && size.width < 1e7 && size.height < 1e7
    return fits ? nil : "both sides must be above 0 and below 10⁷ pt, not \(size.width) × \(size.height)"
  }

  private static func validationError(for points: [Vector]) -> String? {
    if !points.allSatisfy({ $0.length <= WorldRange.lever }) {
      return "corners must be finite, and at most 10⁷ pt from the body's position"
    }
    let corners = Outline.counterClockwise(points)
    if corners.count < 3 { return "a polygon needs three corners that are not on a line" }
    return Outline.isConvex(corners) ? nil : "a polygon must be convex; split it or take its hull"
  }
}
