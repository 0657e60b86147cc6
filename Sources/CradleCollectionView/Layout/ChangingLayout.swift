import CradleGeometry

/// What a layout is told and asked while a batch, another layout or a new viewport size changes what is shown; it has no
/// state. `CollectionViewLayout` inherits it. (Ours.)
open class ChangingLayout {
  init() {}

  // MARK: Batch updates

  /// Tells the changes of a batch, after `prepare()` for the new state.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// The same with a plan that maps every element between the states; called first. (Ours.)
  open func prepare(for plan: UpdatePlan) {}

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
  /// the three methods above. (Ours.)
  open func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The final attributes of any deleted element, given its last attributes; by default one of the three
  /// methods above. (Ours.)
  open func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// The present attributes of a deleted element that was on screen, for a layout that moves it away itself;
  /// nil ends this.
  ///
  /// Called with an animated batch, before `finalLayoutAttributes(forDisappearing:)`, and at every pass while
  /// it returns attributes. The element is shown there, below others of its kind, under its last path and
  /// with its view; after nil it is removed from the screen. While such an element moves, `isMoving` should
  /// be true and `invalidateAttributes()` request the pass.
  open func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? { nil }

  /// Tells that all queries about a batch are done.
  open func finalizeCollectionViewUpdates() {}

  // MARK: Transitions

  /// Tells the old layout, before a change of layout, which one follows it.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Tells the new layout, before a change of layout, which one it follows.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Tells both layouts that a change of layout has been decided and all queries are done.
  open func finalizeLayoutTransition() {}

  // MARK: A new viewport size

  /// Tells that the viewport's size has changed, with the bounds before, after the layout is prepared for the
  /// new ones.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// Tells that the change of size is over.
  open func finalizeAnimatedBoundsChange() {}
}
