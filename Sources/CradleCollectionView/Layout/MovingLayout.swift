import CradleGeometry
import CradleScrolling

/// What a layout is told of time and scroll, and asked about what it moves itself; it has no state. `CollectionViewLayout`
/// inherits it. (Ours.)
open class MovingLayout: ChangingLayout {
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

  /// Called after the collection's adjusted content insets have changed. The default does nothing.
  package func contentInsetDidChange() {}

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

  /// The first of the core's steps after a time, in seconds on the collection's clock: every 1/120 s.
  public static func step(after time: Double) -> Double { LayoutAnimators.nextStep(after: time) }

  /// The shown attributes of an element, for a layout that itself moves elements and returns places at rest
  /// from `layoutAttributesForItem(at:)`. The default returns the attributes unchanged.
  ///
  /// Called for invisible elements that a change moves away, or that a scroll leaves behind.
  open func shown(_ attributes: LayoutAttributes) -> LayoutAttributes { attributes }

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
}
