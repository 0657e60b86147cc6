/// A font's name, size and weight. Nothing here draws or measures text.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, −1 … 1; regular is 0.
    public var rawValue: CGFloat
    /// Makes a weight, −1 … 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The name.
  public let fontName: String
  /// The weight.
  public let weight: Weight

  init(name: String, size: CGFloat, weight: Weight) {
    (fontName, pointSize, self.weight) = (name, size, weight)
  }

  /// Makes a font with a name and a size in points. Never returns nil: names are not checked.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular)
  }

  /// Returns the system's font in a size in points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".system", size: size, weight: .regular)
  }
  /// Returns the system's font in a size in points and a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system", size: size, weight: weight)
  }
  /// Returns the system's font with figures of one width, in a size in points and a weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system", size: fontSize, weight: weight)
  }
  /// Returns the system's font with characters of one width, in a size in points and a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system-monospaced", size: fontSize, weight: weight)
  }
  /// Returns the system's slanted font in a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: ".system-italic", size: fontSize, weight: .regular)
  }
  /// The size of running text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Returns the font in another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(name: fontName, size: fontSize, weight: weight) }
  /// Returns the system's bold font in a size in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".system-bold", size: size, weight: .bold)
  }
  /// The purpose of a text, which decides its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A screen's title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first level of headings.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second level of headings.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third level of headings.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// A second heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Sizes in points at the standard setting, "Large": Apple's Human Interface Guidelines, Typography.
    static let sizes: [TextStyle: CGFloat] = [
      largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17, body: 17, callout: 16,
      subheadline: 15, footnote: 13, caption1: 12, caption2: 11,
    ]
  }
  /// Returns the system's font for a style at the standard text size; an unknown style has the size of `body`.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = TextStyle.sizes[style] ?? TextStyle.sizes[.body] ?? 17
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }
  /// The height of a line, in points: 1.2 of the size, as text without a measured font is usually set.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// The height of the tallest characters above the baseline, in points: 0.95 of the size, as of Apple's system font.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of the deepest characters below the baseline, in points, negative: the rest of the line.
  open var descender: CGFloat { ascender - lineHeight }
}

/// An image: its size, and a name by which the app's drawing finds it.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// The name by which the app's drawing finds the image; nil for none.
  public let name: String?
  /// Ours: the layers of an image that was rendered from them, from back to front.
  public let layers: [CALayer]
  /// Whether the app's drawing takes the colours or only the opacity, in the tint.
  public enum RenderingMode: Int, Sendable {
    /// By what shows it; the colours; the opacity.
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// Whether the app's drawing takes the colours or only the opacity.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The colour in place of the view's tint; nil for that.
  public private(set) var tint: UIColor?
  /// The number of pixels per point.
  public var scale: CGFloat { 1 }
  /// The image itself, as what layers show; the app draws it.
  public var cgImage: CGImage? { CGImage(image: self) }

  private func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(copying: self)
    change(copy)
    return copy
  }
  private init(copying other: UIImage) {
    (size, name, layers) = (other.size, other.name, other.layers)
    (renderingMode, tint) = (other.renderingMode, other.tint)
  }
  /// Returns the image with another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied { $0.renderingMode = renderingMode }
  }
  /// Returns the image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  /// Returns the image in a colour, with a mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// How a symbol is drawn; the app draws it.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// A symbol's size and weight; the app draws it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of a symbol beside text.
    public let scale: SymbolScale
    /// The size of the text beside it, in points; 0 for the usual one.
    public let pointSize: CGFloat
    /// Makes one for text of a size in points.
    public init(
      pointSize: CGFloat = 0, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { (self.pointSize, self.scale) = (pointSize, scale) }
    /// Makes one of a size beside text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
    /// Makes one for a text's style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// Makes one for a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual one; none said; small; medium; large.
    case `default` = -1
    case unspecified, small, medium, large
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// None said; from the thinnest to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// Makes the image of a symbol, with its name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(size: .zero, name: name)
  }
  /// Returns the image itself: the app draws symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Makes an image of another one's content, at its size.
  public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }
  /// Makes an image with a name in a bundle, and a size of zero; bundle and traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(size: .zero, name: name) }

  /// Makes an image with a name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(named name: String) { self.init(size: .zero, name: name) }
  /// Makes the image of a symbol, with its name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(systemName name: String) { self.init(size: .zero, name: name) }
  /// Makes the image of an `#imageLiteral`, with its name and a size of zero.
  public required convenience init(imageLiteralResourceName path: String) {
    self.init(size: .zero, name: path)
  }
  /// Makes an image of zero size without a name.
  public convenience override init() { self.init(size: .zero) }
  /// Ours: makes an image with a size in points and a name.
  public init(size: CGSize, name: String? = nil) { (self.size, self.name, layers) = (size, name, []) }
  /// The layers that an image context recorded.
  init(size: CGSize, layers: [CALayer]) { (self.size, name, self.layers) = (size, nil, layers) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The default type of an `#imageLiteral`; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage

/// What a layer shows of an image.
public final class CGImage: Sendable {
  let image: UIImage
  init(image: UIImage) { self.image = image }
  /// The width in pixels.
  public var width: Int { Int(image.size.width) }
  /// The height in pixels.
  public var height: Int { Int(image.size.height) }
}
