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
  /// When something beside the text is shown.
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
    /// It was to end.
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
  /// Ours: the text and what it is measured with.
  public var measuredText: (text: String, font: UIFont, rect: CGRect) {
    (text ?? "", font ?? .systemFont(ofSize: 17), textRect(forBounds: bounds))
  }
}
