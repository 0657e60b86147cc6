import CradleGeometry

/// A view that hangs on a cell or a group, such as a badge.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// Its kind, by which the data source supplies its view.
  public let elementKind: String
  /// The point of what it hangs on, and how far beside that it is.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point of its own that is there; nil for the one at the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// What it is drawn above; UIKit's default is 1, above every cell.
  public var zIndex = 1

  /// Makes a view that has its own edges where the anchor's are.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
  }

  /// Makes a view that has a point of its own at a point of what it hangs on.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: itemAnchor)
  }

  init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    anchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it hangs on a rectangle.
  final func frame(on container: Rect) -> Rect {
    let size = layoutSize.resolved(in: container.size)
    let own = (itemAnchor ?? containerAnchor).point(of: Rect(origin: .zero, size: size))
    var shift = containerAnchor.shift(for: size)
    if let itemAnchor { shift += itemAnchor.shift(for: size) }
    let origin = containerAnchor.point(of: container) + shift - (own - Point.zero)
    return Rect(origin: origin, size: size).inset(by: contentInsets.edges)
  }
}
