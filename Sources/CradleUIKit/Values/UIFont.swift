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

  /// Makes the system's font in its default size.
  public convenience override init() {
    self.init(name: ".system", size: Self.systemFontSize, weight: .regular)
  }
  /// The description of the font: its name, its size and its weight.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [
      .name: fontName, .size: pointSize, .traits: [UIFontDescriptor.TraitKey.weight: weight],
    ])
  }
  /// Makes the font of a descriptor; a size of 0 stands for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let descriptorSize = descriptor.pointSize
    self.init(
      name: descriptor.name,
      size: pointSize > 0 ? pointSize : descriptorSize > 0 ? descriptorSize : Self.systemFontSize,
      weight: descriptor.weight)
  }
  /// The name of the family: the font's name here.
  open var familyName: String { fontName }
  /// The height of capital letters, in points: 0.7 of the size, as in Apple's system font.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of the lowercase x, in points: 0.53 of the size, as in Apple's system font.
  open var xHeight: CGFloat { pointSize * 0.53 }
  /// The space between lines besides their height, in points: none.
  open var leading: CGFloat { 0 }
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
  /// Returns the system's font with monospaced digits, in a size in points and a weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system", size: fontSize, weight: weight)
  }
  /// Returns the system's monospaced font, in a size in points and a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system-monospaced", size: fontSize, weight: weight)
  }
  /// Returns the system's italic font in a size in points.
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
  /// The height of a line, in points: 1.2 of the size, as text without a measured font is usually set,
  /// rounded up to whole points.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// The height of the tallest characters above the baseline, in points: 0.95 of the size, as in Apple's system font.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of the deepest characters below the baseline, in points, negative: the rest of the line.
  open var descender: CGFloat { ascender - lineHeight }
}
