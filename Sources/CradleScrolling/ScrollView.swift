import CradleGeometry
import CradlePhysics

/// A viewport over larger content that follows a pointer, flings, bands at its edges and springs back, as
/// UIScrollView does.
///
/// It draws nothing and reads no clock: events carry their times and `advance(by:)` advances it, in seconds
/// of one clock, whose present time the initialiser takes. Between two events its offset is a closed form of
/// time, or with `ScrollEngine.dynamics` interpolated between fixed sub-steps, so the frame rate does not
/// change its motion. Not thread-safe: use it from one thread.
///
/// ```swift
/// let list = ScrollView(
///   viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 4400))
/// list.pointer(PointerEvent(.down, at: Point(x: 180, y: 500), time: 0, device: .touch))
/// list.pointer(PointerEvent(.move, at: Point(x: 180, y: 380), time: 0.06, device: .touch))
/// list.pointer(PointerEvent(.up, at: Point(x: 180, y: 380), time: 0.06, device: .touch))
///
/// // In each frame: advance, and draw the content from its offset on.
/// list.advance(by: 1 / 60)
/// let top = list.contentOffset.y
/// ```
open class ScrollView: ScrollViewDelegating {
  /// The numbers of its motion; a change takes effect at once, also on a motion in progress.
  public var feel = ScrollFeel() {
    didSet { if feel != oldValue { replan() } }
  }

  /// Whether a release ends at a multiple of the viewport's size.
  public var isPagingEnabled = false

  /// Whether a drag along one axis does not move the other one; a diagonal drag moves both.
  public var isDirectionalLockEnabled = false

  /// Whether `scrollToTop()` has an effect.
  public var scrollsToTop = true

  /// The control that a pull beyond the top triggers; nil for none. One of another scroll view leaves that.
  public var refreshControl: RefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }

  /// The present time, in seconds: that of the last event or advance.
  public private(set) var time: Double

  // The parts, each with its own storage and rules; the scroll view orders their work. They have no reference to it,
  // except the recognisers, which cancel their gesture when the app turns them off, and the delegate's calls, which
  // pass it to the delegate.

  let content: ScrollContent
  let gestures = ScrollGestures()
  var indicators = ScrollIndicators()
  private(set) lazy var calls = ScrollDelegateCalls(for: self)

  /// Makes a scroll view at the start of its content.
  ///
  /// - Parameters:
  ///   - viewportSize: The size of the viewport, in points; finite, 0 or more.
  ///   - contentSize: The size of the content, in points; finite, 0 or more.
  ///   - time: The present time of the clock that will drive the view, in seconds; finite.
  public init(viewportSize: Size, contentSize: Size, time: Double = 0) {
    Self.check(viewportSize, "viewportSize")
    Self.check(contentSize, "contentSize")
    precondition(time.isFinite, "ScrollView: the time must be finite, not \(time); pass the clock's seconds")
    self.time = time
    content = ScrollContent(viewport: viewportSize, content: contentSize)
    content.onChange = { [unowned self] change in contentDidChange(change) }
    gestures.pan.view = self
    gestures.pinch.view = self
  }

  /// The app's delegate; subclasses may declare it with another static type.
  package var appDelegate: (any ScrollViewDelegate)? {
    get { calls.app }
    set { calls.app = newValue }
  }

  /// Lets a subclass's own delegate be called instead of the app's, to which it forwards. Held weakly.
  package func intercept(with delegate: any ScrollViewDelegate) { calls.interceptor = delegate }

  // MARK: Content and offset, which a subclass may override

  /// The size of the content, in points; finite, 0 or more. It may change in any phase; zooming sets it.
  open var contentSize: Size {
    get { content.axes.content }
    set {
      Self.check(newValue, "contentSize")
      changeLengths { axes in axes.content = newValue }
      fitInsets()
    }
  }

  /// The point of the content at the viewport's top left corner.
  ///
  /// Setting it moves the content at once, and its motion continues from there: a drag, a fling with its
  /// velocity, a target at its distance. Only animated scrolling ends. A value beyond the range is clamped to
  /// it; one that is not finite traps. To stop the motion call `setContentOffset(_:animated:)` with false.
  open var contentOffset: Point {
    get { content.axes.offset }
    set { shift(to: newValue) }
  }

  /// Scrolls so that a point of the content is at the viewport's top left corner.
  ///
  /// A point beyond the range is clamped to it; one that is not finite traps. Animated, it takes 0.3 s for
  /// every distance (measured: d·(1 − cos(πt/0.3))/2), ends with `scrollViewDidEndScrollingAnimation(_:)`,
  /// and a pointer stops it. During a drag it does nothing; in `scrollViewWillEndDragging` it takes the place
  /// of the motion after the release. Not animated, it stops any motion, and a drag continues from there.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just far enough to show a rectangle of the content between the adjusted insets; of a larger one, its start.
  /// A rectangle that is not finite traps.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// The scale of the content; 1 by default. Setting it is `setZoomScale(_:animated:)` with false.
  open var zoomScale: Double {
    get { content.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale, clamped to its limits, about the viewport's middle; does nothing if the content cannot
  /// be zoomed.
  ///
  /// Animated, scale and offset follow the curve of animated scrolling for 0.3 s, which keeps the content in
  /// the viewport's middle in place; a pointer stops it, and during a drag it does nothing. A scale that is
  /// not above 0, or not finite, traps.
  open func setZoomScale(_ scale: Double, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }

  /// Zooms so that a rectangle of the zoomed view, in its own points, just fits the viewport and is centred
  /// in it, as far as limits and range allow; does nothing if the content cannot be zoomed. A rectangle that is empty
  /// or not finite traps.
  open func zoom(to rect: Rect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Called after a change of `adjustedContentInset`, before the delegate is notified; does nothing itself.
  open func adjustedContentInsetDidChange() {}

  /// The visible rectangle of the content, in the content's points. Setting it sets `viewportSize`, and
  /// `contentOffset` to its origin.
  open var bounds: Rect {
    get { visibleRect }
    set {
      viewportSize = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The size of the viewport, in points; finite, 0 or more. It may change in any phase.
  open var viewportSize: Size {
    get { content.axes.viewport }
    set {
      Self.check(newValue, "viewportSize")
      changeLengths { axes in axes.viewport = newValue }
      fitInsets()
    }
  }

  // MARK: Events

  /// Handles a pointer event. An event is ignored if a coordinate is not finite or beyond ±10⁹ pt, its time is neither
  /// finite nor omitted, or its button is not the left one.
  ///
  /// A down stops any motion at its present position. A drag begins once the pointer is the device's slop
  /// away from its down point; that many points along its direction are subtracted, then the content follows
  /// 1:1 and bands beyond its edges. An up flings with the pointer's velocity, at the event's own time; a
  /// cancel releases without velocity. A second finger, with an `id` of its own, drags with the first, and
  /// zooms once their distance has changed by the slop.
  open func pointer(_ event: PointerEvent) { handle(event) }

  /// Handles a wheel event. An event is ignored if one of its numbers is not finite or beyond ±10⁹, if a pointer is
  /// down, or if it would scroll while `isScrollEnabled` is false.
  ///
  /// A notch moves the target of a critically damped spring; notches add up and stop at the ends of the
  /// range. Precise deltas move the content 1:1 and band beyond the ends, until 0.1 s have passed without
  /// one. A zooming event changes the scale about the pointer's location in the same way: a notch by a factor
  /// of 2^¼ with the same spring, precise deltas 1:1 and banded.
  open func wheel(_ event: WheelEvent) { handle(event) }

  /// Handles a key press, by default at the present time; returns true if the key belongs to an axis that
  /// scrolls.
  ///
  /// Arrows scroll one notch, PageUp and PageDown nine tenths of the viewport; when paging each scrolls to
  /// the next page. Home and End scroll to the ends of the content. PageUp, PageDown, Home and End scroll vertically,
  /// or horizontally if the content scrolls only horizontally. While a pointer is down keys do nothing, with
  /// the same result. It is false while `isScrollEnabled` is false, and for a time that is neither finite nor
  /// omitted.
  open func press(_ key: ScrollKey, time: Double = PointerEvent.now) -> Bool { handle(key, time: time) }

  // MARK: Motion

  /// Advances by a time in seconds: finite, 0 or more. One call for a day gives the same state as calls for
  /// its frames.
  open func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "\(type(of: self)).advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time"
    )
    advance(to: time + seconds)
  }

  /// Advances to a time in seconds on the clock that drives the view, finite; an earlier one changes nothing.
  open func advance(to newTime: Double) {
    precondition(
      newTime.isFinite, "\(type(of: self)).advance(to: \(newTime)): the time must be finite; check the clock")
    advanceMotion(to: newTime)
  }

  /// Whether the view does not change until the next event: no pointer is down, no motion runs, no indicator
  /// fades.
  open var isResting: Bool { isScrollResting }

  /// Advances only the scrolling to a time; finite.
  package func advanceMotion(to newTime: Double) {
    // A trackpad's gesture ends at its own time, so that the motion after it begins then.
    if let end = preciseGestureEnd, end > time, end < newTime { advanceMotion(to: end) }
    if newTime > time { gestures.recover() }
    let before = time
    time = max(time, newTime)
    endStaleTrackpadGesture()
    guard content.isMoving else { return }
    content.advance(to: time, feel: feel)
    // The indicators' fade starts at the exact time of the rest, so that it is the same at any frame rate.
    let rest = content.restedAt
    if isStill, rest > before { indicators.noteMotion(at: min(rest, time)) }
    calls.reportEnds()
  }

  private func contentDidChange(_ change: ScrollContent.Change) {
    if change.isMoved || change.isScaled || !isStill { indicators.noteMotion(at: time) }
    calls.report(change)
  }
}
