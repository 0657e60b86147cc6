// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NSAttributedString.Key {
  /// The font: a `UIFont`; without it a text has the system's font of 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional space between characters, in points: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the line under the text: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line under the text: a `UIColor`; without it the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of the line through the text: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the text: a `UIColor`; without it the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The address behind the text: a `URL` or a string, which the app opens after a touch.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The shift of the baseline, in points: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How much characters are widened: a number, the logarithm of the factor.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// How much characters lean: a number, the skew.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The outline's width: a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The outline's colour: a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The alignment and the line breaks of a paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The options of measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text breaks into lines at the given width; without it, it has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the height of the font; always true here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyphs are measured instead of lines; has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is truncated; has no effect here, where the height is not limited.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The result of drawing a text, such as the factor by which it shrank. Nothing here sets it.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the text may shrink; 0 for none.
  public var minimumScaleFactor: CGFloat = 0
}

/// A text's estimated size: characters are half as wide as the font's size, because no font is measured here.
enum TextSize {
  static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  /// The size in points of the text on one line, or wrapped at a width into at most `lines` lines, 0 for any number.
  static func of(_ text: String, _ font: UIFont, width: CGFloat = .infinity, lines: Int = 0) -> CGSize {
    guard !text.isEmpty else { return CGSize(width: 0, height: font.lineHeight) }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { (CGFloat($0.count) * font.pointSize / 2).rounded(.up) }
    let longest = paragraphs.max() ?? 0
    var count = paragraphs.reduce(0) { sum, length in
      sum + (length > width && width > 0 ? Int(Double(length / width).rounded(.up)) : 1)
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: min(longest, width), height: CGFloat(count) * font.lineHeight)
  }
}

extension NSString {
  /// Returns the estimated size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSize.of(description, TextSize.font(attrs))
  }
  /// Returns the text's estimated rectangle at zero, broken at a width in points if the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(origin: .zero, size: TextSize.of(description, TextSize.font(attributes), width: width))
  }
}

extension String {
  /// Returns the estimated size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
  /// Returns the text's estimated rectangle at zero, broken at a width in points if the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The estimated size of the text in one line, in points, in the font of its first character.
  public func size() -> CGSize { TextSize.of(self, TextSize.font(firstAttributes)) }
  /// Returns the estimated rectangle of the text, in the font of its first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(origin: .zero, size: TextSize.of(self, TextSize.font(firstAttributes), width: width))
  }
  var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }
}

extension NSAttributedString {
  /// Makes an empty text: `NSAttributedString()`, which Foundation has only on Apple's systems.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
