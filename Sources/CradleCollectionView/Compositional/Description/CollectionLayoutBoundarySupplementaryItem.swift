import CradleGeometry

/// A supplementary view at an edge of a section or of the whole layout, such as a header or a footer.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner that it is aligned to.
  package let alignment: RectAlignment
  /// Its offset from that place, in points.
  package let offset: Point
  /// Whether the section is extended to hold it; false lays it over the section's content.
  public var extendsBoundary = true
  /// Whether it is pinned to the visible edge, at the content inset, for as long as its section is visible.
  public var pinToVisibleBounds = false

  /// Makes a view at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; fractions refer to the section's container, without the insets if
  ///     `supplementariesFollowContentInsets` is true. At an edge of a section, the view's preferred size
  ///     replaces an estimate along the scroll direction; at an edge of the whole layout, the estimate is
  ///     kept.
  ///   - elementKind: Its kind, by which the data source supplies its view; unique within a section.
  ///   - alignment: The edge or corner at which it lies.
  ///   - absoluteOffset: Its offset from that place, in points; finite.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    precondition(
      absoluteOffset.isFinite,
      "CollectionLayoutBoundarySupplementaryItem \"\(elementKind)\": the offset must be finite, not "
        + "(\(absoluteOffset.x), \(absoluteOffset.y))")
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }

  /// The space that it adds at each edge of its container; zero unless it extends the boundary.
  func extent(of size: Size) -> EdgeInsets {
    guard extendsBoundary else { return .zero }
    let edges = alignment.edges
    if edges.contains(.top) {
      return EdgeInsets(top: max(0, size.height - offset.y), left: 0, bottom: 0, right: 0)
    }
    if edges.contains(.bottom) {
      return EdgeInsets(top: 0, left: 0, bottom: max(0, size.height + offset.y), right: 0)
    }
    if edges.contains(.leading) {
      return EdgeInsets(top: 0, left: max(0, size.width - offset.x), bottom: 0, right: 0)
    }
    if edges.contains(.trailing) {
      return EdgeInsets(top: 0, left: 0, bottom: 0, right: max(0, size.width + offset.x))
    }
    return .zero
  }

  /// Its frame at the edges of a rectangle that excludes the added space.
  func frame(around content: Rect, size: Size) -> Rect {
    let edges = alignment.edges
    var origin =
      containerAnchor.point(of: content)
      - (containerAnchor.point(of: Rect(origin: .zero, size: size)) - Point.zero)
    if extendsBoundary {
      if edges.contains(.top) {
        origin.y -= size.height
      } else if edges.contains(.bottom) {
        origin.y += size.height
      } else if edges.contains(.leading) {
        origin.x -= size.width
      } else if edges.contains(.trailing) {
        origin.x += size.width
      }
    }
    return Rect(origin: origin + (offset - Point.zero), size: size).inset(by: contentInsets.edges)
  }
}
