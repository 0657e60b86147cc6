/// Scales fonts with the system's text size. There is only the standard size here, which changes nothing.
public final class UIFontMetrics: NSObject, Sendable {
  /// Those of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Makes those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font, at most as large as a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize <= maximumPointSize ? font : font.withSize(maximumPointSize)
  }
  /// The number itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The usual style.
  public static let `default` = NSParagraphStyle()
  fileprivate var values = ParagraphValues()
  /// Makes the usual style.
  public override init() {}
  /// The alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where a line ends that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
}

private struct ParagraphValues {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var (minimumLineHeight, maximumLineHeight, lineHeightMultiple): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  var (firstLineHeadIndent, headIndent, tailIndent): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
}

/// How a paragraph is set, to be changed. The app draws texts.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Whether words may be divided at the end of lines, 0 … 1; they are not here.
  open var hyphenationFactor: Float = 0
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where a line ends that is too long.
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

/// A text's shadow; the app draws it.
open class NSShadow: NSObject {
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur's radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for none.
  open var shadowColor: Any?
}

extension UIResponder {
  /// Posted by the app before a keyboard changes its place.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Posted by the app when a keyboard comes. Nothing here shows one.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted by the app when a keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted by the app when a keyboard goes.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted by the app when a keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted by the app when a keyboard moves.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of a keyboard's rectangle before.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a keyboard's rectangle after.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that it takes.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve by which it moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
