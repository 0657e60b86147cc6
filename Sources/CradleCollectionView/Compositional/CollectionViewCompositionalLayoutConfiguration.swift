import CradleGeometry

/// The settings of a compositional layout that concern all sections.
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the content scrolls.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points; finite.
  public var interSectionSpacing = 0.0 {
    didSet {
      precondition(
        interSectionSpacing.isFinite,
        "CollectionViewCompositionalLayoutConfiguration.interSectionSpacing must be finite, not "
          + "\(interSectionSpacing)")
    }
  }
  /// The headers, footers and other views at the edges of all sections together.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for the insets of the sections across the scroll direction; `automatic` is the safe area here.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Makes a configuration of sections that scroll vertically.
  public init() {}
}
