import CradleGeometry

/// How fast an element is carried over the screen and changed.
public struct ElementVelocity: Hashable, Sendable {
  /// The middle's, in points per second.
  public var center: Vector
  /// How fast the width (`dx`) and the height (`dy`) grow, in points per second.
  public var size = Vector.zero
  /// How fast the scale grows, per second.
  public var scale = 0.0
  /// How fast it turns, in radians per second, clockwise on screen.
  public var angle = 0.0
  /// How fast it becomes opaque, per second.
  public var alpha = 0.0

  /// Makes the velocity of an element that moves and does not change.
  public init(_ center: Vector) { self.center = center }

  var vector: AttributeVector {
    AttributeVector(center.dx, center.dy, size.dx, size.dy, scale, angle, alpha, 0)
  }
}
