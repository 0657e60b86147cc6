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
    guard let pointer = gesture.pointer, !gesture.isReleased else {
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
      let number = gesture.number
      if event.location != pointer.touches.location(of: event.id) { move(event) }
      // The app may have ended the gesture meanwhile, and begun another one.
      if isHolding(number) { lift(event) }
    case .cancel:
      release(at: event.time, keepsVelocity: false)
    }
  }

  private func begin(_ event: PointerEvent) {
    endTrackpadGesture(at: event.time)
    finishRelease()
    recoverGestures()
    // The app, told of these ends, may have begun a gesture of its own.
    guard gesture.isNone else { return }
    let isFlying = feel.flywheel && !isPagingEnabled && phase == .decelerating
    let pointer = PointerGesture(event, flingVelocity: isFlying ? velocity : .zero)
    gesture.begin(pointer)
    pan.begin(pointer.touches, at: event.time)
    stopMotion()
  }

  private func move(_ event: PointerEvent) {
    guard let before = gesture.pointer else { return }
    let number = gesture.number
    // The app may end the gesture in each of its calls, and begin another one.
    gesture.pointer?.move(event)
    guard let moved = gesture.pointer else { return }
    pan.record(moved.touches, at: event.time)
    let pinches = moved.startsPinch && pinch.isEnabled && canZoom
    guard isHolding(number) else { return }
    if moved.isDragging {
      pan.follow(moved.touches)
    } else {
      guard startDrag(isPinch: pinches), isHolding(number) else { return }
    }
    if pinches { startPinch(at: event.time) }
    guard isHolding(number), let pointer = gesture.pointer, pointer.isDragging else { return }
    if pointer.isPinching, !pinches {
      pinch.follow(pointer.touches, from: before.touches.spread, time: event.time)
    }
    display(scale: pointer.requestedScale.map { zoom.displayed($0, curve: feel.overscrollCurve) })
    if isHolding(number) { pan.enter(.changed) }
    if isHolding(number), gesture.isZooming { pinch.enter(.changed) }
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
    let number = gesture.number
    pan.startDrag(from: pointer.anchor ?? .zero, to: pointer.touches)
    // A motion that a call started while the pointer was down stops when the drag begins.
    if axes.isMoving || zoom.isMoving { stopMotion() }
    reportDrag(number)
    return true
  }

  /// Starts to zoom from the fingers' present locations.
  private func startPinch(at time: Double) {
    let (requested, corner) = (zoom.requested(curve: feel.overscrollCurve), zoom.content.corner)
    guard
      gesture.pointer?.startPinch(requesting: requested, scale: zoom.scale, corner: corner) == true,
      let touches = gesture.pointer?.touches
    else { return }
    let number = gesture.number
    pinch.begin(at: touches.centroid, touches: 2, time: time)
    pinch.enter(.began)
    if isHolding(number), gesture.isZooming { reportZoom() }
  }

  /// Whether the direction in which a gesture starts may lock an axis.
  var locksDirection: Bool {
    isDirectionalLockEnabled && axes.x.isScrollable(feel) && axes.y.isScrollable(feel)
  }

  // MARK: The hold

  /// Whether a gesture, by its number, is in progress and not released.
  func isHolding(_ number: Int) -> Bool { gesture.isPresent(number) && !gesture.isReleased }

  /// Displays the offset that the gesture requests, and its scale if it zooms.
  func display(scale: Double?) {
    guard gesture.isDragging else { return }
    let number = gesture.number
    change { axes in
      if let scale { zoom.show(scale, in: &axes) }
      guard let hold else { return }
      axes.offset = hold.displayed(in: axes, lock: gesture.lock, isZoom: scale != nil, feel: feel)
    }
    if scale != nil { fitInsets() }
    if isHolding(number) { refreshControl?.pull() }
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
    guard let pointer = gesture.pointer, !gesture.isReleased else { return }
    let number = gesture.number
    pan.numberOfTouches = 0
    refreshControl?.rearm()
    guard pointer.isDragging else {
      gesture.end()
      pan.enter(.failed)
      if gesture.isNone { settleAfterPress(at: time) }
      return
    }
    let velocity = keepsVelocity && !needsZoomBounce ? pointer.carried(releaseVelocity(at: time)) : .zero
    let announced = axes.announcedTarget(velocity, feel: feel, usesDynamics: usesDynamics)
    var target = isPagingEnabled ? Paging.target(axes, velocity: velocity) : announced
    gesture.pointer?.release(keepsVelocity ? .ended : .cancelled)
    finishRecognizers(keepsVelocity ? .ended : .cancelled)
    if gesture.isPresent(number), announcements.drag == number {
      listener?.scrollViewWillEndDragging(
        self, withVelocity: .zero + velocity / 1000, targetContentOffset: &target)
    }
    // An animation or a gesture that the app has begun meanwhile takes the place of the release's motion.
    guard gesture.isPresent(number) else { return reportEndOfDrag(number, isReplaced: true) }
    gesture.end()
    let isZoomBouncing = bounceZoom(about: pointer.touches.centroid, at: time)
    if !isZoomBouncing, gesture.isNone {
      start(velocity: velocity, announced: announced, target: target, at: time)
    }
    reportEndOfDrag(number, isReplaced: isZoomBouncing)
  }

  /// Ends the recognisers' gestures in a state, unless the app, called in between, has begun another gesture.
  func finishRecognizers(_ state: GestureRecognizer.State) {
    let number = gesture.number
    pinch.finish(state)
    if gesture.number == number { pan.enter(state) }
  }

  /// Ends a drag whose release is being reported, without a motion, before another gesture begins.
  func finishRelease() {
    if let outcome = gesture.pointer?.outcome {
      gesture.end()
      finishRecognizers(outcome)
    }
    if let drag = announcements.drag, !gesture.isDragging { reportEndOfDrag(drag, isReplaced: true) }
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
