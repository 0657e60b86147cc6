import CradleGeometry

/// The callbacks of a layout for batches, changes of layout and new viewport sizes, and its contexts of invalidations;
/// it has no state. `CollectionViewLayout` inherits from it. (Ours.)
open class ChangingLayout {
  init() {}

  // MARK: Batch updates

  /// Called with the changes of a batch, after `prepare()` for the new state.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// The initial attributes of an inserted item; nil fades it in at its place.
  ///
  /// Not called for elements that existed before: they start where they are shown.
  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? { nil }
  /// The same for a supplementary view, which appears with its section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }
  /// The same for a decoration, which appears with its section.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The final attributes of a deleted item, by its path before; nil fades it out at its place.
  ///
  /// Not called for elements that still exist: they move to their places in the layout.
  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> LayoutAttributes? { nil }
  /// The same for a supplementary view, which disappears with its section.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }
  /// The same for a decoration, which disappears with its section.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The initial attributes of any inserted element, given its attributes in the layout; by default one of
  /// the three methods above.
  package func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The final attributes of any deleted element, given its last attributes; by default one of the three
  /// methods above.
  package func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The present attributes of a deleted element that was on screen, for a layout that moves it away itself;
  /// nil removes the element.
  ///
  /// Called with an animated batch, before the final attributes, and at every pass while
  /// it returns attributes. The element is shown there, below others of its kind, under its last path and
  /// with its view; after nil it is removed from the screen. While such an element moves, `isMoving` should
  /// be true, and the layout should call `invalidateAttributes()` to request the pass.
  open func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? { nil }

  /// Called when all queries about a batch are done.
  open func finalizeCollectionViewUpdates() {}

  // MARK: Transitions

  /// Called on the old layout, before a change of layout, with the new one.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Called on the new layout, before a change of layout, with the old one.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Called on both layouts when a change of layout has been decided and all queries are done.
  open func finalizeLayoutTransition() {}

  // MARK: A new viewport size

  /// Called after the viewport's size has changed and the layout is prepared for it, with the old bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// Called when the change of size is over.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Contexts of invalidations

  /// The class of this layout's invalidation contexts.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// Makes a context of `invalidationContextClass` that invalidates nothing, unlike a flow's context that is
  /// made directly, which invalidates metrics and attributes. (Ours.)
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
