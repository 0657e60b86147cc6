import CradleGeometry

/// How a section scrolls across the way its collection does.
///
/// All of them go by a scroll view's own laws; they differ in where a release ends.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Not at all: its groups follow each other along the collection's way.
  case none
  /// It ends wherever a fling does.
  case continuous
  /// It ends with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// It goes from page to page, each as wide as the collection.
  case paging
  /// It goes from group to group, which end at the leading edge.
  case groupPaging
  /// It goes from group to group, which end in the middle.
  case groupPagingCentered
}

/// What insets of the collection a section keeps beside its own.
public enum ContentInsetsReference: Int, Sendable, CaseIterable {
  /// As the layout's configuration says; there it is `safeArea`.
  case automatic
  /// None.
  case none
  /// The safe area's.
  case safeArea
}

/// What a section looks like: a group that repeats, with the room between and around, and what goes with it.
public final class CollectionLayoutSection {
  /// What a handler of visible items is told: them, the offset, and what they lie in.
  public typealias VisibleItemsInvalidationHandler = (
    [CollectionLayoutVisibleItem], Point, CollectionLayoutEnvironment
  ) -> Void

  /// What the section repeats.
  public let group: CollectionLayoutGroup
  /// The room around the groups, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// What else it keeps away from, across the way the collection scrolls.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The room between two groups, in points; finite.
  public var interGroupSpacing = 0.0 {
    didSet {
      precondition(
        interGroupSpacing.isFinite,
        "CollectionLayoutSection.interGroupSpacing must be finite, not \(interGroupSpacing)")
    }
  }
  /// How it scrolls by itself across the way the collection does.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Its headers, footers and what else is at its edges.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether those keep within the insets beside them.
  public var supplementariesFollowContentInsets = true
  /// Its backgrounds.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Changes how its visible elements look, with every scroll.
  ///
  /// It is told the elements, the offset, and what the section lies in. Where the section scrolls by itself offset and
  /// frames are those of its own content along that way: `frame.midX - offset.x` is a place in the viewport. It must depend
  /// on nothing else, for it is also asked about one element alone.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The lines between the rows of a list.
  var separators: Separators?

  /// Lines between items that follow each other.
  struct Separators {
    var kind: String
    var leading: Double
    var thickness: Double
  }

  /// Makes a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
