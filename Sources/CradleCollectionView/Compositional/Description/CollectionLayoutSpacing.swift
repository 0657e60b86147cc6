import CradleGeometry

/// The spacing between two elements, or beside one.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The spacing, or its minimum if it is flexible, in points.
  package let spacing: Double
  /// Whether it takes a share of the remaining room.
  package let isFlexibleSpacing: Bool
  /// Whether it has a fixed length.
  package var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: Double, isFlexible: Bool) {
    precondition(
      spacing.isFinite, "CollectionLayoutSpacing: it must be finite, not \(spacing); check what computed it")
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// A fixed spacing in points; finite.
  public static func fixed(_ points: Double) -> Self { Self(points, isFlexible: false) }
  /// At least a length in points, finite, plus an equal share of the remaining room.
  public static func flexible(_ points: Double) -> Self { Self(points, isFlexible: true) }
}
