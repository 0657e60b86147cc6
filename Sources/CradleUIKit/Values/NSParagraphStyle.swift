/// The style of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The default style.
  public static let `default` = NSParagraphStyle()
  fileprivate var values = ParagraphValues()
  /// Makes the default style.
  public override init() {}
  /// The alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// The truncation or wrapping of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns a copy with another alignment.
  func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    copy.hyphenationFactor = (self as? NSMutableParagraphStyle)?.hyphenationFactor ?? 0
    copy.alignment = alignment
    return copy
  }
}

/// A mutable style of a paragraph. The app draws texts.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Whether words may be divided at the end of lines, 0 … 1; they are not here.
  open var hyphenationFactor: Float = 0
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The truncation or wrapping of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of lines' heights; 0 for none.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The indent at the end of lines, in points.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}

private struct ParagraphValues {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var (minimumLineHeight, maximumLineHeight, lineHeightMultiple): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  var (firstLineHeadIndent, headIndent, tailIndent): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
}
