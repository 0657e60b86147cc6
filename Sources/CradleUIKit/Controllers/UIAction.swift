/// A closure that an action calls with itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control or a menu calls, with a title and an image.
open class UIAction: UIMenuElement {
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The name.
  public let identifier: Identifier
  /// Its attributes in a menu.
  open var attributes: Attributes
  /// Its mark in a menu.
  open var state: State
  /// The title where a keyboard's shortcuts are listed; nil for `title`. Nothing here lists them.
  open var discoverabilityTitle: String?
  /// The control, item or menu that called the action last; held weakly, because it retains the action.
  open var sender: Any? { caller }
  private weak var caller: AnyObject?
  let handler: UIActionHandler

  /// Makes an action that calls a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    (self.identifier, self.attributes, self.state) = (identifier ?? Identifier(""), attributes, state)
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title, image)
    self.subtitle = subtitle
  }

  /// Returns whether it takes the place of another action: it is the same one, or has the same identifier.
  func replaces(_ other: UIAction) -> Bool {
    other === self || !identifier.rawValue.isEmpty && other.identifier == identifier
  }

  func perform(from sender: AnyObject) {
    caller = sender
    handler(self)
  }
}
