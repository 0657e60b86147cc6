/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Zero width and height.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from any values; `isEmpty` and `isFinite` check them.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether the size has no area: a side is zero, negative or NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether both sides are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size scaled by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
