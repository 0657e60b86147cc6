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

  /// The engine's layout, which calls this one.
  private(set) lazy var adapter: any LayoutAdapting = makeAdapter()
  /// The collection view it lays out now.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var animators: [WeakAnimator] = []
  func makeAdapter() -> any LayoutAdapting { LayoutAdapter(self) }

  /// Makes a layout that is not in use.
  public override init() { super.init() }
  /// Makes a layout as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The loop

  /// Prepares the layout; the default does nothing.
  open func prepare() { adapter.callingSuper { $0.prepare() } }
  /// The extent of everything, in points.
  open var collectionViewContentSize: CGSize { CGSize(adapter.callingSuper { $0.collectionViewContentSize }) }
  /// The attributes of every element in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [EngineAttributes] = []
    adapter.callingSuper { $0.layoutAttributesForElements(in: rect.core, into: &found) }
    return found.isEmpty && adapter is LayoutAdapter ? nil : found.map(makeAttributes)
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewLayoutAttributes? {
    adapter.callingSuper { $0.layoutAttributesForItem(at: EnginePath(indexPath)) }.map(makeAttributes)
  }
  /// The attributes of a supplementary view of a kind.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let kind = ElementCategory.kind(elementKind)
    return adapter.callingSuper {
      $0.layoutAttributesForSupplementaryView(ofKind: kind, at: EnginePath(indexPath))
    }.map(makeAttributes)
  }
  /// The attributes of a decoration of a kind.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: Foundation.IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    adapter.callingSuper {
      $0.layoutAttributesForDecorationView(ofKind: elementKind, at: EnginePath(indexPath))
    }.map(makeAttributes)
  }
  /// Makes attributes of the layout's class from the engine's.
  func makeAttributes(_ engine: EngineAttributes) -> UICollectionViewLayoutAttributes {
    .made(engine, of: type(of: self).layoutAttributesClass)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() { adapter.invalidateLayout() }
  /// Invalidates the parts of the layout that the context names; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    adapter.callingSuper { $0.invalidateLayout(with: context.core) }
    owner?.setNeedsLayout()
  }
  /// Whether new bounds need an invalidation, beyond a query of their elements; the collection view still has
  /// the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    adapter.callingSuper { $0.shouldInvalidateLayout(forBoundsChange: newBounds.core) }
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
    adapter.callingSuper {
      $0.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes.engine,
        withOriginalAttributes: originalAttributes.engine)
    }
  }
  /// Returns the context of an element's preferred attributes, from which flow and compositional layouts take its size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    context {
      $0.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes.engine,
        withOriginalAttributes: originalAttributes.engine)
    }
  }
  private func context(_ ask: (EngineLayout) -> EngineContext) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.core = adapter.callingSuper(ask)
    return context
  }

  // MARK: Interactive movement

  /// Returns the path that a moved item takes when its centre is at a position: by default the path of the item there,
  /// else its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: Foundation.IndexPath, withPosition position: CGPoint
  ) -> Foundation.IndexPath {
    adapter.callingSuper {
      $0.targetIndexPath(
        forInteractivelyMovingItem: EnginePath(previousIndexPath), withPosition: position.core)
    }.path
  }
  /// Returns the attributes of a moved item: its own, centred at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: Foundation.IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      adapter.callingSuper {
        $0.layoutAttributesForInteractivelyMovingItem(
          at: EnginePath(indexPath), withTargetPosition: position.core)
      })
  }
  /// The invalidation for items that are being moved, at every event of the movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [Foundation.IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [Foundation.IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    context {
      $0.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths.map { EnginePath($0) },
        withTargetPosition: targetPosition.core,
        previousIndexPaths: previousIndexPaths.map { EnginePath($0) },
        previousPosition: previousPosition.core)
    }
  }
  /// The invalidation at the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [Foundation.IndexPath], previousIndexPaths: [Foundation.IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    context {
      $0.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths.map { EnginePath($0) },
        previousIndexPaths: previousIndexPaths.map { EnginePath($0) }, movementCancelled: movementCancelled)
    }
  }

  // MARK: Layout direction

  /// The layout direction that the layout was written for; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored for the opposite layout direction; false by default.
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
  /// Returns the supplementary views of a kind that a batch removes. Views that the layout no longer has are
  /// removed anyway.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [Foundation.IndexPath] {
    []
  }
  /// Returns the supplementary views of a kind that a batch adds. Views that the layout newly has are added
  /// anyway.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [Foundation.IndexPath] {
    []
  }
  /// Returns the decorations of a kind that a batch removes. Decorations that the layout no longer has are
  /// removed anyway.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [Foundation.IndexPath] { [] }
  /// Returns the decorations of a kind that a batch adds. Decorations that the layout newly has are added
  /// anyway.
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
    adapter.register(UICollectionReusableView.factory(viewClass), forDecorationViewOfKind: elementKind)
  }
  /// Registers a nib for a decoration kind's views; see `UINib.register(_:make:)`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    adapter.register(
      nib.map { nib in { nib.view(for: "register(_:forDecorationViewOfKind:)") } },
      forDecorationViewOfKind: elementKind)
  }
}
