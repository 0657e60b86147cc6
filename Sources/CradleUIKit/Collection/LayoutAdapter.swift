import CradleCollectionView
import CradleGeometry

/// The engine's layout as a UIKit layout drives it.
protocol LayoutAdapting: EngineLayout {
  var questions: LayoutQuestions { get }
  /// Invalidates as the engine's own class does: nothing may be kept.
  func invalidateEverything()
  /// Takes a context as the engine's own class does.
  func take(_ context: EngineContext)
  /// What the engine's own class invalidates for attributes that an element prefers.
  func ownContext(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext
}

extension LayoutAdapting {
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

  func invalidateEverything() { super.invalidateLayout() }
  func take(_ context: EngineContext) { super.invalidateLayout(with: context) }
  func ownContext(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext {
    super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func prepare() { questions.prepare() }
  override var collectionViewContentSize: Size { questions.contentSize }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    questions.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? { questions.item(path) }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  { questions.supplementary(kind, path) }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  { questions.decoration(kind, path) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    questions.shouldInvalidate(newBounds, old: bounds)
  }
  override func invalidationContext(forBoundsChange newBounds: Rect) -> EngineContext {
    questions.context(newBounds, old: bounds)
  }
  override func invalidateLayout(with context: EngineContext) { questions.invalidate(context) }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool { questions.shouldInvalidate(preferred, original) }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> EngineContext { questions.context(preferred, original) }
  override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  )
    -> Point
  { questions.target(proposed, velocity) }
  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    questions.target(proposed)
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

/// The engine's flow below a UIKit flow layout, whose overrides it asks.
final class FlowAdapter: CollectionViewFlowLayout, LayoutAdapting {
  let questions: LayoutQuestions
  /// Whether the flow has been prepared since a UIKit layout's `prepare()` began.
  private var isPrepared = false

  init(_ layout: UICollectionViewLayout) {
    questions = LayoutQuestions(layout)
    super.init()
  }

  func invalidateEverything() { super.invalidateLayout() }
  func take(_ context: EngineContext) { super.invalidateLayout(with: context) }
  func ownContext(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext {
    super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // What the flow itself says, for `super` in a subclass of the UIKit flow.
  func prepareFlow() {
    isPrepared = true
    super.prepare()
  }
  var flowContentSize: Size { super.collectionViewContentSize }
  func flowElements(in rect: Rect) -> [LayoutAttributes] {
    var buffer: [LayoutAttributes] = []
    super.layoutAttributesForElements(in: rect, into: &buffer)
    return buffer
  }
  func flowItem(_ path: EnginePath) -> LayoutAttributes? {
    guard path.section >= 0, path.section < numberOfSections, path.item >= 0,
      path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return super.layoutAttributesForItem(at: path)
  }
  func flowHeaderOrFooter(_ kind: String, _ path: Foundation.IndexPath) -> LayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: ElementCategory.kind(kind), at: EnginePath(path))
  }
  func flowShouldInvalidate(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> Bool {
    super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  func flowShouldInvalidate(_ newBounds: Rect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// UIKit's flow works where a subclass leaves `super.prepare()` out.
  override func prepare() {
    isPrepared = false
    questions.prepare()
    if !isPrepared { prepareFlow() }
  }
  override var collectionViewContentSize: Size { questions.contentSize }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    questions.elements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? { questions.item(path) }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  { questions.supplementary(kind, path) }
  override func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath)
    -> LayoutAttributes?
  { questions.decoration(kind, path) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    questions.shouldInvalidate(newBounds, old: bounds)
  }
  override func invalidationContext(forBoundsChange newBounds: Rect) -> EngineContext {
    questions.context(newBounds, old: bounds)
  }
  override func invalidateLayout(with context: EngineContext) { questions.invalidate(context) }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool { questions.shouldInvalidate(preferred, original) }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> EngineContext { questions.context(preferred, original) }
  override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  )
    -> Point
  { questions.target(proposed, velocity) }
  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    questions.target(proposed)
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
