/// Makes a colour from another one, as a configuration shows it.
public struct UIConfigurationColorTransformer {
  /// The closure.
  public let transform: (UIColor) -> UIColor
  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that the closure makes of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Makes grey of the same luminance.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      let rgb = color.components
      // The weights of ITU-R BT.709.
      let white = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
      return UIColor(white: white, alpha: rgb.alpha)
    }
  }
}

/// Makes attributes of a text from other ones, as a configuration shows it.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the attributes that the closure makes of other ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
