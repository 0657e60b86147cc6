/// An entry of a menu: an action or a menu.
open class UIMenuElement: NSObject {
  /// The attributes of an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// The mark of an entry.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A tick.
    case on
    /// A dash.
    case mixed
  }
  /// The title; empty for none.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The image; nil for none.
  open var image: UIImage?
  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// Entries to choose from. A button shows them, with the entries of inner menus in their places.
open class UIMenu: UIMenuElement {
  /// A name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown within another one; here its entries always appear among those of the outer one.
  public struct Options: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its entries appear among those of the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One entry has a tick.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The name.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The entries.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu of entries.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier(""), options, children)
    super.init(title, image)
  }

  /// Its actions and commands, and those of the menus within it, in their order.
  private var entries: [any MenuEntry] {
    children.flatMap { child in (child as? UIMenu)?.entries ?? [child as? any MenuEntry].compactMap { $0 } }
  }
  /// The entries that are shown.
  var visibleEntries: [any MenuEntry] { entries.filter { !$0.attributes.contains(.hidden) } }
}

/// An entry that can be chosen.
protocol MenuEntry: UIMenuElement {
  var attributes: UIMenuElement.Attributes { get }
  var state: UIMenuElement.State { get }
  /// Calls its handler or its method, for a choice in a menu over a view.
  func choose(in menu: UIMenu, over view: UIView?)
}

extension UIAction: MenuEntry {
  func choose(in menu: UIMenu, over view: UIView?) { perform(from: menu) }
}

extension UICommand: MenuEntry {
  func choose(in menu: UIMenu, over view: UIView?) { TargetAction(nil, action).send(from: view, [self]) }
}
