import CradleGeometry

/// The invalidated parts of a layout, which can keep the rest. To add properties, subclass it and return the
/// subclass from `CollectionViewLayout.invalidationContextClass`.
open class CollectionViewLayoutInvalidationContext {
  /// Whether everything is invalid.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of sections or items may have changed in any way, as after `reloadData()`.
  public internal(set) var invalidateDataSourceCounts = false
  /// Whether the viewport's size changed. (Ours.)
  package internal(set) var invalidatesViewport = false
  /// The attributes that a visible element prefers; nil without any. (Ours.)
  package internal(set) var preferredAttributes: LayoutAttributes?
  /// The changes of a batch; a layout that applies them can keep its results for the unchanged elements.
  /// (Ours.)
  public internal(set) var updates: UpdatePlan?

  /// The items whose size or place is invalid; nil for none.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose size or place is invalid, by kind; nil for none.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose size or place is invalid, by kind; nil for none.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The previous paths of interactively moved items; nil if none moves.
  public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Their target paths.
  public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target of the moved item's centre, in the content's points.
  public internal(set) var interactiveMovementTarget = Point.zero

  /// The displacement of the content offset with the next pass, in points; finite.
  public var contentOffsetAdjustment = Point.zero
  /// The immediate growth of the content size, in points, until the next pass measures it; finite.
  public var contentSizeAdjustment = Size.zero

  /// Makes a context that invalidates nothing in particular; the next pass prepares.
  public required init() {}

  /// Clears the default invalidations of a new context of its class.
  func keepEverything() {}

  /// Whether it names items or views.
  final var listsElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }

  /// Adds items whose size or place is invalid.
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }

  /// Adds supplementary views whose size or place is invalid.
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }

  /// Adds decorations whose size or place is invalid.
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: paths], uniquingKeysWith: +)
  }
}
