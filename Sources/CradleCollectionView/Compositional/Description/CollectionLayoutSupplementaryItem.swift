import CradleGeometry

/// A view anchored to a cell or a group, such as a badge.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of view that the data source is asked for.
  package let elementKind: String
  /// The point of the cell or group to which it is anchored, with an offset.
  package let containerAnchor: CollectionLayoutAnchor
  /// The point of the view's own frame that lies at `containerAnchor`; nil for the point at the same edges.
  package let itemAnchor: CollectionLayoutAnchor?
  /// Its drawing order: larger values are drawn later; UIKit's default is 1, above every cell.
  public var zIndex = 1

  /// Makes a view. The point `itemAnchor` of its own frame lies at the point `containerAnchor` of its container; with
  /// nil, its edges align with the edges of its container that `containerAnchor` names.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Its frame at a rectangle.
  final func frame(on container: Rect) -> Rect {
    let size = layoutSize.resolved(in: container.size)
    let own = (itemAnchor ?? containerAnchor).point(of: Rect(origin: .zero, size: size))
    var shift = containerAnchor.shift(for: size)
    if let itemAnchor { shift += itemAnchor.shift(for: size) }
    let origin = containerAnchor.point(of: container) + shift - (own - Point.zero)
    return Rect(origin: origin, size: size).inset(by: contentInsets.edges)
  }
}
