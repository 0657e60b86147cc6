import CradleGeometry
import CradlePhysics

/// A viewport over larger content that follows a pointer, flings, bands at its edges and springs back, as UIScrollView does.
///
/// It draws nothing and reads no clock: events carry their times and `advance(by:)` moves it on, in seconds of one and
/// the same clock, which starts at 0. Between two events its offset is a closed form of time, so it moves alike at any
/// frame rate. Not thread-safe: use it from one thread.
///
///     let list = ScrollView(viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))
///     list.pointer(PointerEvent(.down, at: Point(x: 100, y: 500), time: 0.10))
///     list.pointer(PointerEvent(.move, at: Point(x: 100, y: 460), time: 0.12))
///     list.pointer(PointerEvent(.up, at: Point(x: 100, y: 460), time: 0.13))
///     list.advance(by: 1 / 60)
open class ScrollView: ScrollViewDelegating {
  /// What moves the content.
  public enum Phase: String, Sendable, CaseIterable {
    /// Nothing, and nobody holds it.
    case idle
    /// Nothing, but a pointer is down on it: on content at rest, or on content that it caught, beyond an edge too.
    case held
    /// A pointer or a trackpad.
    case dragging
    /// Its own speed after a fling, or the way to a page or target after a release.
    case decelerating
    /// The spring at an edge.
    case bouncing
    /// A wheel notch, a key or animated programmatic scrolling.
    case animating
  }

  /// The app's delegate, whatever the static type under which a subclass shows it.
  package weak var appDelegate: (any ScrollViewDelegate)?
  /// What is built on this scroll view and hears in the app's delegate's place, which it tells itself.
  package weak var interceptor: (any ScrollViewDelegate)?
  /// Whom the scroll view tells.
  var listener: (any ScrollViewDelegate)? { interceptor ?? appDelegate }

  /// How it feels; a change acts at once, also on a motion under way.
  public var feel = ScrollFeel() {
    didSet { if feel != oldValue { replan() } }
  }

  /// Whether a release ends on a multiple of the viewport's size.
  public var isPagingEnabled = false

  /// Whether a drag along one axis leaves the other one alone; a diagonal drag is free.
  public var isDirectionalLockEnabled = false

  /// Whether `scrollToTop()` does anything.
  public var scrollsToTop = true

  /// What a pull beyond the top refreshes; nil: nothing.
  public var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }

  /// The time in seconds to which events and advances have brought it.
  public private(set) var time: Double

  // The parts, each with its own storage; this class and its extensions order what they do.
  var axes: (x: ScrollAxis, y: ScrollAxis)
  var insets = ScrollInsets()
  var zoom = ScrollZoom()
  var indicators = ScrollIndicators()
  var gesture = ScrollGesture.none
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  /// What carries the content with the engine `dynamics`; nil at rest.
  var coast: ScrollCoast?
  var announcements = ScrollAnnouncements()

  /// Makes a scroll view at the start of its content.
  ///
  /// - Parameters:
  ///   - viewportSize: what is seen, in points; finite, 0 or more.
  ///   - contentSize: what there is, in points; finite, 0 or more.
  ///   - time: the present time of the clock that will drive it, in seconds; finite.
  public init(viewportSize: Size, contentSize: Size, time: Double = 0) {
    Self.check(viewportSize, "viewportSize")
    Self.check(contentSize, "contentSize")
    precondition(time.isFinite, "ScrollView: the time must be finite, not \(time); pass the clock's seconds")
    self.time = time
    axes = (
      ScrollAxis(viewport: viewportSize.width, content: contentSize.width),
      ScrollAxis(viewport: viewportSize.height, content: contentSize.height)
    )
    pan.view = self
    pinch.view = self
  }

  // MARK: Content and offset, which a subclass may override

  /// The size of what there is, in points; finite, 0 or more. It may change in any phase; zooming sets it.
  open var contentSize: Size {
    get { Size(width: axes.x.content, height: axes.y.content) }
    set { changeContentSize(newValue) }
  }

  /// The content's point at the viewport's top left corner.
  ///
  /// Setting it moves the content there at once, and what moves it goes on from there: a drag, a fling with its speed, a
  /// target with its distance. Only animated scrolling ends. A value beyond the range is brought to its edge, and one that
  /// is not finite is refused with a trap. To stop the motion call `setContentOffset(_:animated:)` with false.
  open var contentOffset: Point {
    get { Point(x: axes.x.offset, y: axes.y.offset) }
    set { shift(to: newValue) }
  }

  /// Brings a point of the content to the viewport's top left corner.
  ///
  /// A point beyond the range is brought to its edge; one that is not finite is refused with a trap. Animated, it takes
  /// 0.3 s whatever the distance (measured: d·(1 − cos(πt/0.3))/2), ends with `scrollViewDidEndScrollingAnimation(_:)`,
  /// and a pointer stops it; while a pointer drags it does nothing. Not animated, it stops any motion, and a drag goes on
  /// from there.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just far enough to show a rectangle of the content; of one larger than the viewport, its start.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// The scale of the content: 1 until something zooms. Setting it is `setZoomScale(_:animated:)` with false.
  open var zoomScale: Double {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale, brought to its limits, about the viewport's middle; does nothing where nothing can be zoomed.
  ///
  /// Animated, scale and offset both take the way of animated scrolling, 0.3 s, which keeps what they zoom about in its
  /// place; a pointer stops it, and while a pointer drags it does nothing. A scale that is not above 0 and finite is
  /// refused with a trap.
  open func setZoomScale(_ scale: Double, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }

  /// Zooms so that a rectangle of the zoomed view, in its own points, just fits the viewport, its middle in the middle, as
  /// far as limits and range let it; does nothing where nothing can be zoomed.
  open func zoom(to rect: Rect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Called when `adjustedContentInset` has changed, before the delegate is told; does nothing itself.
  open func adjustedContentInsetDidChange() {}

  /// What of the content is seen, in the content's points, as UIKit names it. Setting it sets `viewportSize`, and
  /// `contentOffset` to its origin.
  open var bounds: Rect {
    get { visibleRect }
    set {
      viewportSize = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The size of what is seen, in points; finite, 0 or more. It may change in any phase.
  open var viewportSize: Size {
    get { Size(width: axes.x.viewport, height: axes.y.viewport) }
    set { changeViewportSize(newValue) }
  }

  // MARK: Events

  /// Takes a pointer event; one whose place is not finite, whose time is neither finite nor omitted, or of another button
  /// than the left, is ignored.
  ///
  /// A down stops any motion where it is. A drag begins once the pointer is the device's slop away from where it went
  /// down; that many points along its direction are subtracted, then the content follows 1:1 and bands beyond its
  /// edges. An up flings with the pointer's velocity, from the event's own time; a cancel lets go without. A second
  /// finger, with an `id` of its own, drags with the first, and zooms once their distance has changed by the slop.
  open func pointer(_ event: PointerEvent) { take(event) }

  /// Takes a wheel event; one that is not finite is ignored, and so is any while a pointer is down, or one that would
  /// scroll where `isScrollEnabled` is off.
  ///
  /// A notch moves the target of a critically damped spring; notches add up and the ends stop them. Precise deltas move
  /// the content 1:1 and band beyond the ends until 0.1 s have passed without one. An event that zooms does the same to
  /// the scale, about the pointer's place: a notch by a factor of 2^¼, with the same spring; precise deltas 1:1 and banded.
  open func wheel(_ event: WheelEvent) { take(event) }

  /// Takes a press of a key, at the present time if it names none; true when the key moves an axis that scrolls.
  ///
  /// Arrows move one notch, or one page when paging; PageUp and PageDown nine tenths of the viewport; Home and End to
  /// the ends of the vertical way, or of the horizontal one where there is no other. While a pointer is down they do
  /// nothing.
  open func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool { take(key, time: time) }

  // MARK: Motion

  /// What moves the content now. With two axes in different phases a bounce outranks a deceleration.
  public var phase: Phase {
    if gesture.isDragging { return .dragging }
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if kinds.0 == .bounce || kinds.1 == .bounce || zoom.kind == .bounce { return .bouncing }
    if kinds.0 == .deceleration || kinds.1 == .deceleration { return .decelerating }
    if kinds.0 == .animation || kinds.1 == .animation || zoom.kind == .animation { return .animating }
    return isTracking ? .held : .idle
  }

  /// Moves on by a time in seconds: finite, 0 or more. A day in one call is as good as its frames.
  open func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "\(type(of: self)).advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time"
    )
    advance(to: time + seconds)
  }

  /// Moves on to a time in seconds on the clock that drives it, finite; an earlier one changes nothing.
  open func advance(to newTime: Double) {
    precondition(
      newTime.isFinite, "\(type(of: self)).advance(to: \(newTime)): the time must be finite; check the clock")
    moveOn(to: newTime)
  }

  /// Whether nothing moves, and nothing will before the next event: no pointer down on it, no motion, no indicator left
  /// to fade.
  open var isResting: Bool { isScrollResting }

  /// Moves the scroll on to a time; a finite one.
  package func moveOn(to newTime: Double) {
    // A trackpad's gesture ends at its own time, so that what its end starts does too.
    if let end = preciseGestureEnd, end > time, end < newTime { moveOn(to: end) }
    if newTime > time { recoverGestures() }
    let before = time
    time = max(time, newTime)
    endStalePreciseGesture()
    guard axes.x.motion.kind != .none || axes.y.motion.kind != .none || zoom.isMoving else { return }
    change { axes in
      advanceZoom(in: &axes)
      axes.x.advance(to: time, feel: feel)
      axes.y.advance(to: time, feel: feel)
    }
    followCoast()
    noteRest(since: before)
    finishIfAtRest()
  }
}
