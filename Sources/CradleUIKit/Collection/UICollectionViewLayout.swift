import CradleGeometry

/// Says where the elements of a collection view are; subclass it.
///
/// The loop is UIKit's: `invalidateLayout()` notes that something changed; once a frame at most the collection view then
/// calls `prepare()`, asks for `collectionViewContentSize`, and for the attributes in what is seen. Between two
/// invalidations the same attributes must be answered for the same element.
open class UICollectionViewLayout: NSObject {
  /// The class of the attributes that it makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that it is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The engine's layout, which asks this one.
  private(set) lazy var adapter: any LayoutAdapting = makeAdapter()
  /// The collection view it lays out now.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var animators: [WeakAnimator] = []
  func makeAdapter() -> any LayoutAdapting { LayoutAdapter(self) }

  /// A layout that is not in use.
  public override init() { super.init() }
  /// Made of an archive it is as `init()` has it.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The loop

  /// Gets ready to answer; does nothing itself.
  open func prepare() {}
  /// The extent of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of every element that shows in a rectangle of the content; nil is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view of a kind.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The attributes of a decoration of a kind.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: What is no longer true

  /// Notes that nothing may be kept.
  open func invalidateLayout() { adapter.invalidateEverything() }
  /// Notes what is no longer true; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    adapter.take(context.core)
    owner?.setNeedsLayout()
  }
  /// Whether new bounds need more than the question what is in them; the collection view still has the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What new bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Self.makeContext()
  }
  /// Whether what a view in sight prefers changes the layout; unless overridden it does not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What that invalidates: the element. A flow and a compositional layout learn its size from the context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.core = adapter.ownContext(preferredAttributes.engine, originalAttributes.engine)
    return context
  }

  // MARK: Where scrolling ends

  /// Where a release should end; the velocity is the offset's in pt/ms.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where to rest after a batch, a change of layout or a new size.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Tells what a batch changed, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Tells that every question about a batch has been asked.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item comes from that a batch inserted; nil fades it in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where an item goes that a batch deleted; nil fades it out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The same of a supplementary view that appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a supplementary view that disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a decoration that appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The same of a decoration that disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Tells that another layout follows.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Tells which layout it follows.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Tells that a change of layout has been decided.
  open func finalizeLayoutTransition() {}
  /// Tells that the size of what is seen has changed, with the bounds before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Tells that the change of size is over.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Decorations

  /// Names the class of a decoration kind's views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    adapter.register(UICollectionReusableView.maker(viewClass), forDecorationViewOfKind: elementKind)
  }

  static func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let made = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure(
        "invalidationContextClass: \(invalidationContextClass) is no subclass of "
          + "UICollectionViewLayoutInvalidationContext; answer one")
    }
    return made.init()
  }
}
