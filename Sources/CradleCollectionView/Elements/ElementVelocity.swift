import CradleGeometry

/// How fast an element moves over the screen and changes.
public struct ElementVelocity: Hashable, Sendable {
  /// The velocity of its centre, in points per second.
  public var center: Vector
  /// How fast the width (`dx`) and the height (`dy`) grow, in points per second.
  public var size = Vector.zero
  /// How fast the scale grows, per second.
  public var scale = 0.0
  /// Its angular velocity, in radians per second, clockwise on screen.
  public var angle = 0.0
  /// How fast its opacity grows, per second.
  public var alpha = 0.0

  /// Makes the velocity of an element that moves and does not change.
  public init(_ center: Vector) { self.center = center }

  var vector: AttributeVector {
    AttributeVector(
      lowHalf: SIMD8(center.dx, center.dy, size.dx, size.dy, scale, angle, alpha, 0), highHalf: .zero)
  }
}
