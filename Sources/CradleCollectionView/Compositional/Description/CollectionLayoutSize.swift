import CradleGeometry

/// The width and the height of an element.
///
/// ```swift
/// // A third of the group's width, and a height that the cell determines.
/// let size = CollectionLayoutSize(
///   widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .estimated(120))
/// ```
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  package let widthDimension: CollectionLayoutDimension
  /// The height.
  package let heightDimension: CollectionLayoutDimension

  /// Makes a size; either dimension may be a fraction of the container's width or height.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// The size in a container, in points.
  func resolved(in container: Size) -> Size {
    Size(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
  }

  /// The extent along an axis.
  func dimension(_ axis: LayoutAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
