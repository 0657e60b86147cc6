import CradleCollectionView
import CradleGeometry

/// An engine's layout driven by a UIKit layout. It forwards every call to the UIKit layout, except calls through `own`, which the
/// engine's class handles. Swift cannot share a list of overrides among subclasses of three classes, so each adapter repeats the list.
protocol LayoutAdapting: EngineLayout {
  var questions: LayoutQuestions { get }
  /// Which dimensions of an element are estimates, which its view's constraints may change.
  func estimates(of key: ElementKey) -> (width: Bool, height: Bool)
}

extension LayoutAdapting {
  func estimates(of key: ElementKey) -> (width: Bool, height: Bool) { (false, false) }

  /// The result of the engine's class itself: that of `super` in a subclass of the UIKit layout.
  func own<Answer>(_ ask: (EngineLayout) -> Answer) -> Answer {
    questions.askForOwn()
    return ask(self)
  }

  /// Whether an item exists.
  func holds(_ path: EnginePath) -> Bool {
    path.section >= 0 && path.section < numberOfSections && path.item >= 0
      && path.item < numberOfItems(inSection: path.section)
  }

  func register(_ make: (() -> UICollectionReusableView)?, forDecorationViewOfKind kind: String) {
    guard let make else { return register(nil, forDecorationViewOfKind: kind) }
    register(forDecorationViewOfKind: kind) { ViewBox(make()) }
  }
}

/// A UIKit layout without an engine of its own.
final class LayoutAdapter: EngineLayout, LayoutAdapting {
  let questions: LayoutQuestions

  init(_ layout: UICollectionViewLayout) {
    questions = LayoutQuestions(layout)
    super.init()
  }

  override func prepare() {
    if questions.wantsOwn(toPrepare: true) { return super.prepare() }
    if !questions.prepare() { super.prepare() }
  }
  override var collectionViewContentSize: Size {
    questions.wantsOwn() ? super.collectionViewContentSize : questions.contentSize
  }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    if questions.wantsOwn() { return super.layoutAttributesForElements(in: rect, into: &buffer) }
    questions.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? {
    guard questions.wantsOwn() else { return questions.item(path) }
    return holds(path) ? super.layoutAttributesForItem(at: path) : nil
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    questions.wantsOwn()
      ? super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      : questions.supplementary(kind, path)
  }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  {
    questions.wantsOwn()
      ? super.layoutAttributesForDecorationView(ofKind: kind, at: path) : questions.decoration(kind, path)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    questions.wantsOwn()
      ? super.shouldInvalidateLayout(forBoundsChange: newBounds)
      : questions.shouldInvalidate(newBounds, old: bounds)
  }
  override func invalidationContext(forBoundsChange newBounds: Rect) -> EngineContext {
    questions.context(newBounds, old: bounds)
  }
  override func invalidateLayout(with context: EngineContext) {
    if questions.wantsOwn() { super.invalidateLayout(with: context) } else { questions.invalidate(context) }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool {
    questions.wantsOwn()
      ? super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      : questions.shouldInvalidate(preferred, original)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> EngineContext {
    questions.wantsOwn()
      ? super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      : questions.context(preferred, original)
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point { questions.target(proposed, velocity) }
  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    questions.target(proposed)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem path: EnginePath, withPosition position: Point
  ) -> EnginePath {
    questions.wantsOwn()
      ? super.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
      : questions.target(of: path, at: position)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at path: EnginePath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    questions.wantsOwn()
      ? super.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
      : questions.carried(path, at: position)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targets: [EnginePath], withTargetPosition position: Point,
    previousIndexPaths: [EnginePath], previousPosition: Point
  ) -> EngineContext {
    questions.wantsOwn()
      ? super.invalidationContext(
        forInteractivelyMovingItems: targets, withTargetPosition: position,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      : questions.context(moving: targets, position, previousIndexPaths, previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [EnginePath], previousIndexPaths: [EnginePath], movementCancelled: Bool
  ) -> EngineContext {
    questions.wantsOwn()
      ? super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
      : questions.context(ending: paths, previousIndexPaths, movementCancelled)
  }
  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    questions.prepare(updateItems)
  }
  override func finalizeCollectionViewUpdates() { questions.layout?.finalizeCollectionViewUpdates() }
  override func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    questions.initial(element)
  }
  override func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    questions.final(element)
  }
  override func prepareForTransition(to newLayout: EngineLayout) { questions.willGive(to: newLayout) }
  override func prepareForTransition(from oldLayout: EngineLayout) { questions.willTake(from: oldLayout) }
  override func finalizeLayoutTransition() { questions.layout?.finalizeLayoutTransition() }
  override func prepare(forAnimatedBoundsChange oldBounds: Rect) {
    questions.layout?.prepare(forAnimatedBoundsChange: CGRect(oldBounds))
  }
  override func finalizeAnimatedBoundsChange() { questions.layout?.finalizeAnimatedBoundsChange() }
}
