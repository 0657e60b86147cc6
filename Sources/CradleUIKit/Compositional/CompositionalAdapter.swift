import CradleCollectionView
import CradleGeometry

/// The engine's compositional layout below UIKit's, whose overrides it asks.
final class CompositionalAdapter: CollectionViewCompositionalLayout, LayoutAdapting {
  let questions: LayoutQuestions
  /// Whether the sections have been prepared since a UIKit layout's `prepare()` began.
  private var isPrepared = false

  init(
    _ layout: UICollectionViewLayout, sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    questions = LayoutQuestions(layout)
    super.init(sectionProvider: sectionProvider, configuration: configuration)
  }

  func invalidateEverything() { super.invalidateLayout() }
  func take(_ context: EngineContext) { super.invalidateLayout(with: context) }

  // What the sections themselves say, for `super` in a subclass of UIKit's layout.
  func prepareSections() {
    isPrepared = true
    super.prepare()
  }
  var sectionsContentSize: Size { super.collectionViewContentSize }
  func sectionsElements(in rect: Rect) -> [LayoutAttributes] {
    var buffer: [LayoutAttributes] = []
    super.layoutAttributesForElements(in: rect, into: &buffer)
    return buffer
  }
  func sectionsItem(_ path: EnginePath) -> LayoutAttributes? {
    guard path.section >= 0, path.section < numberOfSections, path.item >= 0,
      path.item < numberOfItems(inSection: path.section)
    else { return nil }
    return super.layoutAttributesForItem(at: path)
  }
  func sectionsSupplementary(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
  func sectionsDecoration(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: kind, at: path)
  }
  func sectionsShouldInvalidate(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> Bool {
    super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  func ownContext(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext {
    super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  func sectionsShouldInvalidate(_ newBounds: Rect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// UIKit's layout works where a subclass leaves `super.prepare()` out.
  override func prepare() {
    isPrepared = false
    questions.prepare()
    if !isPrepared { prepareSections() }
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
