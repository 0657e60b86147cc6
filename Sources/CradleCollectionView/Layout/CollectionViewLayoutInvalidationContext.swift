import CradleGeometry

/// What of a layout is no longer true, so that it need not make everything anew; subclass it to say more, and name the
/// subclass in `CollectionViewLayout.invalidationContextClass`.
open class CollectionViewLayoutInvalidationContext {
  /// Whether nothing of it may be kept.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of sections or items changed in an unknown way, as after `reloadData()`.
  public internal(set) var invalidateDataSourceCounts = false
  /// Whether the size of what is seen changed. (Ours.)
  public internal(set) var invalidatesViewport = false
  /// What an element in sight prefers; nil where nothing does. (Ours.)
  public internal(set) var preferredAttributes: LayoutAttributes?
  /// What a batch changed; a layout that follows it need not ask for what stayed. (Ours.)
  public internal(set) var updates: UpdatePlan?

  /// The items whose size or place is no longer known; nil for none.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose size or place is no longer known, by kind; nil for none.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose size or place is no longer known, by kind; nil for none.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the items that a hand carries were, and would be; nil where none moves.
  public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The paths that they would have.
  public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the hand has the middle of what it carries, in the content's points.
  public internal(set) var interactiveMovementTarget = Point.zero

  /// How far the content offset goes with the next pass, in points; finite.
  public var contentOffsetAdjustment = Point.zero
  /// By how much the content grows at once, in points, until the next pass measures it; finite.
  public var contentSizeAdjustment = Size.zero

  /// Makes a context that invalidates only that a pass has been made.
  public required init() {}

  /// Takes back what a new context of its class invalidates of itself.
  func keepEverything() {}

  /// Whether it names items or views.
  final var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }

  /// Adds items whose size or place is no longer known.
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }

  /// Adds supplementary views whose size or place is no longer known.
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }

  /// Adds decorations whose size or place is no longer known.
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }
}
