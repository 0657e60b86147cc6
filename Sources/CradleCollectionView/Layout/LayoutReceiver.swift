import CradleGeometry

/// Receives a collection's calls of a layout: the layout itself, or a substitute whose methods act as overrides. The
/// methods are `CollectionViewLayout`'s.
///
/// A substitute lets one class override the methods of layouts of several classes; it calls the layout's own method
/// where a subclass would call super.
package protocol LayoutReceiver: AnyObject {
  // MARK: The layout loop

  func prepare()
  var collectionViewContentSize: Size { get }
  func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes])
  func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes?
  func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> LayoutAttributes?
  func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> LayoutAttributes?

  // MARK: Invalidation

  func invalidateLayout(with context: CollectionViewLayoutInvalidationContext)
  func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool
  func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext
  func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool
  func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext

  // MARK: Interactive movement

  func targetIndexPath(forInteractivelyMovingItem path: IndexPath, withPosition position: Point) -> IndexPath
  func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: Point
  ) -> LayoutAttributes
  func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: Point,
    previousIndexPaths: [IndexPath], previousPosition: Point
  ) -> CollectionViewLayoutInvalidationContext
  func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext

  // MARK: Target offsets

  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point
  func targetContentOffset(forProposedContentOffset proposed: Point) -> Point

  // MARK: Changes

  func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem])
  func finalizeCollectionViewUpdates()
  func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes?
  func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes?
  func prepareForTransition(to newLayout: CollectionViewLayout)
  func prepareForTransition(from oldLayout: CollectionViewLayout)
  func finalizeLayoutTransition()
  func prepare(forAnimatedBoundsChange oldBounds: Rect)
  func finalizeAnimatedBoundsChange()
}

extension CollectionViewLayout: LayoutReceiver {
  /// The receiver of the collection's calls.
  final var receiver: any LayoutReceiver { substitute ?? self }
}
