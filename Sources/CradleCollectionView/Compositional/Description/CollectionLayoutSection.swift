import CradleGeometry

/// How a section scrolls orthogonally to its collection.
///
/// All of them have a scroll view's feel; they differ in where a release ends.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Sendable, CaseIterable {
  /// No orthogonal scrolling: its groups follow each other in the collection's scroll direction.
  case none
  /// A release ends where its fling ends.
  case continuous
  /// A release ends with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// A release ends at a page; a page is as long as the section's container along the section's scroll axis.
  case paging
  /// A release ends at the next group, at the leading edge.
  case groupPaging
  /// A release ends at the next group, in the middle.
  case groupPagingCentered
}

/// The insets of the collection that apply to a section, besides its own.
public enum ContentInsetsReference: Sendable, CaseIterable {
  /// The layout configuration's reference; there it means `safeArea`.
  case automatic
  /// None.
  case none
  /// The safe area's.
  case safeArea
}

/// The layout of a section: a repeated group, the spacing between and around groups, and the views that go
/// with them.
///
/// ```swift
/// let size = CollectionLayoutSize(widthDimension: .absolute(280), heightDimension: .absolute(160))
/// let card = CollectionLayoutGroup.horizontal(
///   layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
/// let section = CollectionLayoutSection(group: card)
/// section.orthogonalScrollingBehavior = .groupPagingCentered
/// section.boundarySupplementaryItems = [
///   CollectionLayoutBoundarySupplementaryItem(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
///     elementKind: "title", alignment: .top)
/// ]
/// ```
public final class CollectionLayoutSection {
  /// The group that the section repeats.
  package let group: CollectionLayoutGroup
  /// The insets of the groups, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The insets of the collection that apply across its scroll direction.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The spacing between two groups, in points; finite.
  public var interGroupSpacing = 0.0 {
    didSet {
      precondition(
        interGroupSpacing.isFinite,
        "CollectionLayoutSection.interGroupSpacing must be finite, not \(interGroupSpacing)")
    }
  }
  /// How it scrolls orthogonally to the collection.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Its headers, footers and other views at its edges.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary supplementary items are inset, too.
  public var supplementariesFollowContentInsets = true
  /// Its backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Changes the attributes of its visible elements, at every scroll.
  ///
  /// It gets the elements, the offset and the environment. With orthogonal scrolling, offset and frames are
  /// in the section's own content along that axis: `frame.midX - offset.x` is a place in the viewport. The
  /// result must not depend on anything else, because the handler is also called for a single element.
  public var visibleItemsInvalidationHandler:
    (([CollectionLayoutVisibleItem], Point, CollectionLayoutEnvironment) -> Void)?
  /// The lines of a row of a list, given whether it is the last one; nil for a section without lines.
  package var separators: ((_ row: IndexPath, _ isLast: Bool) -> RowSeparators)?

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
