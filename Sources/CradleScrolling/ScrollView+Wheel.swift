import CradleGeometry
import CradlePhysics

// Wheel notches, keys and trackpads.
extension ScrollView {
  /// The default behaviour of `wheel(_:)`.
  package func handle(_ event: WheelEvent) {
    let event = event.timed(time)
    guard event.delta.isFinite, event.time.isFinite else { return }
    advanceMotion(to: event.time)
    if isTracking { return }
    recoverGestures()
    if event.isZoom, pinch.isEnabled, event.location.isFinite, canZoom {
      if event.isPrecise {
        zoomPrecisely(by: event.zoom, at: event.location, time: event.time)
      } else {
        endTrackpadGesture(at: event.time)
        // The app, told of this end, may have begun a gesture of its own.
        if gesture.isNone { zoomSmoothly(by: event.zoom, about: event.location, at: event.time) }
      }
      return
    }
    guard isScrollEnabled else { return }
    if event.isPrecise {
      scrollPrecisely(by: event.travel, at: event.location, time: event.time)
    } else {
      endTrackpadGesture(at: event.time)
      if gesture.isNone { scrollSmoothly(by: event.travel, at: event.time) }
    }
  }

  /// The default behaviour of `press(_:time:)`.
  package func handle(_ key: ScrollKey, time: Double) -> Bool {
    let time = time == PointerEvent.now ? self.time : time
    guard time.isFinite else { return false }
    advanceMotion(to: time)
    guard isScrollEnabled, axes.x.hasRange || axes.y.hasRange else { return false }
    guard !isTracking else { return true }
    guard let travel = key.travel(in: axes, isPaging: isPagingEnabled) else { return false }
    endTrackpadGesture(at: time)
    if gesture.isNone { scrollSmoothly(by: travel, at: time) }
    return true
  }

  // MARK: Notches and keys

  private func scrollSmoothly(by travel: Vector, at time: Double) {
    // While a scale returns to its limit it determines the offset, too.
    if zoom.isBouncing || (zoom.isMoving && zoom.isBeyond) { return }
    let wasZooming = zoom.isMoving
    if wasZooming { stopMotion() }
    change { axes in
      // A zoom may be stopped while its content is beyond an edge, along the other axis, too.
      if wasZooming { axes.scrollSmoothlyIntoRange(at: time) }
      axes.scrollSmoothly(by: travel, at: time)
    }
    announcements.beginAnimation(of: axes)
    reportEnds()
  }

  /// Retargets notches and keys in progress to another point: finite, clamped to the range.
  package func retargetSmoothScroll(to target: Point) {
    scrollSmoothly(by: target - smoothScrollTarget, at: time)
  }

  private func zoomSmoothly(by logarithm: Double, about point: Point, at time: Double) {
    guard zoom.canZoom(by: logarithm) else { return }
    if !zoom.isWheelZoom { stopMotion() }
    reportZoom()
    // The app may have begun a gesture or another zoom.
    guard gesture.isNone, zoom.isWheelZoom || !zoom.isMoving else { return reportEnds() }
    // Scrolling that the app has begun would compute the offset, too.
    if axes.isMoving { change { axes in axes.stop() } }
    zoom.zoomSmoothly(by: logarithm, about: point, in: axes, at: time)
    reportEnds()
  }

  // MARK: A trackpad

  private func scrollPrecisely(by travel: Vector, at location: Point, time: Double) {
    if !gesture.isDragging {
      guard axes.isScrollable(feel), travel != .zero else { return }
    }
    let lock = locksDirection ? DirectionalLock(along: travel) : .none
    guard startTrackpadGesture(at: location, time: time, lock: lock),
      let scrolled = gesture.trackpad?.scroll(by: travel, at: location, time: time),
      let requested = gesture.trackpad?.hold.requested
    else { return }
    let number = gesture.number
    pan.follow(scrollingBy: scrolled, to: requested, at: location, time: time)
    display(scale: nil)
    if isHolding(number) { pan.enter(.changed) }
  }

  /// Zooms by a natural logarithm of the scale, about the pointer's location.
  private func zoomPrecisely(by logarithm: Double, at location: Point, time: Double) {
    guard logarithm != 0, startTrackpadGesture(at: location, time: time, lock: .none) else { return }
    let number = gesture.number
    if gesture.trackpad?.isZooming == false {
      gesture.trackpad?.startZoom(requesting: zoom.requested(curve: feel.overscrollCurve))
      pinch.begin(at: location, touches: 0, time: time)
      pinch.enter(.began)
      if isHolding(number) { reportZoom() }
    }
    // The app may have ended the gesture.
    let factor = Elementary.exponential(logarithm)
    guard isHolding(number), let hold = gesture.trackpad?.hold,
      let requested = gesture.trackpad?.requestedScale(factor: factor)
    else { return }
    let scale = zoom.displayed(requested, curve: feel.overscrollCurve)
    let anchor = ZoomAnchor(
      at: location - (zoom.content.corner - .zero), offset: hold.requested, scale: zoom.scale)
    gesture.trackpad?.zoom(
      to: requested, offset: anchor.offset(scale: scale), at: location, time: time)
    pinch.follow(location, factor: factor, logarithm: logarithm, time: time)
    display(scale: scale)
    if isHolding(number) { pinch.enter(.changed) }
  }

  /// Starts a trackpad's gesture if there is none; returns false if the app ended it at once.
  private func startTrackpadGesture(at location: Point, time: Double, lock: DirectionalLock) -> Bool {
    if gesture.trackpad != nil { return true }
    finishRelease()
    // The app, told of this end, may have begun a gesture of its own.
    guard gesture.isNone else { return false }
    gesture.begin(
      TrackpadGesture(hold: ScrollHold(at: axes, feel: feel), lock: lock, at: location, time: time))
    let number = gesture.number
    pan.begin(at: location)
    stopMotion()
    reportDrag(number)
    return isHolding(number)
  }

  /// Ends a trackpad's gesture that has timed out, at the time of its timeout.
  func endStaleTrackpadGesture() {
    guard let end = gesture.trackpad?.end, time >= end else { return }
    endTrackpadGesture(at: end)
  }

  /// Ends a trackpad's gesture: content beyond an edge springs back, other content stays where it is.
  func endTrackpadGesture(at time: Double) {
    guard let trackpad = gesture.trackpad else { return }
    let number = gesture.number
    gesture.end()
    finishRecognizers(.ended)
    // A gesture or a zoom that the app has begun meanwhile brings the content back itself.
    let isReplaced =
      gesture.number != number || zoom.isMoving || bounceZoom(about: trackpad.location, at: time)
    if !isReplaced, gesture.number == number {
      let usesDynamics = usesDynamics
      change { axes in
        if axes.isMoving {
          axes.scrollSmoothlyIntoRange(at: time)
        } else {
          axes.springBack(feel: feel, usesDynamics: usesDynamics, at: time)
        }
      }
    }
    reportEndOfDrag(number, isReplaced: isReplaced)
  }
}
