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
public final class ScrollView {
  /// What moves the content.
  public enum Phase: String, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// A pointer or a trackpad.
    case dragging
    /// Its own speed after a fling, or the way to a page or target after a release.
    case decelerating
    /// The spring at an edge.
    case bouncing
    /// A wheel notch, a key or animated programmatic scrolling.
    case animating
  }

  /// Whom to tell.
  public weak var delegate: (any ScrollViewDelegate)?

  /// How it feels; a change acts at once, also on a motion under way.
  public var feel = ScrollFeel() {
    didSet { if feel != oldValue { replan() } }
  }

  /// Whether a release ends on a multiple of the viewport's size.
  public var isPagingEnabled = false

  /// The time in seconds to which events and advances have brought it.
  public private(set) var time = 0.0

  var axes: (x: ScrollAxis, y: ScrollAxis)
  var gesture = ScrollGesture.none
  var tracker = VelocityTracker()
  /// What carries the content with the engine `dynamics`; nil at rest.
  var coast: ScrollCoast?
  /// What the delegate has been told to expect an end of.
  var isDecelerationAnnounced = false
  var isAnimationAnnounced = false
  /// When the content last moved; nil before it ever did.
  var lastMotion: Double?

  /// Makes a scroll view at the start of its content.
  ///
  /// - Parameters:
  ///   - viewportSize: what is seen, in points; finite, 0 or more.
  ///   - contentSize: what there is, in points; finite, 0 or more.
  public init(viewportSize: Size, contentSize: Size) {
    Self.check(viewportSize, "viewportSize")
    Self.check(contentSize, "contentSize")
    axes = (
      ScrollAxis(viewport: viewportSize.width, content: contentSize.width),
      ScrollAxis(viewport: viewportSize.height, content: contentSize.height)
    )
  }

  // MARK: Motion

  /// The content's point at the viewport's top left corner. Setting it stops any motion; a value beyond the range is
  /// brought to its edge, and one that is not finite is refused. A drag under way goes on from there.
  public var contentOffset: Point {
    get { Point(x: axes.x.offset, y: axes.y.offset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// What moves the content now. With two axes in different phases a bounce outranks a deceleration.
  public var phase: Phase {
    if gesture.isDragging { return .dragging }
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if kinds.0 == .bounce || kinds.1 == .bounce { return .bouncing }
    if kinds.0 == .deceleration || kinds.1 == .deceleration { return .decelerating }
    if kinds.0 == .animation || kinds.1 == .animation { return .animating }
    return .idle
  }

  /// Whether a pointer is down on it, dragging or not yet.
  public var isTracking: Bool { if case .pointer = gesture { true } else { false } }
  /// Whether a pointer or a trackpad moves the content.
  public var isDragging: Bool { gesture.isDragging }
  /// Whether it goes on by itself after a release: a fling, a snap or a bounce.
  public var isDecelerating: Bool { isDecelerationAnnounced }
  /// Whether wheel notches or keys move the content.
  package var isGliding: Bool {
    if case .gliding = axes.x.motion { return true }
    if case .gliding = axes.y.motion { return true }
    return false
  }
  /// Whether nothing moves, and nothing will before the next event: no drag, no motion, no indicator left to fade. A
  /// pointer may still hold the content where it caught it.
  public var isResting: Bool { phase == .idle && indicatorAlpha == 0 }

  /// The offset's velocity in pt/s: the pointer's while it drags, else the law's.
  public var velocity: Vector {
    guard gesture.isDragging else {
      return Vector(dx: axes.x.motion.velocity(at: time), dy: axes.y.motion.velocity(at: time))
    }
    return dragVelocity(at: time)
  }

  /// Moves on by a time in seconds: finite, 0 or more. A day in one call is as good as its frames.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite,
      "ScrollView.advance(by: \(seconds)): the time must be finite and not negative; clamp the frame's time")
    advance(to: time + seconds)
  }

  /// Moves on to a time in seconds; an earlier one changes nothing.
  package func advance(to newTime: Double) {
    // A trackpad's gesture ends at its own time, so that what its end starts does too.
    if let end = preciseGestureEnd, end > time, end < newTime { advance(to: end) }
    time = max(time, newTime)
    endStalePreciseGesture()
    guard axes.x.motion.kind != .none || axes.y.motion.kind != .none else { return }
    change { axes in
      axes.x.advance(to: time, feel: feel)
      axes.y.advance(to: time, feel: feel)
    }
    followCoast()
    finishIfAtRest()
  }

  // MARK: Telling

  /// Changes the axes, and tells the delegate once if that moved the content.
  func change(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let before = contentOffset
    body(&axes)
    if contentOffset != before {
      lastMotion = time
      delegate?.scrollViewDidScroll(self)
    } else if phase != .idle {
      lastMotion = time
    }
  }

  /// Tells the end of whatever has been announced and moves no longer.
  func finishIfAtRest() {
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if isAnimationAnnounced, kinds.0 != .animation, kinds.1 != .animation {
      isAnimationAnnounced = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    let isMoving = [kinds.0, kinds.1].contains { $0 == .deceleration || $0 == .bounce }
    if isDecelerationAnnounced, !isMoving {
      isDecelerationAnnounced = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Stops every motion where it is, and tells its end.
  func stopMotion() {
    coast = nil
    axes.x.motion = .none
    axes.y.motion = .none
    finishIfAtRest()
  }
}
