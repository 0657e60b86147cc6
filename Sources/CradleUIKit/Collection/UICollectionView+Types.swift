extension UICollectionView {
  /// The kind of the view before a section's items.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view after a section's items.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data source.
    case cell
    /// A header, a footer or another view that the data source supplies.
    case supplementaryView
    /// A view that the layout adds.
    case decorationView
  }

  /// When cells are queried again for their preferred sizes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When they call `invalidateIntrinsicContentSize()`.
    case enabled
    /// As `enabled`, and when constraints inside them change.
    case enabledIncludingConstraints
  }

  /// Whether a section that scrolls by itself is at a point of the viewport.
  func hasScrollingSection(at point: CGPoint) -> Bool {
    engine.collectionViewLayout.scrollsContent(at: point.core, in: engine)
  }

  /// Invalidates a cell's item, so that the cell's preferred size is queried again.
  func invalidatePreferredSize(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell),
      let contextClass = type(of: collectionViewLayout).invalidationContextClass
        as? UICollectionViewLayoutInvalidationContext.Type
    else { return }
    let context = contextClass.init()
    context.invalidateItems(at: [path])
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The direction in which a flow scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the right.
    case horizontal
  }

  /// The position of an item in the viewport after scrolling.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

/// The old name of a flow's direction.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
