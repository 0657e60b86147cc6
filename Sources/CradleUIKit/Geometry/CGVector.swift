import CradleGeometry

/// A vector, in points or another unit of its user.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// The vector (0, 0).
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The vector (0, 0).
  public init() { self.init(dx: 0, dy: 0) }
  /// A vector of two components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// A vector of two doubles.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  /// A vector of two whole numbers.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}

extension CGVector {
  init(_ vector: Vector) { self.init(dx: vector.dx, dy: vector.dy) }
  var core: Vector { Vector(dx: Double(dx), dy: Double(dy)) }
}
