/// The spacing around an element within its container.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// On the left; nil for none.
  package let leading: CollectionLayoutSpacing?
  /// Above; nil for none.
  package let top: CollectionLayoutSpacing?
  /// On the right; nil for none.
  package let trailing: CollectionLayoutSpacing?
  /// Below; nil for none.
  package let bottom: CollectionLayoutSpacing?

  /// Makes the spacing around an element, edge by edge.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// The spacing before and after the element along an axis.
  func sides(_ axis: LayoutAxis) -> (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
