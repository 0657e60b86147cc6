import CradleDynamics
import CradleGeometry

// The state of the content, read from the parts.
extension ScrollView {
  /// The state of the content: at rest, held, or moved by one of several causes.
  public enum Phase: Sendable, CaseIterable {
    /// Nothing moves the content and no pointer holds it.
    case idle
    /// The content does not move, but a pointer is down on it: on content at rest, or on content that the
    /// pointer stopped, also beyond an edge.
    case held
    /// A pointer or a trackpad moves the content.
    case dragging
    /// A fling's velocity, or the motion to a page or target after a release.
    case decelerating
    /// The spring at an edge.
    case bouncing
    /// A wheel notch, a key or animated programmatic scrolling.
    case animating
  }

  /// The present motion of the content. If two axes are in different phases, bouncing takes precedence over
  /// decelerating.
  public var phase: Phase {
    if gestures.isDragging { return .dragging }
    let (axes, zoom) = (content.axes, content.zoom)
    if axes.isMoving(by: .bounce) || zoom.kind == .bounce { return .bouncing }
    if axes.isMoving(by: .deceleration) { return .decelerating }
    if axes.isMoving(by: .animation) || zoom.kind == .animation { return .animating }
    return isTracking ? .held : .idle
  }

  /// Whether a pointer is down on the view, dragging or not yet.
  public var isTracking: Bool { gestures.pointer != nil }
  /// Whether a pointer or a trackpad moves the content.
  public var isDragging: Bool { gestures.isDragging }
  /// Whether a wheel notch, a key or an animated call scrolls the content.
  package var isScrollAnimating: Bool { calls.isAnimation }
  /// Whether an animated call zooms the content.
  package var isZoomAnimating: Bool { content.zoom.kind == .animation && !content.zoom.isWheelZoom }
  /// Whether a gesture is zooming: a pinch, or a wheel with Control.
  public var isZooming: Bool { gestures.isZooming || content.zoom.isWheelZoom }
  /// Whether the scale is springing back to a limit.
  public var isZoomBouncing: Bool { content.zoom.isBouncing }
  /// Whether a fling, a snap or a bounce moves the content after a release.
  public var isDecelerating: Bool { calls.isDeceleration }
  /// Whether the content does not move; a pointer may hold it.
  public var isStill: Bool { phase == .idle || phase == .held }

  /// The offset's velocity in pt/s: during a drag the pointer's reversed, else the motion's.
  public var velocity: Vector {
    isDragging
      ? gestures.velocity(of: content, feel: feel, at: time) : content.velocity(at: time)
  }

  /// The recogniser of drags, for its state, translation and velocity.
  package var panGestureRecognizer: PanGestureRecognizer { gestures.pan }
  /// The recogniser of pinches; nil if the content cannot be zoomed.
  package var pinchGestureRecognizer: PinchGestureRecognizer? { calls.canZoom ? gestures.pinch : nil }

  /// Whether pointers, wheels and keys scroll; calls always do. Setting it to false during a drag cancels the
  /// drag; a fling continues. A pinch still zooms.
  public var isScrollEnabled: Bool {
    get { gestures.pan.isEnabled }
    set { gestures.pan.isEnabled = newValue }
  }

  // MARK: For the library's other modules

  /// Whether wheel notches or keys move the content.
  package var isScrollingSmoothly: Bool {
    content.axes.x.motion.isSmoothScroll || content.axes.y.motion.isSmoothScroll
  }
  /// Whether the scrolling itself is at rest; part of `isResting`.
  package var isScrollResting: Bool { phase == .idle && indicatorAlpha == 0 }
  /// The target of notches and keys in progress; else the present offset.
  package var smoothScrollTarget: Point { content.axes.smoothScrollTarget }
  /// The time, in seconds, at which the last motion came to rest; minus infinity before the first.
  package var restTime: Double { content.axes.restedAt }
  /// The time, in seconds, at which a trackpad's gesture ends if no further event comes; nil without a
  /// gesture.
  package var preciseGestureEnd: Double? { gestures.trackpad?.end }
  /// The velocity of the scale's motion, in 1/s; 0 during a pinch.
  package var zoomVelocity: Double { content.zoom.velocity(at: time) }
  /// The animator of the engine `dynamics`: its one item starts at 0 at the release, and the item's centre is
  /// the offset's displacement since then; nil at rest. For inspection only.
  package var animator: DynamicAnimator? { content.axes.animator }
}
