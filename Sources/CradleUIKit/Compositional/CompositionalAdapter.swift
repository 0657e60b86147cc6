import CradleCollectionView
import CradleGeometry

/// The engine's compositional layout of a UIKit layout, whose overrides it calls.
final class CompositionalAdapter: CollectionViewCompositionalLayout, LayoutAdapting {
  let forwarder: LayoutForwarder

  init(
    _ layout: UICollectionViewLayout, sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    forwarder = LayoutForwarder(layout)
    super.init(sectionProvider: sectionProvider, configuration: configuration)
  }

  override func prepare() {
    if forwarder.consumeSuperCall(toPrepare: true) { return super.prepare() }
    if !forwarder.prepare() { super.prepare() }
  }
  override var collectionViewContentSize: Size {
    forwarder.consumeSuperCall() ? super.collectionViewContentSize : forwarder.contentSize
  }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    if forwarder.consumeSuperCall() { return super.layoutAttributesForElements(in: rect, into: &buffer) }
    forwarder.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? {
    guard forwarder.consumeSuperCall() else { return forwarder.item(path) }
    return itemExists(path) ? super.layoutAttributesForItem(at: path) : nil
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    forwarder.consumeSuperCall()
      ? super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      : forwarder.supplementary(kind, path)
  }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    forwarder.consumeSuperCall()
      ? super.layoutAttributesForDecorationView(ofKind: kind, at: path) : forwarder.decoration(kind, path)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    forwarder.consumeSuperCall()
      ? super.shouldInvalidateLayout(forBoundsChange: newBounds)
      : forwarder.shouldInvalidate(newBounds, old: bounds)
  }
  override func invalidationContext(forBoundsChange newBounds: Rect) -> EngineContext {
    forwarder.context(newBounds, old: bounds)
  }
  override func invalidateLayout(with context: EngineContext) {
    if forwarder.consumeSuperCall() {
      super.invalidateLayout(with: context)
    } else {
      forwarder.invalidate(context)
    }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool {
    forwarder.consumeSuperCall()
      ? super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      : forwarder.shouldInvalidate(preferred, original)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> EngineContext {
    forwarder.consumeSuperCall()
      ? super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      : forwarder.context(preferred, original)
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point { forwarder.target(proposed, velocity) }
  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    forwarder.target(proposed)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem path: EnginePath, withPosition position: Point
  ) -> EnginePath {
    forwarder.consumeSuperCall()
      ? super.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
      : forwarder.target(of: path, at: position)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at path: EnginePath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    forwarder.consumeSuperCall()
      ? super.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
      : forwarder.movingItem(path, at: position)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targets: [EnginePath], withTargetPosition position: Point,
    previousIndexPaths: [EnginePath], previousPosition: Point
  ) -> EngineContext {
    forwarder.consumeSuperCall()
      ? super.invalidationContext(
        forInteractivelyMovingItems: targets, withTargetPosition: position,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      : forwarder.context(moving: targets, position, previousIndexPaths, previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [EnginePath], previousIndexPaths: [EnginePath], movementCancelled: Bool
  ) -> EngineContext {
    forwarder.consumeSuperCall()
      ? super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
      : forwarder.context(ending: paths, previousIndexPaths, movementCancelled)
  }
  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    forwarder.prepare(updateItems)
  }
  override func finalizeCollectionViewUpdates() { forwarder.layout?.finalizeCollectionViewUpdates() }
  override func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    forwarder.initial(element)
  }
  override func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    forwarder.final(element)
  }
  override func prepareForTransition(to newLayout: EngineLayout) {
    forwarder.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: EngineLayout) {
    forwarder.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { forwarder.layout?.finalizeLayoutTransition() }
  override func prepare(forAnimatedBoundsChange oldBounds: Rect) {
    forwarder.layout?.prepare(forAnimatedBoundsChange: CGRect(oldBounds))
  }
  override func finalizeAnimatedBoundsChange() { forwarder.layout?.finalizeAnimatedBoundsChange() }
}
