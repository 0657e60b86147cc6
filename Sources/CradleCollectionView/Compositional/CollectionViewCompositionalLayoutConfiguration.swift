import CradleGeometry

/// What a compositional layout has beside its sections.
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The way the content scrolls.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The room between two sections, in points; finite.
  public var interSectionSpacing = 0.0 {
    didSet {
      precondition(
        interSectionSpacing.isFinite,
        "CollectionViewCompositionalLayoutConfiguration.interSectionSpacing must be finite, not "
          + "\(interSectionSpacing)")
    }
  }
  /// The headers, footers and what else is at the edges of all sections together.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// What else sections keep away from, across the way the content scrolls; `automatic` is the safe area here.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Makes a configuration of sections that follow each other downwards.
  public init() {}
}
