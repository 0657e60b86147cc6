/// A layer's colour.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  let color: UIColor
  init(color: UIColor) { self.color = color }
  /// Makes the colour of a `#colorLiteral`, from its components, 0 … 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      color: UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
  }
  /// The opacity, 0 … 1.
  public var alpha: CGFloat { color.components.alpha }
  /// Always 4.
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue and alpha, 0 … 1.
  public var components: [CGFloat]? {
    [color.components.red, color.components.green, color.components.blue, color.components.alpha]
  }
  /// Returns true if the components are equal, and the images of patterns.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}
