/// The style of a paragraph. The app draws texts; `mutableCopy()` makes a style that can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The default style.
  public static let `default` = NSParagraphStyle()
  fileprivate(set) var values = ParagraphValues()
  /// Makes the default style.
  public override init() {}
  /// The alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// The truncation or wrapping of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The strategy of breaking paragraphs into lines.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of lines' heights; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The indent at the end of lines, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Whether words may be divided at the end of lines, 0 … 1; they are not here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether characters may move together before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The direction in which the text is written.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The places of tabulators, in their order; the default are 12 at the left of their texts, every 28 points.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabulators after the last one of `tabStops`, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.tabInterval }

  /// Returns a style with the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns true for a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// A hash of the values.
  open override var hash: Int { values.hashValue }

  /// The strategy of breaking paragraphs into lines; the app applies it.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a strategy of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Moves a word from the line before to the last line, if that had only one.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  /// Returns a copy with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    copy.alignment = alignment
    return copy
  }
}

/// The values of a style.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var lineSpacing: CGFloat = 0
  var (paragraphSpacing, paragraphSpacingBefore): (CGFloat, CGFloat) = (0, 0)
  var (minimumLineHeight, maximumLineHeight, lineHeightMultiple): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  var (firstLineHeadIndent, headIndent, tailIndent): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  var hyphenationFactor: Float = 0
  var allowsTightening = false
  var direction = NSWritingDirection.natural
  var tabStops = Self.usualTabStops
  var tabInterval: CGFloat = 0

  /// The tabulators of UIKit's default style.
  private static let usualTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: 28 * CGFloat($0))
  }
}

extension NSParagraphStyle {
  /// Copies the values of another style.
  fileprivate func copyValues(of style: NSParagraphStyle) { values = style.values }
  fileprivate func change<Value>(_ key: WritableKeyPath<ParagraphValues, Value>, to value: Value) {
    values[keyPath: key] = value
  }
}

/// A style of a paragraph that can be changed. The app draws texts.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { copyValues(of: obj) }
  /// Adds a tabulator at its place in the order.
  open func addTabStop(_ anObject: NSTextTab) {
    let index = tabStops.firstIndex { $0.location > anObject.location } ?? tabStops.count
    tabStops.insert(anObject, at: index)
  }
  /// Removes the tabulators that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// The truncation or wrapping of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue) }
  }
  /// The strategy of breaking paragraphs into lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { change(\.lineBreakStrategy, to: newValue) }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { change(\.lineSpacing, to: newValue) }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { change(\.paragraphSpacing, to: newValue) }
  }
  /// The space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { change(\.paragraphSpacingBefore, to: newValue) }
  }
  /// The least height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { change(\.minimumLineHeight, to: newValue) }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { change(\.maximumLineHeight, to: newValue) }
  }
  /// The factor of lines' heights; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { change(\.lineHeightMultiple, to: newValue) }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { change(\.firstLineHeadIndent, to: newValue) }
  }
  /// The indent of the other lines, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { change(\.headIndent, to: newValue) }
  }
  /// The indent at the end of lines, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { change(\.tailIndent, to: newValue) }
  }
  /// Whether words may be divided at the end of lines, 0 … 1; they are not here.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { change(\.hyphenationFactor, to: newValue) }
  }
  /// Whether characters may move together before a line is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { change(\.allowsTightening, to: newValue) }
  }
  /// The direction in which the text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { change(\.direction, to: newValue) }
  }
  /// The places of tabulators, in their order; the default are 12 at the left of their texts, every 28 points.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { change(\.tabStops, to: newValue) }
  }
  /// The distance of tabulators after the last one of `tabStops`, in points; 0 for none.
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { change(\.tabInterval, to: newValue) }
  }
}
