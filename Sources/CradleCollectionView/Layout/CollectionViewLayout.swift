import CradleGeometry
import CradleScrolling

/// Places the elements of a collection; the base class of all layouts.
///
/// The names are UIKit's. `invalidateLayout()` records a change. At most once a frame the collection then
/// calls `prepare()`, `collectionViewContentSize` and the query for the attributes in the visible rectangle.
/// A scroll alone only queries attributes, unless `shouldInvalidateLayout(forBoundsChange:)` returns true. A
/// new viewport size always prepares.
///
/// All methods must return the same attributes for an element. Invisible elements may be queried, too, with a
/// path that was valid when the layout was prepared.
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
open class CollectionViewLayout: MovingLayout {
  /// The collection that uses it now; nil for a layout that is not in use.
  public internal(set) weak var collectionView: CollectionView?

  /// The visible rectangle of the content for this layout: during a transition each layout has its own.
  public internal(set) var bounds = Rect.zero

  /// Receives the collection's calls in this layout's place, and this layout's calls of its own methods; nil for none.
  package final var substitute: (any LayoutReceiver)?

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
  var borrowedBuffer: [LayoutAttributes]?

  /// The origin of the cell that stays in place while new elements are measured; nil if no visible cell was
  /// measured earlier.
  var fittingAnchor: Point?
  /// The direction along which the preferred sizes of elements move others.
  var measuredDirection: CollectionView.ScrollDirection { .vertical }
  /// The bounds, moved to the cell that stays in place, if there is one.
  final var anchoredBounds: Rect { Rect(origin: fittingAnchor ?? bounds.origin, size: bounds.size) }

  /// Whether something was invalidated after the first pass.
  final var isOutdated: Bool { isInvalid && generation > 0 }

  /// Makes a layout that is not in use.
  public override init() { super.init() }

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
  /// Override this method or the form with a buffer. The default returns the attributes that the other form
  /// appends, so that a subclass of a layout that overrides the other form can call super and change the
  /// result.
  open func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
    var attributes = borrowedBuffer.take() ?? []
    layoutAttributesForElements(in: rect, into: &attributes)
    return attributes
  }

  /// Appends the attributes of every element in a rectangle of the content; must not change the buffer's
  /// contents. (Ours.)
  ///
  /// The faster form: it fills storage that the collection keeps, so that a steady frame allocates nothing.
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

  /// Whether new bounds invalidate the layout; called once for each frame that scrolls, after the first `prepare()`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Returns the preferred size of an item that the app draws without a cell, given its path and its size in
  /// points; called when an item becomes visible, and again when it is invalidated. (Ours.)
  public final var preferredItemSize: ((IndexPath, Size) -> Size)? { didSet { invalidateLayout() } }

  /// Records the invalidated parts; call super. The next pass prepares.
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

  /// Invalidates everything; call super.
  open func invalidateLayout() { receiver.invalidateLayout(with: makeFullContext()) }

  /// Records that elements have moved but the results of `prepare()` are still valid: the next pass only
  /// queries the visible elements.
  public final func invalidateAttributes() {
    collectionView?.layoutNeedsQuery(self)
  }

  // MARK: Interactive movement

  /// The path of an interactively moved item at a position of the content; the default is the path of the
  /// item at that position, once there is room for the moved one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath { nearestPath(to: position, moving: previousIndexPath) }

  /// The attributes of an interactively moved item; by default its own attributes with the centre at the
  /// position, above all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    var attributes =
      receiver.layoutAttributesForItem(at: indexPath) ?? LayoutAttributes(cellAt: indexPath, frame: .zero)
    attributes.center = position
    attributes.zIndex = Self.carriedZIndex
    return attributes
  }

  /// The zIndex of an interactively moved item: above pinned headers. (Ours.)
  package static let carriedZIndex = 1_000_000

  // MARK: Velocities

  /// The velocity of an element on the screen during a scroll, without the animations of batches and layout
  /// changes: part of `PresentedElement.screenVelocity`, and the velocity with which the element continues
  /// when another layout replaces this one during a scroll.
  ///
  /// By default an element is fixed in the content, so that the scroll moves it in the opposite direction; an
  /// element that an animator moves adds its body's velocity. Override it if places depend on `bounds`, or if
  /// the layout itself moves elements.
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

  /// The pointer or wheel that scrolls the collection: its place, and whether it moves the content.
  ///
  /// Every change of layout replaces it by a new one. A layout that is not in use has an empty one.
  public final var scrollInput: ScrollInput { collectionView?.scrollInput ?? ScrollInput() }

  // MARK: For the collection

  /// Called when a collection starts to use the layout: its animators drop their elements of older data.
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
    receiver.prepare()
  }
}
