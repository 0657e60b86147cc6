/// Something that can be done with a row after a swipe.
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal
    /// An action that removes the row.
    case destructive
  }
  /// Does it; the last parameter is to be called at its end, with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The style.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The colour behind it: red for one that takes the row away, else grey.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
