import CradleCollectionView

/// The size and spacing of one cell, or one group of cells, in its container.
public class NSCollectionLayoutItem: NSObject {
  let core: CollectionLayoutItem
  private let anchoredItems: [NSCollectionLayoutSupplementaryItem]

  init(_ core: CollectionLayoutItem, anchoredItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.core, self.anchoredItems) = (core, anchoredItems)
  }

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(CollectionLayoutItem(layoutSize: layoutSize.core))
  }
  /// Makes an item with supplementary items anchored to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(
      CollectionLayoutItem(
        layoutSize: layoutSize.core, supplementaryItems: supplementaryItems.map(\.supplementary)),
      anchoredItems: supplementaryItems)
  }

  /// Its size.
  public var layoutSize: NSCollectionLayoutSize { NSCollectionLayoutSize(core.layoutSize) }
  /// The supplementary items anchored to it, such as a badge.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
  /// The insets of the cell within its space, in points.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(core.contentInsets) }
    set { core.contentInsets = newValue.core }
  }
  /// The spacing around it; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    didSet { core.edgeSpacing = edgeSpacing?.core }
  }
}

/// A view anchored to a cell or a group, such as a badge.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  let supplementary: CollectionLayoutSupplementaryItem
  /// The point of the cell or group to which it is anchored, with an offset.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view's own frame that lies at `containerAnchor`; nil for the point at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ core: CollectionLayoutSupplementaryItem, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (supplementary, containerAnchor, itemAnchor) = (core, container, item)
    super.init(core)
  }

  /// Makes a view. Its edges align with the edges of its container that the anchor names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize.core, elementKind: ElementCategory.kind(elementKind),
        containerAnchor: containerAnchor.core), containerAnchor, nil)
  }
  /// Makes a view. The point `itemAnchor` of its own frame lies at the point `containerAnchor` of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize.core, elementKind: ElementCategory.kind(elementKind),
        containerAnchor: containerAnchor.core, itemAnchor: itemAnchor.core), containerAnchor, itemAnchor)
  }

  /// The kind of view that the data source is asked for.
  public var elementKind: String { ElementCategory.uikit(supplementary.elementKind) }
  /// The z-order relative to the items: larger values are in front.
  public var zIndex: Int {
    get { supplementary.zIndex }
    set { supplementary.zIndex = newValue }
  }
}

/// A supplementary view at an edge of a section or of the whole layout, such as a header or a footer.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  let boundary: CollectionLayoutBoundarySupplementaryItem
  /// The edge or corner that it is aligned to.
  public let alignment: NSRectAlignment

  /// Makes a view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Makes a view at an edge with an offset in points; finite.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    boundary = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize.core, elementKind: ElementCategory.kind(elementKind), alignment: alignment.core,
      absoluteOffset: absoluteOffset.core)
    self.alignment = alignment
    super.init(boundary, NSCollectionLayoutAnchor(boundary.containerAnchor), nil)
  }

  /// Its offset from that edge, in points.
  public var offset: CGPoint { CGPoint(boundary.offset) }
  /// Whether the section is extended to hold it; false lays it over the section's content.
  public var extendsBoundary: Bool {
    get { boundary.extendsBoundary }
    set { boundary.extendsBoundary = newValue }
  }
  /// Whether the view stays at the visible edge while its section is visible.
  public var pinToVisibleBounds: Bool {
    get { boundary.pinToVisibleBounds }
    set { boundary.pinToVisibleBounds = newValue }
  }
}

/// A decoration of a section: a background.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  let decoration: CollectionLayoutDecorationItem
  init(_ core: CollectionLayoutDecorationItem) {
    decoration = core
    super.init(core)
  }

  /// Makes a background of the whole section, inset by `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(.background(elementKind: elementKind))
  }

  /// The kind for which a view class was registered with the layout.
  public var elementKind: String { decoration.elementKind }
  /// The z-order relative to the items: larger values are in front.
  public var zIndex: Int {
    get { decoration.zIndex }
    set { decoration.zIndex = newValue }
  }
}
