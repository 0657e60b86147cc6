import CradleGeometry

/// The size and spacing of one cell, or one group of cells, in its container.
///
/// ```swift
/// // A square with a badge at its top right corner.
/// let badge = CollectionLayoutSupplementaryItem(
///   layoutSize: CollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///   elementKind: "badge", containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80)),
///   supplementaryItems: [badge])
/// item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
public class CollectionLayoutItem {
  /// Its size.
  package let layoutSize: CollectionLayoutSize
  /// The insets of the cell from its place; for a group, of its content from its edges.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing around it; nil for none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The supplementary items anchored to it, such as a badge; their index path is that of the item, or of a
  /// group's first item.
  public fileprivate(set) var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Makes an item, with the supplementary items anchored to it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  final func setSupplementaryItems(_ items: [CollectionLayoutSupplementaryItem]) {
    supplementaryItems = items
  }
}
