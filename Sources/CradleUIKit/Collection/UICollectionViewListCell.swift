/// The content of a cell, as a value that makes the view that shows it.
public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state of the cell; the default returns itself.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  /// The present configuration; setting another one changes the view.
  var configuration: any UIContentConfiguration { get set }
}

/// How a cell stands.
public protocol UIConfigurationState {}

/// How a cell stands, in numbers.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether a finger is down on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
}

/// Words, more words and a picture, as a row of a list shows them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How words look.
  public struct TextProperties {
    /// Their font.
    public var font: UIFont
    /// Their colour.
    public var color: UIColor
    /// How many lines; 0 for any number.
    public var numberOfLines = 0
    /// The alignment of a line's words.
    public var alignment = NSTextAlignment.natural
  }
  /// How the picture looks.
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// Its largest extent in points; zero for any.
    public var maximumSize = CGSize.zero
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The words.
  public var text: String?
  /// The words below.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the words look.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  /// How the words below look.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel)
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The room around it, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The room between the picture and the words, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between both words, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// A row of a list.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a list with words below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a list with words at its end; they are below here.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A header.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A header of a group.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the view that shows it.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The default content of a list's cell, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The indentation, in levels; the content's view reads it.
  open var indentationLevel = 0
  /// The accessories at its ends; a hook draws them. A tap on the cell opens and closes its row where an `outlineDisclosure()` is
  /// among them: there is no room of its own for that.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      let hasDisclosure = accessories.contains { $0.accessoryType == .outlineDisclosure }
      guard hasDisclosure != (disclosureTap != nil) else { return }
      if let disclosureTap { removeGestureRecognizer(disclosureTap) }
      disclosureTap = hasDisclosure ? UITapGestureRecognizer { [weak self] _ in self?.toggleRow() } : nil
      if let disclosureTap { addGestureRecognizer(disclosureTap) }
    }
  }
  private var disclosureTap: UITapGestureRecognizer?

  private func toggleRow() {
    guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else { return }
    (view.dataSource as? any Outlining)?.toggleItem(at: path)
  }
}

/// An accessory at the end of a list's cell.
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow: the row leads to another page.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// A mark that deletes the row.
    case delete
    /// A mark that inserts a row.
    case insert
    /// A handle that moves the row.
    case reorder
    /// A triangle that expands the row.
    case outlineDisclosure
    /// A text.
    case label
  }
  /// The accessory's kind.
  public let accessoryType: AccessoryType
  /// An arrow that leads on.
  public static func disclosureIndicator() -> UICellAccessory { .init(accessoryType: .disclosureIndicator) }
  /// A tick.
  public static func checkmark() -> UICellAccessory { .init(accessoryType: .checkmark) }
  /// A mark to delete it.
  public static func delete() -> UICellAccessory { .init(accessoryType: .delete) }
  /// A mark to insert.
  public static func insert() -> UICellAccessory { .init(accessoryType: .insert) }
  /// A handle that moves the row.
  public static func reorder() -> UICellAccessory { .init(accessoryType: .reorder) }
  /// A disclosure triangle that opens and closes a row with children.
  public static func outlineDisclosure() -> UICellAccessory { .init(accessoryType: .outlineDisclosure) }
  /// How a disclosure triangle looks and acts.
  public struct OutlineDisclosureOptions {
    /// The style of the disclosure: the place at which a tap expands the row; here the whole row.
    public enum Style: Sendable {
      /// Chosen by the row.
      case automatic
      /// A tap anywhere on the row expands it.
      case header
      /// A tap on the triangle expands the row; a tap elsewhere selects it.
      case cell
    }
    /// The style of the disclosure: the place at which a tap expands the row.
    public var style: Style
    /// The triangle's colour; nil for the tint.
    public var tintColor: UIColor?
    /// Makes options.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }
  /// A disclosure triangle with options, which the app draws.
  public static func outlineDisclosure(options: OutlineDisclosureOptions) -> UICellAccessory {
    outlineDisclosure()
  }
}

/// How a cell's background looks; the app draws it.
public struct UIBackgroundConfiguration {
  /// The colour; nil for the tint.
  public var backgroundColor: UIColor?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The space around it, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view in place of the colour; nil for none.
  public var customView: UIView?
  /// The outline's colour; nil for none.
  public var strokeColor: UIColor?
  /// The outline's width, in points.
  public var strokeWidth: CGFloat = 0
  /// Returns a background without colour.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
}
