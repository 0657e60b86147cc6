import CradleGeometry

/// What one cell, or one group of cells, looks like in its container: its size and the room around it.
public class CollectionLayoutItem {
  /// Its size.
  public let layoutSize: CollectionLayoutSize
  /// How far the cell is smaller than its place, edge by edge; of a group: how far what it holds keeps away from its
  /// edges.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The room that it keeps around itself; nil for none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// What hangs on it, such as a badge: under its item's index path, that of the first item for a group.
  public fileprivate(set) var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Makes an item.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item that other views hang on.
  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  final func setSupplementaryItems(_ items: [CollectionLayoutSupplementaryItem]) {
    supplementaryItems = items
  }
}
