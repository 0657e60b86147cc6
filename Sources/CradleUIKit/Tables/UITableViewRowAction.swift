/// An action of a row that a swipe reveals, in the older form.
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that removes the row.
    case `default`
    /// An action that keeps the row.
    case normal
    /// The same as `default`.
    public static let destructive = Style.default
  }
  /// The style.
  public let style: Style
  /// The title; nil for none.
  open var title: String?
  /// The background's colour; nil for the style's.
  open var backgroundColor: UIColor?
  /// A blur of the background; the app draws it.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  func contextual(_ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
