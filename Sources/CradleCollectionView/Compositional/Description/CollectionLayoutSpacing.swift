import CradleGeometry

/// The room between two elements, or beside one.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The room, or the least of it, in points.
  public let spacing: Double
  /// Whether it takes a share of what is left over.
  public let isFlexibleSpacing: Bool
  /// Whether it is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: Double, isFlexible: Bool) {
    precondition(
      spacing.isFinite, "CollectionLayoutSpacing: it must be finite, not \(spacing); check what computed it")
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// So many points; finite.
  public static func fixed(_ points: Double) -> Self { Self(points, isFlexible: false) }
  /// So many points at least, finite, and an equal share of what is left over.
  public static func flexible(_ points: Double) -> Self { Self(points, isFlexible: true) }
}
