import CradleDynamics
import CradleGeometry

// The properties that describe what holds and moves the content.
extension ScrollView {
  /// Whether a pointer is down on the view, dragging or not yet.
  public var isTracking: Bool { if case .pointer = gesture { true } else { false } }
  /// Whether a pointer or a trackpad moves the content.
  public var isDragging: Bool { gesture.isDragging }
  /// Whether a wheel notch, a key or an animated call scrolls the content.
  public var isScrollAnimating: Bool { announcements.isAnimation }
  /// Whether an animated call zooms the content.
  public var isZoomAnimating: Bool { zoom.kind == .animation && !zoom.isWheelZoom }

  /// The recogniser of drags, for its state, translation and velocity.
  public var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The recogniser of pinches; nil if the content cannot be zoomed.
  public var pinchGestureRecognizer: PinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether pointers, wheels and keys scroll; calls always do. Setting it to false during a drag cancels the
  /// drag; a fling continues. A pinch still zooms.
  public var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  /// Cancels the gesture of a recogniser that was turned off.
  func cancelGestures() {
    switch gesture {
    case .none: return
    case .pointer: release(at: time, keepsVelocity: false)
    case .precise: endPreciseGesture(at: time)
    }
  }

  /// Returns finished recognisers to `possible`, after their end was reported.
  func recoverGestures() {
    pan.recover()
    pinch.recover()
  }

  /// Whether a fling, a snap or a bounce moves the content after a release.
  public var isDecelerating: Bool { announcements.isDeceleration }
  /// Whether wheel notches or keys move the content.
  package var isScrollingSmoothly: Bool {
    if case .smoothScroll = axes.x.motion { return true }
    if case .smoothScroll = axes.y.motion { return true }
    return false
  }
  /// Whether the scrolling itself is at rest; part of `isResting`.
  package var isScrollResting: Bool { phase == .idle && indicatorAlpha == 0 }
  /// The animator of the engine `dynamics`: its one item starts at 0 at the release, and the item's centre is
  /// the offset's displacement since then; nil at rest. For inspection only.
  package var animator: DynamicAnimator? { animatorDeceleration?.animator }
  /// Whether the content does not move; a pointer may hold it.
  public var isStill: Bool { phase == .idle || phase == .held }

  /// The offset's velocity in pt/s: during a drag the pointer's reversed, else the motion's.
  public var velocity: Vector {
    if gesture.isDragging { return dragVelocity(at: time) }
    if let velocity = wheelZoomVelocity { return velocity }
    return Vector(dx: axes.x.motion.velocity(at: time), dy: axes.y.motion.velocity(at: time))
  }
}
