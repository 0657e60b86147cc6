import CradleGeometry
import CradleScrolling

/// Says where the elements of a collection are; subclass it.
///
/// The names are UIKit's. The loop: `invalidateLayout()` notes that something changed; once a frame at most the collection
/// then calls `prepare()`, asks for `collectionViewContentSize`, and for the attributes in what is seen. A scroll alone asks
/// only for the attributes, unless `shouldInvalidateLayout(forBoundsChange:)` wants the whole loop. A new viewport size
/// always prepares.
///
///     /// Rows that lean to the side.
///     final class Stairs: CollectionViewLayout {
///       override var collectionViewContentSize: Size {
///         Size(width: bounds.width, height: 50 * Double(numberOfItems(inSection: 0)))
///       }
///       override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
///         let row = Double(path.item)
///         return LayoutAttributes(cellAt: path, frame: Rect(x: 8 * row, y: 50 * row, width: 200, height: 44))
///       }
///       override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
///         let rows = max(0, Int(rect.minY / 50))..<max(0, Int((rect.maxY / 50).rounded(.up)))
///         for item in rows.clamped(to: 0..<numberOfItems(inSection: 0)) {
///           buffer += [layoutAttributesForItem(at: IndexPath(item: item, section: 0))].compactMap { $0 }
///         }
///       }
///     }
///
/// The attributes of one element must be the same from either question. Those of an element that does not show may be
/// asked for, too, with a path that was in range when the layout was prepared.
open class CollectionViewLayout {
  /// The collection it lays out now; nil for one that is not in use.
  public internal(set) weak var collectionView: CollectionView?

  /// What of the content is seen, as this layout should believe: during a transition each layout has its own.
  public internal(set) var bounds = Rect.zero

  /// Whether anything was invalidated since the last pass.
  private(set) var isInvalid = true
  /// How often it was prepared.
  private(set) var generation = 0
  /// The animators made over it, and the version of the data that they have followed to.
  let animators = LayoutAnimators()
  private var followedVersion = 0
  /// What makes the views of decorations, by their kinds.
  var decorations: [String: () -> CollectionReusableView] = [:]
  /// The buffer of who asks for elements, until the answer is made in it.
  var lent: [LayoutAttributes]?

  /// Whether something was invalidated of what has been shown.
  final var isOutdated: Bool { isInvalid && generation > 0 }

  /// Makes a layout that is not in use.
  public init() {}

  // MARK: What there is to lay out

  /// How many sections there are.
  public final var numberOfSections: Int { collectionView?.numberOfSections ?? 0 }

  /// How many items a section has; 0 for one that does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    collectionView?.numberOfItems(inSection: section) ?? 0
  }

  // MARK: The loop

  /// Gets ready to answer: called once before the questions of a pass, and only when something was
  /// invalidated.
  open func prepare() {}

  /// The extent of everything, in points; finite, 0 or more.
  open var collectionViewContentSize: Size { .zero }

  /// The attributes of every element that shows in a rectangle of the content; nil is none.
  ///
  /// Override this or the form into a buffer. Unless overridden this one hands out what that one appends, so that a subclass
  /// of a layout which overrides that one gets its answer from super, and may change it.
  open func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    var answer = lent.take() ?? []
    layoutAttributesForElements(in: rect, into: &answer)
    return answer
  }

  /// Appends the attributes of every element that shows in a rectangle of the content; must not touch what is there. (Ours.)
  ///
  /// The fast way: it fills storage that the collection keeps, so that a steady frame allocates nothing. To ask a layout
  /// call `appendLayoutAttributes(in:into:)`, which takes whichever form was overridden.
  open func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {}

  /// The attributes of an item, wherever it is; nil where the layout has none.
  open func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? { nil }

  /// The attributes of a supplementary view of a kind, wherever it is; nil where the layout has none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The attributes of a decoration of a kind, wherever it is; nil where the layout has none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// Whether new bounds need more than the question what is in them; asked once for each frame that scrolls.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// The class of the contexts that this layout is invalidated with.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// What new bounds invalidate, where `shouldInvalidateLayout` said that they do.
  open func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// (Ours) Measures an item in the place of its cell, given its path and its size in points, for items that the app draws
  /// without one: asked as an item comes into sight, and again when it is invalidated.
  public final var preferredItemSize: ((IndexPath, Size) -> Size)? { didSet { invalidateLayout() } }

  /// Whether what comes into sight is asked what it prefers; false for a layout that does not mind, which saves the
  /// questions. (Ours.)
  open var asksForPreferredAttributes: Bool { true }

  /// Whether the attributes that an element in sight prefers change the layout; unless overridden they do not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: LayoutAttributes,
    withOriginalAttributes originalAttributes: LayoutAttributes
  ) -> Bool { false }

  /// What the attributes that an element in sight prefers invalidate: the element itself. A layout that learns a size from
  /// the context moves the content offset with it, so that nothing in sight jumps.
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

  /// What the items that a hand carries invalidate, with every event of the hand.
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

  /// What the end of such a movement invalidates.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Notes what is no longer true; call super. The next pass prepares.
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

  /// Notes that nothing may be kept; call super.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Notes that elements have moved, though nothing that `prepare()` makes has changed: the next pass asks what shows, and
  /// no more.
  public final func invalidateAttributes() {
    collectionView?.layoutNeedsQuery(self)
  }

  // MARK: Where scrolling ends

  /// Where a release should end; answer the proposed offset to leave it.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would end by itself, within the range, in points.
  ///   - velocity: the content offset's at the release, in points per **millisecond**, as UIKit passes it.
  /// - Returns: the offset to end at, in points; one that is not finite leaves it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// Which offset to rest at after a batch, a transition or a resize; answer the proposed one to leave it.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// The offset that shows an item best, for `scrollToItem` and transitions; nil puts its frame where it is
  /// asked for.
  open func contentOffset(forShowing path: IndexPath) -> Point? { nil }

  // MARK: Items that a hand carries

  /// The path that a carried item would have at a position of the content: unless overridden that of the item whose place is
  /// there, once there is room for it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath { nearestPath(to: position, moving: previousIndexPath) }

  /// How a carried item is shown in the hand: unless overridden as in its place, with its middle at the position, above all
  /// others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    var attributes =
      layoutAttributesForItem(at: indexPath) ?? LayoutAttributes(cellAt: indexPath, frame: .zero)
    attributes.center = position
    attributes.zIndex = Self.carriedZIndex
    return attributes
  }

  /// The zIndex of an item in a hand: above pinned headers. (Ours.)
  public static let carriedZIndex = 1_000_000

  // MARK: Batch updates

  /// Tells what a batch changed, after `prepare()` has made the layout of the new state.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// The same as a plan that knows where every element came from and went; it is told first. (Ours.)
  open func prepare(for plan: UpdatePlan) {}

  /// Where an item that a batch really inserted comes from; nil fades it in at its place.
  ///
  /// Elements that were there before are not asked about: they come from where they were seen.
  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? { nil }
  /// The same of a supplementary view, which appears with its section.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }
  /// The same of a decoration, which appears with its section.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// Where an item that a batch really deleted goes, by its path before; nil fades it out at its place.
  ///
  /// Elements that are still there are not asked about: they go where the layout has them.
  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> LayoutAttributes? { nil }
  /// The same of a supplementary view, which disappears with its section.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }
  /// The same of a decoration, which disappears with its section.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> LayoutAttributes? { nil }

  /// Where any element that a batch really inserted comes from, given where it goes; asks the three methods above unless
  /// overridden. (Ours.)
  open func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where any element that a batch really deleted goes, given its last attributes; asks the three methods above unless
  /// overridden. (Ours.)
  open func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where an element is that a batch deleted while it was on screen, for a layout that itself leads it away; nil lets
  /// go of it.
  ///
  /// Asked with an animated batch, before `finalLayoutAttributes(forDisappearing:)`, and while it answers with every pass. The
  /// element is shown there, below others of its kind, under its last path and with its view; once the answer is nil it
  /// is off the screen. While one moves `isMoving` should say so, and `invalidateAttributes()` ask for the pass.
  open func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? { nil }

  /// Tells that every question about a batch has been asked.
  open func finalizeCollectionViewUpdates() {}

  // MARK: Transitions

  /// Tells the old layout of a change that another one follows, before it.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}
  /// Tells the new layout of a change which one it follows, before it.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}
  /// Tells both layouts of a change that it has been decided and every question asked.
  open func finalizeLayoutTransition() {}

  // MARK: A new size of what is seen

  /// Tells that the size of what is seen has changed, with the bounds before, once the layout is prepared for the new ones.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}
  /// Tells that the change of size is over.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Velocities

  /// How fast an element of the layout moves over the screen and changes while the content scrolls, beside the motions of
  /// batches and layout changes: what `PresentedElement.screenVelocity` says, and what the element goes on with when
  /// another layout takes over in the midst of a scroll.
  ///
  /// Unless overridden an element is fixed in the content, so that the scroll carries it the other way; what an animator
  /// over the layout moves has its body's velocity on top. Override it where places depend on `bounds`, or where the
  /// layout itself moves something.
  ///
  /// - Parameters:
  ///   - element: The element, as it was last laid out.
  ///   - velocity: The content offset's, in points per second.
  /// - Returns: The element's velocity over the screen.
  open func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = ElementVelocity(-velocity)
    if let motion = animators.motion(of: element.key) {
      carried.center += motion.velocity
      carried.angle += motion.angularVelocity
    }
    return carried
  }

  /// The same of an element that a batch deleted and that the layout leads away; see `layoutAttributes(forLeaving:)`.
  open func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    ElementVelocity(-velocity)
  }

  /// Whether an animator over the layout that moves something has the next pass prepare the layout, as in UIKit, with a
  /// context that keeps everything: what tiles behaviours in `prepare()` hears of every frame. False for a layout that
  /// tiles by itself: then the pass only asks what shows. (Ours.)
  open var isPreparedForAnimators: Bool { true }

  // MARK: Following time and scroll

  /// Whether something of it moves by itself, beside the animators over it: meanwhile the collection does not rest.
  open var isMoving: Bool { false }

  /// The next time, in seconds on the collection's clock, at which `didScroll` has to be called; nil where frames and
  /// events are enough. Unless overridden: every 1/120 s while `isMoving`.
  ///
  /// Animators over the layout have steps of 1/120 s of their own, while one runs or the content scrolls.
  open func nextStep(after time: Double, in view: ScrollView) -> Double? {
    isMoving ? Self.step(after: time) : nil
  }

  /// Tells that time or an event has brought the collection to `view.time`, with the scroll and the animators over the
  /// layout there already. What is decided only where `isStep` is true does not depend on the frame rate.
  ///
  /// - Parameters:
  ///   - view: The collection's scroll view.
  ///   - isStep: Whether this is a step or an event, and not a frame between two of them.
  open func didScroll(_ view: ScrollView, isStep: Bool) {}

  /// Tells that time or an event is about to move the scroll, which is still where it was: a place to note what `didScroll`
  /// compares with. An event's hand is known by now.
  open func willScroll(_ view: ScrollView) {}

  // MARK: Scrolling parts of the content

  /// Takes a pointer event of the collection, for a layout that scrolls a part of its content by itself; the events of the
  /// collection's scroll view are what it answers.
  ///
  /// - Parameters:
  ///   - event: The event at its time, to which the scroll has come; finite.
  ///   - view: The collection's scroll view, which has not heard of it.
  /// - Returns: What the scroll view is told: the event itself unless overridden, a cancel, or nothing.
  open func remainder(of event: PointerEvent, for view: ScrollView) -> PointerEvent? { event }

  /// The same of a wheel event.
  open func remainder(of event: WheelEvent, for view: ScrollView) -> WheelEvent? { event }

  /// Whether a part of the content that the layout scrolls by itself moves at a point of the viewport: a touch there stops
  /// it, and is on no item.
  open func isScrolling(at location: Point, in view: ScrollView) -> Bool { false }

  /// Tells that the collection is about to scroll to an item, which may be in such a part.
  open func willScroll(toItemAt path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool) {
  }

  /// The hand that scrolls the collection: where it is, and whether it is what moves the content.
  ///
  /// It is another one after every change of layout. A layout that no collection uses has none.
  public final var hand: ScrollHand { collectionView?.hand ?? ScrollHand() }

  /// The first of the core's steps after a time, in seconds on the collection's clock: every 1/120 s.
  public static func step(after time: Double) -> Double { LayoutAnimators.nextStep(after: time) }

  /// Where an element is shown now whose attributes the layout has answered, for a layout that itself moves what it shows
  /// and answers `layoutAttributesForItem(at:)` with places at rest. The attributes unless overridden.
  ///
  /// Asked for elements out of sight which a change sends away, or which a scroll leaves behind on their way.
  open func shown(_ attributes: LayoutAttributes) -> LayoutAttributes { attributes }

  // MARK: For the collection

  /// Comes into use: what its animators know of data that has changed meanwhile is worth nothing.
  final func enter(_ collection: CollectionView) {
    collectionView = collection
    bounds = collection.visibleRect
    guard followedVersion != collection.contentsVersion else { return }
    followedVersion = collection.contentsVersion
    animators.forgetEverything()
  }

  /// Prepares when something was invalidated.
  final func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    generation += 1
    prepare()
  }
}
