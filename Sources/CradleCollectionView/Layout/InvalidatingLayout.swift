import CradleGeometry

/// The methods by which a layout turns a change into an invalidation context; it has no state.
/// `CollectionViewLayout` inherits from it. (Ours.)
open class InvalidatingLayout: MovingLayout {
  /// The class of this layout's invalidation contexts.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// A context of the layout's class that invalidates nothing yet; a new context of a flow's class
  /// invalidates metrics and attributes. (Ours.)
  public final func makeContext() -> CollectionViewLayoutInvalidationContext {
    let context = Self.invalidationContextClass.init()
    context.keepEverything()
    return context
  }

  /// The context for new bounds, if `shouldInvalidateLayout` returned true.
  open func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the preferred attributes of elements that become visible are queried; overridden with false to
  /// save these calls.
  package var asksForPreferredAttributes: Bool { true }

  /// Whether the width and the height of an element are estimates, for which its view is measured; the default is neither.
  package func estimates(of key: ElementKey) -> (width: Bool, height: Bool) { (false, false) }

  /// Whether the attributes that a visible element prefers change the layout; the default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool { false }

  /// The context for the attributes that a visible element prefers; the default invalidates that element. A
  /// layout that takes the size from the context adjusts the content offset with it, so that no visible
  /// element jumps.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredAttributes = preferredAttributes
    let path = preferredAttributes.indexPath
    switch preferredAttributes.category {
    case .cell: context.invalidateItems(at: [path])
    case .supplementary(let kind): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration(let kind): context.invalidateDecorationElements(ofKind: kind, at: [path])
    }
    return context
  }

  /// The context for interactively moved items, for every event of the movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: Point,
    previousIndexPaths: [IndexPath], previousPosition: Point
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// The context for the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }
}
