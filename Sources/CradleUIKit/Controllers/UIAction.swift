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
  /// The control, item or menu that called the action last; held weakly, because it retains the action.
  open var sender: Any? { caller }
  private weak var caller: AnyObject?
  let handler: (UIAction) -> Void

  /// Makes an action that calls a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    (self.identifier, self.attributes, self.state) = (identifier ?? Identifier(""), attributes, state)
    self.handler = handler
    super.init(title, image)
  }

  func perform(from sender: AnyObject) {
    caller = sender
    handler(self)
  }
}
