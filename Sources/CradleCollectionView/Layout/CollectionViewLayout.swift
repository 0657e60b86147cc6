import CradleGeometry
import CradleScrolling

/// Places the elements of a collection; subclass it.
///
/// The names are UIKit's. The loop: `invalidateLayout()` records a change; at most once a frame the
/// collection then calls `prepare()`, and asks for `collectionViewContentSize` and for the attributes in the
/// visible rectangle. A scroll alone asks only for attributes, unless
/// `shouldInvalidateLayout(forBoundsChange:)` returns true. A new viewport size always prepares.
///
/// The attributes of an element must be the same from every method. Those of an invisible element may be
/// asked for, too, with a path that was valid when the layout was prepared.
///
/// ```swift
/// /// A column of rows, 44 points high.
/// final class RowLayout: CollectionViewLayout {
///   private var count = 0
///
///   override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
///
///   override var collectionViewContentSize: Size {
///     Size(width: collectionView?.viewportSize.width ?? 0, height: 44 * Double(count))
///   }
///
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
///     let width = collectionViewContentSize.width
///     return LayoutAttributes(
///       cellAt: indexPath, frame: Rect(x: 0, y: 44 * Double(indexPath.item), width: width, height: 44))
///   }
///
///   override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
///     let first = max(0, Int(rect.minY / 44)), end = min(count, Int(rect.maxY / 44) + 1)
///     return (first..<max(first, end)).compactMap {
///       layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
///     }
///   }
/// }
/// ```
open class CollectionViewLayout {
  /// The collection that uses it now; nil for a layout that is not in use.
  public internal(set) weak var collectionView: CollectionView?

  /// The visible rectangle of the content for this layout: during a transition each layout has its own.
  public internal(set) var bounds = Rect.zero

  /// Whether anything was invalidated since the last pass.
  private(set) var isInvalid = true
  /// The number of calls of `prepare()`.
  private(set) var generation = 0
  /// The animators over it, and the version of the data that they follow.
  let animators = LayoutAnimators()
  private var followedVersion = 0
  /// The closures that make decoration views, by kind.
  var decorations: [String: () -> CollectionReusableView] = [:]
  /// The caller's buffer while its result is built in it.
  var lent: [LayoutAttributes]?

  /// The origin of the cell that stays in place while new elements are asked for their preferred attributes;
  /// nil if none of the visible cells was measured earlier.
  var fittingAnchor: Point?
  /// The direction along which the preferred sizes of elements move others.
  var measuredDirection: CollectionView.ScrollDirection { .vertical }
  /// The bounds, moved to the cell that stays in place, if there is one.
  final var anchoredBounds: Rect { Rect(origin: fittingAnchor ?? bounds.origin, size: bounds.size) }

  /// Whether something was invalidated after the first pass.
  final var isOutdated: Bool { isInvalid && generation > 0 }

  /// Makes a layout that is not in use.
  public init() {}

  // MARK: The data

  /// The number of sections.
  public final var numberOfSections: Int { collectionView?.numberOfSections ?? 0 }

  /// The number of items in a section; 0 for one that does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    collectionView?.numberOfItems(inSection: section) ?? 0
  }

  // MARK: The layout loop

  /// Prepares the layout: called once before the queries of a pass, and only after an invalidation.
  open func prepare() {}

  /// The size of the content, in points; finite, 0 or more.
  open var collectionViewContentSize: Size { .zero }

  /// The attributes of every element in a rectangle of the content; nil for none.
  ///
  /// Override this method or the form with a buffer. By default this one returns what the other appends, so
  /// that a subclass of a layout that overrides the other one can call super and change the result.
  open func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    var answer = lent.take() ?? []
    layoutAttributesForElements(in: rect, into: &answer)
    return answer
  }

  /// Appends the attributes of every element in a rectangle of the content; must not change the buffer's
  /// contents. (Ours.)
  ///
  /// The faster form: it fills storage that the collection keeps, so that a steady frame allocates nothing.
  /// To query a layout call `appendLayoutAttributes(in:into:)`, which uses the overridden form.
  open func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {}

  /// The attributes of an item, visible or not; nil if the layout has none.
  open func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? { nil }

  /// The attributes of a supplementary view of a kind, visible or not; nil if the layout has none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The attributes of a decoration of a kind, visible or not; nil if the layout has none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// Whether new bounds invalidate the layout; called once for each frame that scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The context for new bounds, if `shouldInvalidateLayout` returned true.
  open func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// (Ours) Measures an item in place of its cell, given its path and its size in points, for items that the
  /// app draws without one; called when an item becomes visible, and again when it is invalidated.
  public final var preferredItemSize: ((IndexPath, Size) -> Size)? { didSet { invalidateLayout() } }

  /// Whether elements that become visible are asked for their preferred attributes; override it with false to
  /// save these calls. (Ours.)
  open var asksForPreferredAttributes: Bool { true }

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

  /// Records what has changed; call super. The next pass prepares.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isInvalid = true
    if context.invalidateDataSourceCounts {
      animators.forgetEverything()
    } else if let plan = context.updates {
      animators.follow(plan)
    }
    followedVersion = collectionView?.contentsVersion ?? followedVersion
    collectionView?.layoutWasInvalidated(self, context)
  }

  /// Records that everything has changed; call super.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Records that elements have moved though nothing that `prepare()` computes has changed: the next pass
  /// only queries the visible elements.
  public final func invalidateAttributes() {
    collectionView?.layoutNeedsQuery(self)
  }

  // MARK: Target offsets

  /// The offset at which a release should end; return the proposed offset to leave it.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would end by itself, within the range, in points.
  ///   - velocity: the velocity of the content offset at the release, in points per **millisecond**, as in
  ///     UIKit.
  /// - Returns: the offset to end at, in points; one that is not finite leaves it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// The offset to rest at after a batch, a transition or a resize; return the proposed one to leave it.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// The offset that shows an item best, for `scrollToItem` and transitions; with nil the item's frame is
  /// used.
  open func contentOffset(forShowing path: IndexPath) -> Point? { nil }

  // MARK: Interactive movement

  /// The path of an interactively moved item at a position of the content; the default is that of the item at
  /// that position, once there is room for the moved one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath { nearestPath(to: position, moving: previousIndexPath) }

  /// The attributes of an interactively moved item; the default is its own with the centre at the position,
  /// above all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    var attributes =
      layoutAttributesForItem(at: indexPath) ?? LayoutAttributes(cellAt: indexPath, frame: .zero)
    attributes.center = position
    attributes.zIndex = Self.carriedZIndex
    return attributes
  }

  /// The zIndex of an interactively moved item: above pinned headers. (Ours.)
  package static let carriedZIndex = 1_000_000

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

  // MARK: Velocities

  /// The velocity of an element on the screen during a scroll, without the animations of batches and layout
  /// changes: part of `PresentedElement.screenVelocity`, and the velocity with which the element continues
  /// when another layout replaces this one during a scroll.
  ///
  /// By default an element is fixed in the content, so that the scroll moves it the other way; an element
  /// that an animator moves adds its body's velocity. Override it if places depend on `bounds`, or if the
  /// layout itself moves elements.
  ///
  /// - Parameters:
  ///   - element: The element's last attributes.
  ///   - velocity: The velocity of the content offset, in points per second.
  /// - Returns: The element's velocity on the screen.
  open func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = ElementVelocity(-velocity)
    if let motion = animators.motion(of: element.key) {
      carried.center += motion.velocity
      carried.angle += motion.angularVelocity
    }
    return carried
  }

  /// The same for a deleted element that the layout moves away; see `layoutAttributes(forLeaving:)`.
  open func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    ElementVelocity(-velocity)
  }

  /// Whether the pass after an animator has moved something prepares the layout, as in UIKit, with a context
  /// that keeps everything; a layout that tiles behaviours in `prepare()` needs it. If false, the pass only
  /// queries the visible elements. (Ours.)
  open var isPreparedForAnimators: Bool { true }

  // MARK: Following time and scroll

  /// Whether the layout itself moves something, besides its animators: the collection does not rest
  /// meanwhile.
  open var isMoving: Bool { false }

  /// The next time, in seconds on the collection's clock, at which `didScroll` has to be called; nil if
  /// frames and events are enough. The default is every 1/120 s while `isMoving`.
  ///
  /// Animators over the layout have their own steps of 1/120 s, while one runs or the content scrolls.
  open func nextStep(after time: Double, in view: ScrollView) -> Double? {
    isMoving ? Self.step(after: time) : nil
  }

  /// Tells that time or an event has brought the collection to `view.time`; the scroll and the animators over
  /// the layout are there already. Decisions made only when `isStep` is true do not depend on the frame rate.
  ///
  /// - Parameters:
  ///   - view: The collection's scroll view.
  ///   - isStep: Whether this is a step or an event, rather than a frame between two of them.
  open func didScroll(_ view: ScrollView, isStep: Bool) {}

  /// Tells that time or an event is about to move the scroll: the place to store what `didScroll` compares
  /// with. `hand` is already the event's.
  open func willScroll(_ view: ScrollView) {}

  // MARK: Scrolling parts of the content

  /// Takes a pointer event of the collection, for a layout that scrolls a part of its content itself; returns
  /// the event for the collection's scroll view.
  ///
  /// - Parameters:
  ///   - event: The event; finite, at its time, to which the scroll has advanced.
  ///   - view: The collection's scroll view, which has not received it.
  /// - Returns: The event for the scroll view: the default is the event itself; or a cancel, or nil for none.
  package func remainder(of event: PointerEvent, for view: ScrollView) -> PointerEvent? { event }

  /// The same for a wheel event.
  package func remainder(of event: WheelEvent, for view: ScrollView) -> WheelEvent? { event }

  /// Whether a part of the content that the layout scrolls itself moves at a point of the viewport: a touch
  /// there stops it and highlights no item.
  package func isScrolling(at location: Point, in view: ScrollView) -> Bool { false }

  /// Tells that the collection is about to scroll to an item, which may be in such a part.
  package func willScroll(
    toItemAt path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) {
  }

  /// The pointer or wheel that scrolls the collection: its place, and whether it moves the content.
  ///
  /// It is a new one after every change of layout. A layout that is not in use has an empty one.
  public final var hand: ScrollHand { collectionView?.hand ?? ScrollHand() }

  /// The first of the core's steps after a time, in seconds on the collection's clock: every 1/120 s.
  public static func step(after time: Double) -> Double { LayoutAnimators.nextStep(after: time) }

  /// The shown attributes of an element, for a layout that itself moves elements and returns places at rest
  /// from `layoutAttributesForItem(at:)`. The default returns the attributes unchanged.
  ///
  /// Called for invisible elements that a change moves away, or that a scroll leaves behind.
  open func shown(_ attributes: LayoutAttributes) -> LayoutAttributes { attributes }

  // MARK: For the collection

  /// Starts being used by a collection: its animators drop what they know of older data.
  final func enter(_ collection: CollectionView) {
    collectionView = collection
    bounds = collection.visibleRect
    guard followedVersion != collection.contentsVersion else { return }
    followedVersion = collection.contentsVersion
    animators.forgetEverything()
  }

  /// Prepares if something was invalidated.
  final func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    generation += 1
    collectionView?.layoutObserver?(.prepare)
    prepare()
  }
}
