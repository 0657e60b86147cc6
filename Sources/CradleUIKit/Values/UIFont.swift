/// A font's name, size and weight. Nothing here draws or measures text.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, −1 … 1; regular is 0.
    public var rawValue: CGFloat
    /// Makes a weight, −1 … 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
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
