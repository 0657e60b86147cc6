import CradleCollectionView
import CradleGeometry

/// Computes the positions of a collection view's elements; subclass it.
///
/// The loop is UIKit's: `invalidateLayout()` records that something changed; once a frame at most the collection view
/// then calls `prepare()`, and queries `collectionViewContentSize` and the attributes in the visible rectangle. Between
/// two invalidations the same attributes must be returned for the same element.
open class UICollectionViewLayout: ObservableLayout {
  /// The class of the attributes that it makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that it is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Receives the collection's calls in place of the engine's layout, and calls this layout.
  private(set) lazy var forwarder = LayoutForwarder(self)
  private lazy var plainEngine = forwarder.receivingCalls(of: EngineLayout())
  /// The engine's layout, whose methods are the defaults of this one's.
  var engine: EngineLayout { plainEngine }
  /// The collection view it lays out now.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var animators: [WeakAnimator] = []

  /// Makes a layout that is not in use.
  public override init() { super.init() }
  /// Makes a layout as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The loop

  /// Prepares the layout; the default of this class does nothing. The library's own layouts prepare their
  /// parts even if an override does not call `super`.
  open func prepare() { forwarder.prepareEngine() }
  /// The extent of everything, in points.
  open var collectionViewContentSize: CGSize { CGSize(engine.collectionViewContentSize) }
  /// The attributes of every element in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [EngineAttributes] = []
    engine.layoutAttributesForElements(in: rect.core, into: &found)
    // The base class has no elements; another layout may have none in the rectangle.
    return found.isEmpty && type(of: engine) == EngineLayout.self ? nil : found.map(makeAttributes)
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = EnginePath(indexPath)
    return hasItem(at: path) ? engine.layoutAttributesForItem(at: path).map(makeAttributes) : nil
  }
  /// Returns whether an item exists, so that the engine's layout can have attributes of it.
  func hasItem(at path: EnginePath) -> Bool {
    path.section >= 0 && path.section < engine.numberOfSections && path.item >= 0
      && path.item < engine.numberOfItems(inSection: path.section)
  }
  /// The attributes of a supplementary view of a kind.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kind = ElementCategory.kind(elementKind)
    return engine.layoutAttributesForSupplementaryView(ofKind: kind, at: EnginePath(indexPath))
      .map(makeAttributes)
  }
  /// The attributes of a decoration of a kind.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.layoutAttributesForDecorationView(ofKind: elementKind, at: EnginePath(indexPath))
      .map(makeAttributes)
  }
  /// Makes attributes of the layout's class from the engine's.
  func makeAttributes(_ engine: EngineAttributes) -> UICollectionViewLayoutAttributes {
    .made(engine, of: type(of: self).layoutAttributesClass)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, or the parts that the collection view requests; call super.
  open func invalidateLayout() {
    invalidateLayout(with: requestedContext.take() ?? Self.makeContext(of: engine.makeFullContext()))
  }
  /// The context of the collection view's request, until `invalidateLayout()` uses it.
  var requestedContext: UICollectionViewLayoutInvalidationContext?
  /// Invalidates the parts of the layout that the context names; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    engine.invalidateLayout(with: context.core)
    owner?.setNeedsLayout()
  }
  /// Whether new bounds need an invalidation, beyond a query of their elements; the collection view still has
  /// the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    engine.shouldInvalidateLayout(forBoundsChange: newBounds.core)
  }
  /// The invalidation for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Self.makeContext()
  }
  /// Whether a visible view's preferred attributes invalidate the layout. Flow and compositional layouts return true
  /// where the size was estimated; other layouts return false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    engine.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes.engine,
      withOriginalAttributes: originalAttributes.engine)
  }
  /// Returns the context of an element's preferred attributes, from which flow and compositional layouts take its size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    Self.makeContext(
      of: engine.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes.engine,
        withOriginalAttributes: originalAttributes.engine))
  }

  // MARK: Interactive movement

  /// Returns the path that a moved item takes when its centre is at a position: by default the path of the item there,
  /// else its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: Foundation.IndexPath, withPosition position: CGPoint
  ) -> Foundation.IndexPath {
    engine.targetIndexPath(
      forInteractivelyMovingItem: EnginePath(previousIndexPath), withPosition: position.core
    ).path
  }
  /// Returns the attributes of a moved item: its own, centred at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: Foundation.IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      engine.layoutAttributesForInteractivelyMovingItem(
        at: EnginePath(indexPath), withTargetPosition: position.core))
  }
  /// The invalidation for items that are being moved, at every event of the movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [Foundation.IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [Foundation.IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    Self.makeContext(
      of: engine.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths.map { EnginePath($0) },
        withTargetPosition: targetPosition.core,
        previousIndexPaths: previousIndexPaths.map { EnginePath($0) },
        previousPosition: previousPosition.core))
  }
  /// The invalidation at the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [Foundation.IndexPath], previousIndexPaths: [Foundation.IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    Self.makeContext(
      of: engine.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths.map { EnginePath($0) },
        previousIndexPaths: previousIndexPaths.map { EnginePath($0) }, movementCancelled: movementCancelled))
  }

  // MARK: Layout direction

  /// The layout direction that the layout was written for; left to right by default. It is never called here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored for the opposite layout direction; false by default. Never called here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Target offsets

  /// The offset at which a release should end; the velocity is the offset's in pt/ms.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after a batch, a change of layout or a new size.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Called with the changes of a batch, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after all queries about a batch.
  open func finalizeCollectionViewUpdates() {}
  /// The first attributes of an item that a batch inserts; nil fades it in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The last attributes of an item that a batch deletes; nil fades it out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: Foundation.IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The same of a supplementary view that appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a supplementary view that disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a decoration that appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a decoration that disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the supplementary views of a kind that a batch removes. The result is ignored: the views that
  /// the layout no longer has are removed.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [Foundation.IndexPath] {
    []
  }
  /// Returns the supplementary views of a kind that a batch adds. The result is ignored: the views that the
  /// layout newly has are added.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [Foundation.IndexPath] {
    []
  }
  /// Returns the decorations of a kind that a batch removes. The result is ignored: the decorations that the
  /// layout no longer has are removed.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [Foundation.IndexPath] { [] }
  /// Returns the decorations of a kind that a batch adds. The result is ignored: the decorations that the
  /// layout newly has are added.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [Foundation.IndexPath] { [] }
  /// Called when another layout is about to replace this one. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout is about to replace another one. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when a change of layout is complete. The default does nothing.
  open func finalizeLayoutTransition() {}
  /// Called when the size of the visible part has changed, with the old bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when a change of the bounds is complete. The default does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Registers the class of a decoration kind's views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    engine.registerDecorations(ofKind: elementKind, UICollectionReusableView.factory(viewClass))
  }
  /// Registers a nib for a decoration kind's views; see `UINib.register(_:make:)`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    engine.registerDecorations(
      ofKind: elementKind, nib.map { nib in { nib.view(for: "register(_:forDecorationViewOfKind:)") } })
  }
}
