import CradleGeometry

/// A width or height of an element: a fraction of its container's, or points.
public struct CollectionLayoutDimension: Hashable, Sendable {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  /// The fraction, or the points.
  package let dimension: Double

  private init(_ kind: Kind, _ dimension: Double) {
    precondition(
      dimension.isFinite && dimension >= 0,
      "CollectionLayoutDimension.\(kind)(\(dimension)): it must be finite and not negative; check what computed it"
    )
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A fraction of the container's width; finite, 0 or more.
  public static func fractionalWidth(_ share: Double) -> Self { Self(.fractionalWidth, share) }
  /// A fraction of the container's height; finite, 0 or more.
  public static func fractionalHeight(_ share: Double) -> Self { Self(.fractionalHeight, share) }
  /// Points; finite, 0 or more.
  public static func absolute(_ points: Double) -> Self { Self(.absolute, points) }
  /// An estimate in points, until the element has been measured; finite, 0 or more.
  ///
  /// Cells are measured in a section without orthogonal scrolling, if its group's own extent along the scroll
  /// direction is an estimate, too; estimated groups then follow their cells. A section's boundary views are
  /// measured along the scroll direction. Custom groups, and all other cells and views, keep the estimate.
  /// See `CollectionViewLayout.preferredItemSize` for the measurement of cells.
  public static func estimated(_ points: Double) -> Self { Self(.estimated, points) }

  /// Whether it is a fraction of the container's width.
  package var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a fraction of the container's height.
  package var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a fixed number of points.
  package var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  package var isEstimated: Bool { kind == .estimated }

  /// The extent in a container, in points.
  func resolved(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}
