extension UITextField {
  /// The border's style, for the app's drawing.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bevel.
    case bezel
    /// Rounded corners.
    case roundedRect
  }
  /// When an overlay view of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Always.
    case always
  }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing was to end.
    case committed
  }
  /// Posted after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Ours: the text, with the font and the rectangle for measuring it.
  public var measuredText: (text: String, font: UIFont, rect: CGRect) {
    (text ?? "", font ?? .systemFont(ofSize: 17), textRect(forBounds: bounds))
  }
}
