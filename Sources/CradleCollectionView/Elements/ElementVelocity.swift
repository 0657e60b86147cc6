import CradleGeometry

/// The velocity of an element on the screen, and the rates at which its attributes change.
public struct ElementVelocity: Hashable, Sendable {
  /// The velocity of its centre, in points per second.
  public var center: Vector
  /// The rate of change of the width (`dx`) and the height (`dy`), in points per second.
  public var size = Vector.zero
  /// The rate of change of the scale, per second.
  public var scale = 0.0
  /// Its angular velocity, in radians per second, clockwise on screen.
  public var angle = 0.0
  /// The rate of change of the opacity, per second.
  public var alpha = 0.0

  /// Makes the velocity of an element whose other attributes do not change.
  public init(_ center: Vector) { self.center = center }

  var vector: AttributeVector {
    AttributeVector(
      lowHalf: SIMD8(center.dx, center.dy, size.dx, size.dy, scale, angle, alpha, 0), highHalf: .zero)
  }
}
