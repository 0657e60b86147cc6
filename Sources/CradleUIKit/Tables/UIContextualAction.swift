/// An action of a row that a swipe reveals.
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal
    /// An action that removes the row.
    case destructive
  }
  /// Performs the action. It must call its last argument at the end, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The style.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The background's colour: red for a destructive action, else grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
