/// The content of a cell as a value, which makes the view that shows it.
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

/// The state of a cell.
public protocol UIConfigurationState {}

/// The state of a cell: highlighted, selected, edited.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether a touch that may select it is down on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the table or the collection view is being edited.
  public var isEditing = false
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The default content of a list's cell, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The indentation, in levels. The app draws it: the content's view is not indented.
  open var indentationLevel = 0
  /// The accessories beside the content, from the left. With an `outlineDisclosure()` among them, a tap anywhere on the cell
  /// opens and closes its row.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryViews.show(accessories)
      let hasDisclosure = accessories.contains { $0.togglesByCell }
      guard hasDisclosure != (disclosureTap != nil) else { return }
      if let disclosureTap { removeGestureRecognizer(disclosureTap) }
      disclosureTap = hasDisclosure ? UITapGestureRecognizer { [weak self] _ in self?.toggleRow() } : nil
      if let disclosureTap { addGestureRecognizer(disclosureTap) }
    }
  }
  private var disclosureTap: UITapGestureRecognizer?
  private(set) lazy var accessoryViews = AccessoryViews(of: self)
  /// Whether the content is narrower than the cell because of accessories.
  private var isBesideAccessories = false

  /// Opens the row of an outline, or closes it.
  func toggleRow() {
    guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else { return }
    (view.dataSource as? any Outlining)?.toggleItem(at: path)
    setNeedsLayout()
  }

  /// Requests another measurement if editing changes the accessories that are shown,
  /// and so the content's width.
  func editingDidChange() {
    if accessories.contains(where: { $0.place.displayed != .always }) { invalidateIntrinsicContentSize() }
  }

  /// Places the accessories, and the content between them, which a swipe may have moved.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !accessories.isEmpty || isBesideAccessories else { return }
    isBesideAccessories = !accessories.isEmpty
    let old = accessoryViews.left
    let right = accessoryViews.place(in: bounds)
    let width = max(0, bounds.width - accessoryViews.left - right)
    if old != accessoryViews.left { contentView.frame.origin.x += accessoryViews.left - old }
    if contentView.frame.width != width { contentView.frame.size.width = width }
  }
  /// Returns the height that the content fits between the accessories.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard !accessories.isEmpty else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let width = layoutAttributes.size.width
    layoutAttributes.size.width = max(0, width - accessoryViews.widthBesideContent)
    let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
    fitting.size.width = width
    return fitting
  }
}

/// The appearance of a cell's background; the app draws it.
public struct UIBackgroundConfiguration {
  /// The colour; nil for the tint.
  public var backgroundColor: UIColor?
  /// Changes the colour; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
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
  /// Returns the colour that is shown, of a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns a background without colour.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
}
