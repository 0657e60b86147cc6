/// A font as a value: its size and weight, and nothing that draws.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy, −1 … 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −1 … 1, regular at 0.
    public var rawValue: CGFloat
    /// Makes a weight.
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

  /// Its size in points.
  public let pointSize: CGFloat
  /// Its name.
  public let fontName: String
  /// Its weight.
  public let weight: Weight

  init(name: String, size: CGFloat, weight: Weight) {
    (fontName, pointSize, self.weight) = (name, size, weight)
  }

  /// A font by its name; every name is taken.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular)
  }

  /// The system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".system", size: size, weight: .regular)
  }
  /// The system's font of a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".system", size: size, weight: weight)
  }
  /// The system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".system-bold", size: size, weight: .bold)
  }
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes a style of a name.
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
    /// A remark.
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
  /// The system's font for a style, at the standard setting; that of running text for one of an unknown name.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = TextStyle.sizes[style] ?? TextStyle.sizes[.body] ?? 17
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }
  /// The height of a line, in points: 1.2 of the size, as text without a measured font is usually set.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
}

/// A picture as a value: its size in points. A drawing hook knows it by its name.
open class UIImage: NSObject, @unchecked Sendable {
  /// Its extent in points.
  public let size: CGSize
  /// A name by which a drawing hook finds the image.
  public let name: String?
  /// The layers of an image that was made of them, from back to front (ours).
  public let layers: [CALayer]

  /// A picture that a drawing hook knows by its name; its size is zero until one of a size is made.
  public convenience init?(named name: String) { self.init(size: .zero, name: name) }
  /// A picture of a size in points (ours).
  public init(size: CGSize, name: String? = nil) { (self.size, self.name, layers) = (size, name, []) }
  /// The layers that an image context recorded.
  init(size: CGSize, layers: [CALayer]) { (self.size, name, self.layers) = (size, nil, layers) }
}
