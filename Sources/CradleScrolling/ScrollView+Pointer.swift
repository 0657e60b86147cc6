import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// The default behaviour of `pointer(_:)`.
  package func handle(_ event: PointerEvent) {
    let event = event.timed(time)
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    advanceMotion(to: event.time)
    recoverGestures()
    switch (event.phase, gesture) {
    case (.down, .none), (.down, .precise):
      begin(event)
    case (.down, .pointer(let tracking)):
      join(tracking, event)
    case (_, .none), (_, .precise):
      return
    case (.move, .pointer(let tracking)):
      if tracking.touches.contains(event.id) { move(tracking, to: event) }
    case (.up, .pointer(let tracking)):
      guard tracking.touches.contains(event.id) else { return }
      // An up at another location is a last move. One at the same location is not, so that a pointer that
      // stopped before it lifted does not fling.
      if event.location != tracking.touches.location(of: event.id) { move(tracking, to: event) }
      endTouch(event)
    case (.cancel, .pointer):
      release(at: event.time, keepsVelocity: false)
    }
  }

  private func begin(_ event: PointerEvent) {
    endPreciseGesture(at: event.time)
    recoverGestures()
    pan.tracker.reset()
    pan.tracker.add(position: event.location, at: event.time)
    let touches = Touches(event)
    let isFlying = feel.flywheel && !isPagingEnabled && phase == .decelerating
    gesture = .pointer(
      .init(
        recognizer: DragRecognizer(event), touches: touches, caught: isFlying ? velocity : .zero,
        movedAt: event.time))
    pan.begin(touches)
    stopMotion()
  }

  /// Adds a second finger: both continue the drag from here. Another pointer with the same id is ignored.
  private func join(_ old: ScrollGesture.Tracking, _ event: PointerEvent) {
    guard old.touches.count == 1, !old.touches.contains(event.id) else { return }
    var tracking = old
    tracking.touches.join(event)
    tracking.firstSpread = tracking.touches.spread
    pan.numberOfTouches = 2
    gesture = .pointer(tracking)
  }

  private func move(_ old: ScrollGesture.Tracking, to event: PointerEvent) {
    var tracking = old
    tracking.touches.move(event)
    tracking.expireCaughtVelocity(since: old, at: event.time)
    pan.tracker.add(position: tracking.touches.location, at: event.time)
    gesture = .pointer(tracking)
    let pinches = recognizesPinch(tracking)
    if tracking.drag == nil {
      guard startsDrag(&tracking, pinches: pinches) else {
        gesture = .pointer(tracking)
        return
      }
      gesture = .pointer(tracking)
      // A zoom that a call started while the pointer was down stops when the drag begins.
      if zoom.isMoving { stopMotion() }
      pan.anchor = tracking.drag?.anchor ?? .zero
      pan.follow(tracking.touches)
      pan.enter(.began)
      listener?.scrollViewWillBeginDragging(self)
    } else {
      pan.follow(tracking.touches)
    }
    if pinches { beginPinch(at: event.time) }
    // The delegate may have moved the content or ended the gesture.
    guard case .pointer(let current) = gesture, current.drag != nil else { return }
    if current.pinch != nil, !pinches { followPinch(from: old.touches, to: current.touches, at: event.time) }
    displayHold(scale: displayedScale(current))
    pan.enter(.changed)
    if current.pinch != nil { pinch.enter(.changed) }
  }

  /// Turns a press into a drag once it has passed the slop, or once two fingers pinch.
  private func startsDrag(_ tracking: inout ScrollGesture.Tracking, pinches: Bool) -> Bool {
    let location = tracking.touches.location
    if canScroll, tracking.recognizer.travel(to: location) != nil, let anchor = tracking.recognizer.anchor {
      tracking.drag = ScrollGesture.Drag(
        anchor: anchor, hold: hold(), lock: lock(along: location - tracking.recognizer.origin))
      return true
    }
    guard pinches else { return false }
    tracking.drag = ScrollGesture.Drag(anchor: location, hold: hold())
    return true
  }

  /// The directional lock of a drag that starts along a displacement.
  func lock(along displacement: Vector) -> DirectionalLock {
    guard isDirectionalLockEnabled, axes.x.isScrollable(feel), axes.y.isScrollable(feel) else { return .none }
    return DirectionalLock(along: displacement)
  }

  /// Whether a drag can move the content.
  var canScroll: Bool {
    isScrollEnabled && (axes.x.isScrollable(feel) || axes.y.isScrollable(feel))
  }

  /// Displays the offset that the gesture requests, and its scale if it zooms: banded beyond the edges, on
  /// the axes that scroll or zoom.
  func displayHold(scale: Double? = nil) {
    guard gesture.isDragging else { return }
    let lock = gesture.lock
    change { axes in
      if let scale { show(scale, in: &axes) }
      guard let hold = self.hold(at: scale ?? zoom.scale) else { return }
      if scale != nil || axes.x.isScrollable(feel), lock != .horizontal {
        axes.x.offset = axes.x.displayed(hold.requested.x, band: hold.bands.x, feel: feel)
      }
      if scale != nil || axes.y.isScrollable(feel), lock != .vertical {
        axes.y.offset = axes.y.displayed(hold.requested.y, band: hold.bands.y, feel: feel)
      }
    }
    if scale != nil { fitInsets() }
    refreshControl?.pull()
  }

  /// The gesture's hold at the present scale.
  var currentHold: ScrollGesture.Hold? { hold(at: zoom.scale) }

  private func hold(at scale: Double) -> ScrollGesture.Hold? {
    guard var hold = gesture.hold else { return nil }
    if case .pointer(let tracking) = gesture, let pinch = tracking.pinch {
      let anchor = ZoomAnchor(content: pinch.content, place: tracking.touches.centroid)
      hold.requested = anchor.offset(scale: scale) + (zoom.origin - Point.zero)
    }
    return hold
  }

  /// A hold at the present offset, so that a gesture continues from there without a jump.
  func hold() -> ScrollGesture.Hold {
    let bands = (x: band(axes.x), y: band(axes.y))
    let requested = Point(x: axes.x.requested(band: bands.x), y: axes.y.requested(band: bands.y))
    return ScrollGesture.Hold(requested: requested, bands: bands)
  }

  private func band(_ axis: ScrollAxis) -> CaughtRubberBand {
    CaughtRubberBand(
      RubberBand(curve: feel.overscrollCurve, dimension: axis.viewport), overscroll: axis.overscroll)
  }

  /// The offset's velocity during a drag, in pt/s: the pointer's reversed, times the band's slope beyond an
  /// edge.
  func dragVelocity(at time: Double) -> Vector {
    guard let hold = currentHold else { return .zero }
    let panVelocity = gesture.lock.unlockedPart(of: pan.tracker.velocity(at: time))
    return Vector(
      dx: dragVelocity(axes.x, panVelocity.dx, requested: hold.requested.x, hold.bands.x),
      dy: dragVelocity(axes.y, panVelocity.dy, requested: hold.requested.y, hold.bands.y))
  }

  private func dragVelocity(
    _ axis: ScrollAxis, _ panVelocity: Double, requested: Double, _ band: CaughtRubberBand
  )
    -> Double
  {
    guard axis.isScrollable(feel), panVelocity != 0 else { return 0 }
    let excess = axis.excess(requested)
    if excess == 0 { return -panVelocity }
    return feel.bounces ? -panVelocity * band.slope(at: excess) : 0
  }
}
