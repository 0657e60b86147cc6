import CradleGeometry
import CradlePhysics

// Pointers: a press, a drag, a pinch and a release, as they reach the gesture, the recognisers and the delegate.
extension ScrollView {
  /// The default behaviour of `pointer(_:)`.
  package func handle(_ event: PointerEvent) {
    let event = event.timed(time)
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    advanceMotion(to: event.time)
    recoverGestures()
    guard let pointer = gesture.pointer else {
      if event.phase == .down { begin(event) }
      return
    }
    switch event.phase {
    case .down:
      // A third finger, and another pointer with the same id, are ignored.
      if gesture.pointer?.join(event) == true { pan.numberOfTouches = 2 }
    case .move:
      if pointer.touches.contains(event.id) { move(event) }
    case .up:
      guard pointer.touches.contains(event.id) else { return }
      // An up at another location is a last move. One at the same location is not, so that a pointer that
      // stopped before it lifted does not fling.
      if event.location != pointer.touches.location(of: event.id) { move(event) }
      lift(event)
    case .cancel:
      release(at: event.time, keepsVelocity: false)
    }
  }

  private func begin(_ event: PointerEvent) {
    endTrackpadGesture(at: event.time)
    recoverGestures()
    let isFlying = feel.flywheel && !isPagingEnabled && phase == .decelerating
    let pointer = PointerGesture(event, caught: isFlying ? velocity : .zero)
    gesture = .pointer(pointer)
    pan.begin(pointer.touches, at: event.time)
    stopMotion()
  }

  private func move(_ event: PointerEvent) {
    guard let before = gesture.pointer else { return }
    gesture.pointer?.move(event)
    guard let moved = gesture.pointer else { return }
    pan.record(moved.touches, at: event.time)
    let pinches = moved.startsPinch && pinch.isEnabled && canZoom
    if moved.isDragging {
      pan.follow(moved.touches)
    } else {
      guard startDrag(isPinch: pinches) else { return }
    }
    if pinches { startPinch(at: event.time) }
    // The delegate may have moved the content or ended the gesture.
    guard let pointer = gesture.pointer, pointer.isDragging else { return }
    if pointer.isPinching, !pinches {
      pinch.follow(pointer.touches, from: before.touches.spread, time: event.time)
    }
    display(scale: pointer.requestedScale.map { zoom.displayed($0, curve: feel.overscrollCurve) })
    pan.enter(.changed)
    if pointer.isPinching { pinch.enter(.changed) }
  }

  /// Turns a press into a drag if it has passed the slop, or if two fingers pinch.
  private func startDrag(isPinch: Bool) -> Bool {
    let hold = ScrollHold(at: axes, feel: feel)
    let (canScroll, isLocking) = (isScrollEnabled && axes.isScrollable(feel), locksDirection)
    guard
      gesture.pointer?.startDrag(from: hold, canScroll: canScroll, isLocking: isLocking, isPinch: isPinch)
        == true,
      let pointer = gesture.pointer
    else { return false }
    // A motion that a call started while the pointer was down stops when the drag begins.
    if axes.isMoving || zoom.isMoving { stopMotion() }
    pan.startDrag(from: pointer.anchor ?? .zero, to: pointer.touches)
    pan.enter(.began)
    listener?.scrollViewWillBeginDragging(self)
    return true
  }

  /// Starts to zoom from the fingers' present locations.
  private func startPinch(at time: Double) {
    let (requested, corner) = (zoom.requested(curve: feel.overscrollCurve), zoom.content.corner)
    guard
      gesture.pointer?.startPinch(requesting: requested, scale: zoom.scale, corner: corner) == true,
      let touches = gesture.pointer?.touches
    else { return }
    pinch.begin(at: touches.centroid, touches: 2, time: time)
    pinch.enter(.began)
    reportZoom()
  }

  /// Whether the direction in which a gesture starts may lock an axis.
  var locksDirection: Bool {
    isDirectionalLockEnabled && axes.x.isScrollable(feel) && axes.y.isScrollable(feel)
  }

  // MARK: The hold

  /// Displays the offset that the gesture requests, and its scale if it zooms.
  func display(scale: Double?) {
    guard gesture.isDragging else { return }
    change { axes in
      if let scale { zoom.show(scale, in: &axes) }
      guard let hold else { return }
      axes.offset = hold.displayed(in: axes, lock: gesture.lock, isZoom: scale != nil, feel: feel)
    }
    if scale != nil { fitInsets() }
    refreshControl?.pull()
  }

  /// The gesture's hold at the present scale; nil unless it moves the content.
  private var hold: ScrollHold? { gesture.hold(scale: zoom.scale, corner: zoom.content.corner) }

  /// The offset's velocity during a drag, in pt/s.
  func dragVelocity(at time: Double) -> Vector {
    let pointer = gesture.lock.unlockedPart(of: pan.measure(at: time).velocity)
    return hold?.velocity(pointer: pointer, in: axes, feel: feel) ?? .zero
  }

  // MARK: The release

  /// Lifts one finger: if another one is down the drag continues, unless the scale is beyond its limits.
  private func lift(_ event: PointerEvent) {
    guard let pointer = gesture.pointer else { return }
    guard pointer.touches.count == 2, isScrollEnabled, !(pointer.isPinching && zoom.isBeyond) else {
      release(at: event.time, keepsVelocity: true)
      return
    }
    let corner = zoom.content.corner
    gesture.pointer?.lift(event.id, scale: zoom.scale, corner: corner)
    pan.numberOfTouches = 1
    pinch.finish(.ended)
    reportEnds()
  }

  /// Cancels the gesture of a recogniser that was turned off; that of pinches has none while nothing zooms.
  func cancelGesture(of recognizer: GestureRecognizer) {
    if recognizer === pinch, !gesture.isZooming { return }
    if gesture.trackpad != nil {
      endTrackpadGesture(at: time)
    } else {
      release(at: time, keepsVelocity: false)
    }
  }

  /// Ends the gesture: queries the delegate for a target, then flings, snaps or springs back.
  private func release(at time: Double, keepsVelocity: Bool) {
    guard let pointer = gesture.pointer else { return }
    pan.numberOfTouches = 0
    refreshControl?.rearm()
    guard pointer.isDragging else {
      gesture = .none
      pan.enter(.failed)
      settleAfterPress(at: time)
      return
    }
    let velocity = keepsVelocity && !needsZoomBounce ? pointer.carried(releaseVelocity(at: time)) : .zero
    let announced = axes.announcedTarget(velocity, feel: feel, usesDynamics: usesDynamics)
    var target = isPagingEnabled ? Paging.target(axes, velocity: velocity) : announced
    pinch.finish(keepsVelocity ? .ended : .cancelled)
    pan.enter(keepsVelocity ? .ended : .cancelled)
    listener?.scrollViewWillEndDragging(
      self, withVelocity: .zero + velocity / 1000, targetContentOffset: &target)
    // The delegate may have ended the gesture by moving the content itself.
    guard let pointer = gesture.pointer, pointer.isDragging else { return }
    gesture = .none
    let isZoomBouncing = bounceZoom(about: pointer.touches.centroid, at: time)
    if !isZoomBouncing { start(velocity: velocity, announced: announced, target: target, at: time) }
    reportEndOfDrag(isZoomBouncing: isZoomBouncing)
  }

  /// Content that was stopped beyond an edge, or between two pages, springs back on release even without a
  /// drag.
  private func settleAfterPress(at time: Double) {
    // A zoom that a call started while the pointer was down also moves the offset to its range.
    if zoom.isMoving { return }
    if bounceZoom(about: middle, at: time) { return }
    // Scrolling that a call started while the pointer was down continues.
    if axes.isMoving {
      change { axes in axes.scrollSmoothlyIntoRange(at: time) }
      return
    }
    let target = isPagingEnabled ? Paging.target(axes, velocity: .zero) : axes.offset
    start(velocity: .zero, announced: axes.offset, target: target, at: time)
    reportDeceleration()
  }

  private func start(velocity: Vector, announced: Point, target: Point, at time: Double) {
    let usesDynamics = usesDynamics
    change { axes in
      axes.release(
        velocity: velocity, announced: announced, target: target, feel: feel, usesDynamics: usesDynamics,
        at: time)
    }
  }

  /// Whether dynamics moves the content after a release; pages use the closed forms.
  var usesDynamics: Bool { feel.engine == .dynamics && !isPagingEnabled }

  /// The offset's velocity at a release, in pt/s.
  private func releaseVelocity(at time: Double) -> Vector {
    let (velocity, travel) = pan.measure(at: time)
    let pointer = gesture.lock.unlockedPart(of: velocity)
    return hold?.releaseVelocity(pointer: pointer, travel: travel, in: axes, feel: feel) ?? .zero
  }
}
