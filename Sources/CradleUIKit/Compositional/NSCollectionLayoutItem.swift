import CradleCollectionView

/// What one cell, or one group of cells, looks like in its container: its size and the room around it.
public class NSCollectionLayoutItem: NSObject {
  let core: CollectionLayoutItem
  private let hanging: [NSCollectionLayoutSupplementaryItem]

  init(_ core: CollectionLayoutItem, hanging: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.core, self.hanging) = (core, hanging)
  }

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(CollectionLayoutItem(layoutSize: layoutSize.core))
  }
  /// Makes an item that other views hang on.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(
      CollectionLayoutItem(
        layoutSize: layoutSize.core, supplementaryItems: supplementaryItems.map(\.supplementary)),
      hanging: supplementaryItems)
  }

  /// Its size.
  public var layoutSize: NSCollectionLayoutSize { NSCollectionLayoutSize(core.layoutSize) }
  /// What hangs on it, such as a badge.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { hanging }
  /// How far the cell is smaller than its place, edge by edge.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(core.contentInsets) }
    set { core.contentInsets = newValue.core }
  }
  /// The room that it keeps around itself; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    didSet { core.edgeSpacing = edgeSpacing?.core }
  }
}

/// A view that hangs on a cell or a group, such as a badge.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  let supplementary: CollectionLayoutSupplementaryItem
  /// The point of what it hangs on, and how far beside that it is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that is there; nil for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ core: CollectionLayoutSupplementaryItem, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (supplementary, containerAnchor, itemAnchor) = (core, container, item)
    super.init(core)
  }

  /// Makes a view that has its own edges where the anchor's are.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize.core, elementKind: ElementCategory.kind(elementKind),
        containerAnchor: containerAnchor.core), containerAnchor, nil)
  }
  /// Makes a view that has a point of its own at a point of what it hangs on.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      CollectionLayoutSupplementaryItem(
        layoutSize: layoutSize.core, elementKind: ElementCategory.kind(elementKind),
        containerAnchor: containerAnchor.core, itemAnchor: itemAnchor.core), containerAnchor, itemAnchor)
  }

  /// Its kind, by which the data source supplies its view.
  public var elementKind: String { ElementCategory.uikit(supplementary.elementKind) }
  /// What it is drawn above.
  public var zIndex: Int {
    get { supplementary.zIndex }
    set { supplementary.zIndex = newValue }
  }
}

/// A view at an edge of a section or of the whole layout: a header, a footer, a column beside it.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  let boundary: CollectionLayoutBoundarySupplementaryItem
  /// The edge or corner it is at.
  public let alignment: NSRectAlignment

  /// Makes a view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Makes a view at an edge, so many points beside its place; finite.
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

  /// How far beside its place it is, in points.
  public var offset: CGPoint { CGPoint(boundary.offset) }
  /// Whether the section grows to hold it; else it lies over what the section shows.
  public var extendsBoundary: Bool {
    get { boundary.extendsBoundary }
    set { boundary.extendsBoundary = newValue }
  }
  /// Whether it stays in sight as long as its section does.
  public var pinToVisibleBounds: Bool {
    get { boundary.pinToVisibleBounds }
    set { boundary.pinToVisibleBounds = newValue }
  }
}

/// What a section adds by itself: a background.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  let decoration: CollectionLayoutDecorationItem
  init(_ core: CollectionLayoutDecorationItem) {
    decoration = core
    super.init(core)
  }

  /// Makes a background of the whole section, smaller by `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(.background(elementKind: elementKind))
  }

  /// Its kind, under which the layout was told the class of its view.
  public var elementKind: String { decoration.elementKind }
  /// What it is drawn above.
  public var zIndex: Int {
    get { decoration.zIndex }
    set { decoration.zIndex = newValue }
  }
}
