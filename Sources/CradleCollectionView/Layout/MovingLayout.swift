import CradleGeometry
import CradleScrolling

/// The part of `CollectionViewLayout` that concerns time, scrolling and the layout's own motion. It stores nothing.
/// (Ours.)
open class MovingLayout: ChangingLayout {
  /// The velocity of a deleted element that the layout moves away; see `layoutAttributes(forLeaving:)`. By default it
  /// is fixed in the content, so that the scroll moves it in the opposite direction.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - velocity: The velocity of the content offset, in points per second.
  /// - Returns: The element's velocity on the screen.
  open func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    ElementVelocity(-velocity)
  }

  /// Whether the layout is prepared again, as in UIKit, after each frame in which an animator moved an item; the
  /// default is true. The invalidation context then keeps all metrics. A layout that adds behaviours in `prepare()`
  /// for the elements that have become visible needs this. If false, only the visible elements are queried again.
  /// (Ours.)
  open var isPreparedForAnimators: Bool { true }

  // MARK: Following time and scroll

  /// Whether the layout itself moves something, besides its animators; the collection does not rest while
  /// this is true.
  open var isMoving: Bool { false }

  /// The next time, in seconds on the collection's clock, at which `didScroll` has to be called; nil if
  /// frames and events are enough. The default is every 1/120 s while `isMoving`.
  ///
  /// Animators over the layout have their own steps of 1/120 s, while one runs or the content scrolls.
  open func nextStep(after time: Double, in view: ScrollView) -> Double? {
    isMoving ? Self.step(after: time) : nil
  }

  /// Called after the scroll and the animators over the layout have advanced to `view.time`. Decisions made
  /// only when `isStep` is true do not depend on the frame rate.
  ///
  /// - Parameters:
  ///   - view: The collection's scroll view.
  ///   - isStep: True at a step or an event, false at a frame between two of them.
  open func didScroll(_ view: ScrollView, isStep: Bool) {}

  /// Called before time or an event moves the content. Store the state here that `didScroll` compares with the later one.
  /// `scrollInput` already contains the event.
  open func willScroll(_ view: ScrollView) {}

  // MARK: Scrolling parts of the content

  /// Called after the collection's adjusted content insets have changed. The default does nothing.
  package func contentInsetDidChange() {}

  /// Handles a pointer event of the collection, for a layout that scrolls a part of its content itself;
  /// returns the event for the collection's scroll view.
  ///
  /// - Parameters:
  ///   - event: The event; finite, at its time, to which the scroll has advanced.
  ///   - view: The collection's scroll view, which has not received it.
  /// - Returns: The event for the scroll view: the event itself, which is the default, a cancel, or nil for
  ///   none.
  package func remainder(of event: PointerEvent, for view: ScrollView) -> PointerEvent? { event }

  /// Handles a wheel event of the collection, as `remainder(of:for:)` handles a pointer event.
  package func remainder(of event: WheelEvent, for view: ScrollView) -> WheelEvent? { event }

  /// Whether the layout itself scrolls the content at a point of the viewport.
  package func scrollsContent(at location: Point, in view: ScrollView) -> Bool { false }

  /// Cancels the touch that scrolls a part of the content, at a time; the default does nothing.
  package func cancelTouch(at time: Double) {}

  /// Whether content that the layout itself scrolls is moving at a point of the viewport: a touch there stops
  /// it and highlights no item.
  package func isScrolling(at location: Point, in view: ScrollView) -> Bool { false }

  /// Called before the collection scrolls to an item, which may be in a part that the layout scrolls itself.
  package func willScroll(
    toItemAt path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) {
  }

  /// The time of the next step after a time, in seconds on the collection's clock; there is a step every 1/120 s.
  public static func step(after time: Double) -> Double { LayoutAnimators.nextStep(after: time) }

  /// The shown attributes of an element, for a layout that itself moves elements and returns rest positions
  /// from `layoutAttributesForItem(at:)`. The default returns the attributes unchanged.
  ///
  /// Called for elements that a change or a scroll moves out of the viewport: they move to the returned attributes.
  open func shown(_ attributes: LayoutAttributes) -> LayoutAttributes { attributes }

  // MARK: Interactive movement

  /// The supplementary views that belong to an item's cell, such as badges: an interactively moved item carries
  /// them. The default is none.
  package func supplementaryViews(ofItemAt path: IndexPath) -> [LayoutAttributes] { [] }

  // MARK: Target offsets

  /// The offset at which a release should end; return the proposed offset to keep it.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset at which it would end by itself, within the range, in points.
  ///   - velocity: the velocity of the content offset at the release, in points per **millisecond**, as in
  ///     UIKit.
  /// - Returns: the offset at the end, in points; if it is not finite, the proposed one is kept.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// The offset at rest after a batch, a transition or a resize; return the proposed one to keep it.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// The offset that shows an item best, for `scrollToItem` and transitions; nil, the default, uses the
  /// item's frame.
  package func contentOffset(forShowing path: IndexPath) -> Point? { nil }
}
