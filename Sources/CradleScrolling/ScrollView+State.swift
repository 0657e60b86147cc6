import CradleDynamics
import CradleGeometry

// What holds the content, and what moves it.
extension ScrollView {
  /// Whether a pointer is down on it, dragging or not yet.
  public var isTracking: Bool { if case .pointer = gesture { true } else { false } }
  /// Whether a pointer or a trackpad moves the content.
  public var isDragging: Bool { gesture.isDragging }
  /// Whether a wheel notch, a key or a call scrolls animated.
  public var isScrollAnimating: Bool { announcements.isAnimation }
  /// Whether a call zooms animated.
  public var isZoomAnimating: Bool { zoom.kind == .animation && !zoom.isGliding }

  /// The gesture that drags, for its state, translation and velocity.
  public var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The gesture that zooms; nil where nothing can be zoomed.
  public var pinchGestureRecognizer: PinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Whether pointers, wheels and keys scroll; calls still do. Turned off in a drag, it ends the drag as a cancel does; a
  /// fling goes on. A pinch still zooms.
  public var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  /// Ends what a recogniser that was turned off had under way.
  func cancelGestures() {
    switch gesture {
    case .none: return
    case .pointer: release(at: time, keepsVelocity: false)
    case .precise: endPreciseGesture(at: time)
    }
  }

  /// Makes room for new gestures, once the end of the last ones has been seen.
  func recoverGestures() {
    pan.recover()
    pinch.recover()
  }

  /// Whether it goes on by itself after a release: a fling, a snap or a bounce.
  public var isDecelerating: Bool { announcements.isDeceleration }
  /// Whether wheel notches or keys move the content.
  package var isGliding: Bool {
    if case .gliding = axes.x.motion { return true }
    if case .gliding = axes.y.motion { return true }
    return false
  }
  /// The scroll's share of `isResting`.
  package var isScrollResting: Bool { phase == .idle && indicatorAlpha == 0 }
  /// What carries the content with the engine `dynamics`: one item, which starts at 0 with the release and whose middle is
  /// the offset's way since; nil at rest. It is the scroll view's: look at it, and leave it alone.
  package var animator: DynamicAnimator? { coast?.animator }
  /// Whether nothing moves the content, though a pointer may hold it.
  public var isStill: Bool { phase == .idle || phase == .held }

  /// The offset's velocity in pt/s: the pointer's while it drags, else the law's.
  public var velocity: Vector {
    if gesture.isDragging { return dragVelocity(at: time) }
    if let velocity = zoomGlideVelocity { return velocity }
    return Vector(dx: axes.x.motion.velocity(at: time), dy: axes.y.motion.velocity(at: time))
  }
}
