/// Scales fonts with the system's text size. There is only the standard size here, which changes nothing.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Makes the metrics of a style.
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

extension UIResponder {
  /// Posted by the app after a keyboard has moved.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Posted by the app before a keyboard appears. This library shows none.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted by the app after a keyboard has appeared.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted by the app before a keyboard disappears.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted by the app after a keyboard has disappeared.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted by the app before a keyboard moves.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of a keyboard's rectangle before.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a keyboard's rectangle after.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether it belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
