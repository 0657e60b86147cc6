import CradleGeometry
import CradlePhysics

// Pointers: a press, a drag, a pinch and a release, as they reach the gesture, the recognisers and the delegate.
extension ScrollView {
  /// The default behaviour of `pointer(_:)`.
  package func handle(_ event: PointerEvent) {
    let event = event.timed(time)
    guard event.isUsable else { return }
    advanceMotion(to: event.time)
    gestures.recover()
    guard let pointer = gestures.pointer, !gestures.isReleased else {
      if event.phase == .down { begin(event) }
      return
    }
    switch event.phase {
    case .down: gestures.join(event)
    case .move:
      if pointer.touches.contains(event.id) { move(event) }
    case .up:
      guard pointer.touches.contains(event.id) else { return }
      // An up at another location is a last move. One at the same location is not, so that a pointer that
      // stopped before it lifted does not fling.
      let number = gestures.number
      if event.location != pointer.touches.location(of: event.id) { move(event) }
      // The app may have ended the gesture meanwhile, and begun another one.
      if gestures.isHolding(number) { lift(event) }
    case .cancel:
      release(at: event.time, keepsVelocity: false)
    }
  }

  private func begin(_ event: PointerEvent) {
    endTrackpadGesture(at: event.time)
    finishRelease()
    gestures.recover()
    // The app is notified of these ends, and may have begun a gesture of its own.
    guard gestures.isNone else { return }
    let isFlying = feel.flywheel && !isPagingEnabled && phase == .decelerating
    gestures.press(event, flingVelocity: isFlying ? velocity : .zero)
    stopMotion()
  }

  private func move(_ event: PointerEvent) {
    // The app may end the gesture in each of its calls, and begin another one.
    guard let before = gestures.pointer, let moved = gestures.move(event) else { return }
    let number = gestures.number
    let pinches = moved.startsPinch && gestures.pinch.isEnabled && calls.canZoom
    guard gestures.isHolding(number) else { return }
    if moved.isDragging {
      gestures.followDrag(moved)
    } else {
      guard startDrag(isPinch: pinches), gestures.isHolding(number) else { return }
    }
    if pinches, gestures.startPinch(on: content, feel: feel, at: event.time) { calls.beginZoom() }
    guard gestures.isHolding(number), let pointer = gestures.pointer, pointer.isDragging else { return }
    if pointer.isPinching, !pinches {
      gestures.followPinch(pointer, from: before, at: event.time)
    }
    display(scale: pointer.requestedScale.map { content.zoom.displayed($0, curve: feel.overscrollCurve) })
    gestures.reportDragging(number)
    gestures.reportZooming(number)
  }

  /// Turns a press into a drag if it has passed the slop, or if two fingers pinch.
  private func startDrag(isPinch: Bool) -> Bool {
    let canScroll = isScrollEnabled && content.axes.isScrollable(feel)
    guard
      gestures.startDrag(
        on: content, feel: feel, canScroll: canScroll, isLocking: locksDirection, isPinch: isPinch)
    else { return false }
    let number = gestures.number
    // A motion that a call started while the pointer was down stops when the drag begins.
    if content.isMoving { stopMotion() }
    reportDrag(number)
    return true
  }

  /// Reports that a gesture begins to drag, unless the app has ended it meanwhile.
  func reportDrag(_ number: Int) { if gestures.reportDrag(number) { calls.beginDrag(number) } }

  /// Whether the direction in which a gesture starts may lock an axis.
  var locksDirection: Bool {
    isDirectionalLockEnabled && content.axes.x.isScrollable(feel) && content.axes.y.isScrollable(feel)
  }

  /// Displays the offset that the gesture requests, and its scale if it zooms.
  func display(scale: Double?) {
    guard isDragging else { return }
    let number = gestures.number
    content.display(gestures, scale: scale, feel: feel)
    if scale != nil { fitInsets() }
    if gestures.isHolding(number) { refreshControl?.pull() }
  }

  // MARK: The release

  /// Lifts one finger: if another one is down the drag continues, unless the scale is beyond its limits.
  private func lift(_ event: PointerEvent) {
    guard let pointer = gestures.pointer else { return }
    guard pointer.touches.count == 2, isScrollEnabled, !(pointer.isPinching && content.zoom.isBeyond) else {
      release(at: event.time, keepsVelocity: true)
      return
    }
    gestures.lift(event.id, on: content)
    calls.reportEnds()
  }

  /// Cancels the gesture of a recogniser that was turned off. The pinch recogniser has no gesture while nothing zooms.
  func cancelGesture(of recognizer: GestureRecognizer) {
    if recognizer === gestures.pinch, !gestures.isZooming { return }
    if gestures.trackpad != nil {
      endTrackpadGesture(at: time, as: .cancelled)
    } else {
      release(at: time, keepsVelocity: false)
    }
  }

  /// Ends the gesture: queries the delegate for a target, then flings, snaps or springs back.
  private func release(at time: Double, keepsVelocity: Bool) {
    guard let pointer = gestures.liftAll() else { return }
    let number = gestures.number
    refreshControl?.rearm()
    guard pointer.isDragging else {
      gestures.fail()
      if gestures.isNone { settleAfterPress(at: time) }
      return
    }
    let velocity =
      keepsVelocity && !calls.needsZoomBounce
      ? pointer.carried(gestures.releaseVelocity(of: content, feel: feel, at: time)) : .zero
    let announced = content.axes.announcedTarget(velocity, feel: feel, usesDynamics: usesDynamics)
    var target = isPagingEnabled ? Paging.target(content.axes, velocity: velocity) : announced
    gestures.release(keepsVelocity ? .ended : .cancelled)
    if gestures.isPresent(number) {
      target = calls.target(ofDrag: number, velocity: velocity, proposing: target)
    }
    // An animation or a gesture that the app has begun meanwhile takes the place of the release's motion.
    guard gestures.isPresent(number) else { return calls.endDrag(number, isReplaced: true) }
    gestures.end()
    let isZoomBouncing = bounceZoom(about: pointer.touches.centroid, at: time)
    if !isZoomBouncing, gestures.isNone {
      content.release(
        velocity: velocity, announced: announced, target: target, feel: feel, usesDynamics: usesDynamics,
        at: time)
    }
    calls.endDrag(number, isReplaced: isZoomBouncing)
  }

  /// Ends a drag whose release is being reported, without a motion, before another gesture begins.
  func finishRelease() {
    gestures.finishRelease()
    if let drag = calls.drag, !isDragging { calls.endDrag(drag, isReplaced: true) }
  }

  /// Content that was stopped beyond an edge, or between two pages, springs back on release even without a
  /// drag.
  private func settleAfterPress(at time: Double) {
    // A zoom that a call started while the pointer was down also moves the offset to its range.
    if content.zoom.isMoving { return }
    if bounceZoom(about: content.middle, at: time) { return }
    let axes = content.axes
    // Scrolling that a call started while the pointer was down continues.
    if axes.isMoving { return content.scrollSmoothlyIntoRange(at: time) }
    let target = isPagingEnabled ? Paging.target(axes, velocity: .zero) : axes.offset
    content.release(
      velocity: .zero, announced: axes.offset, target: target, feel: feel, usesDynamics: usesDynamics,
      at: time)
    calls.beginDeceleration()
  }

  /// Whether dynamics moves the content after a release; pages use the closed forms.
  var usesDynamics: Bool { feel.engine == .dynamics && !isPagingEnabled }
}
