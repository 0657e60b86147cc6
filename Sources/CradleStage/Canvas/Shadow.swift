import CradleGeometry

/// A soft shadow: its blur, its offset and its colour.
public struct Shadow: Hashable, Sendable {
  /// The width of the softness in points, as in CSS: twice the Gaussian's standard deviation.
  package var blur: Double
  /// The distance from the shape to its shadow, in points.
  package var offset: Vector
  /// The shadow's colour; its alpha is the shadow's strength.
  package var color: Color

  /// Makes a shadow; a negative blur counts as none.
  public init(blur: Double, offset: Vector, color: Color) {
    (self.blur, self.offset, self.color) = (blur, offset, color)
  }
}
