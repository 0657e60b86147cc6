import CradleGeometry
import CradlePhysics

// Wheel notches, keys and trackpads.
extension ScrollView {
  /// The default behaviour of `wheel(_:)`.
  package func handle(_ event: WheelEvent) {
    let event = event.timed(time)
    guard event.isUsable else { return }
    advanceMotion(to: event.time)
    if isTracking { return }
    gestures.recover()
    if event.isPaused { gestures.restartVelocities() }
    if event.isZoom, gestures.pinch.isEnabled, calls.canZoom {
      if event.isPrecise {
        zoomPrecisely(by: event.zoom, at: event.location, time: event.time)
      } else {
        endTrackpadGesture(at: event.time)
        // The app is notified of this end, and may have begun a gesture of its own.
        if gestures.isNone { zoomSmoothly(by: event.zoom, about: event.location, at: event.time) }
      }
      return
    }
    guard isScrollEnabled else { return }
    if event.isPrecise {
      scrollPrecisely(by: event.travel, at: event.location, time: event.time)
    } else {
      endTrackpadGesture(at: event.time)
      if gestures.isNone { scrollSmoothly(by: event.travel, at: event.time) }
    }
  }

  /// The default behaviour of `press(_:time:)`.
  package func handle(_ key: ScrollKey, time: Double) -> Bool {
    let time = time == PointerEvent.now ? self.time : time
    guard time.isFinite else { return false }
    advanceMotion(to: time)
    let axes = content.axes
    guard isScrollEnabled, axes.x.hasRange || axes.y.hasRange else { return false }
    guard let travel = key.travel(in: axes, isPaging: isPagingEnabled) else { return false }
    guard !isTracking else { return true }
    endTrackpadGesture(at: time)
    if gestures.isNone { scrollSmoothly(by: travel, at: time) }
    return true
  }

  // MARK: Notches and keys

  private func scrollSmoothly(by travel: Vector, at time: Double) {
    // While a scale returns to its limit it determines the offset, too.
    let zoom = content.zoom
    if zoom.isBouncing || (zoom.isMoving && zoom.isBeyond) { return }
    let wasZooming = zoom.isMoving
    if wasZooming { stopMotion() }
    content.scrollSmoothly(by: travel, stoppedZoom: wasZooming, at: time)
    calls.beginAnimation()
  }

  /// Retargets notches and keys in progress to another point: finite, clamped to the range.
  package func retargetSmoothScroll(to target: Point) {
    scrollSmoothly(by: target - smoothScrollTarget, at: time)
  }

  private func zoomSmoothly(by logarithm: Double, about point: Point, at time: Double) {
    let zoom = content.zoom
    guard zoom.canZoom(by: logarithm) else { return }
    if !zoom.isWheelZoom { stopMotion() }
    calls.beginZoom()
    // The app may have begun a gesture or another zoom.
    guard gestures.isNone, zoom.isWheelZoom || !zoom.isMoving else { return calls.reportEnds() }
    // Scrolling that the app has begun would compute the offset, too.
    content.stopScrolling()
    zoom.zoomSmoothly(by: logarithm, about: point, in: content.axes, at: time)
    calls.reportEnds()
  }

  // MARK: A trackpad

  private func scrollPrecisely(by travel: Vector, at location: Point, time: Double) {
    if !isDragging {
      guard content.axes.isScrollable(feel), travel != .zero else { return }
    }
    let lock = locksDirection ? DirectionalLock(along: travel) : .none
    guard startTrackpadGesture(at: location, time: time, lock: lock),
      gestures.scroll(by: travel, at: location, time: time)
    else { return }
    let number = gestures.number
    display(scale: nil)
    gestures.reportDragging(number)
  }

  /// Zooms by a natural logarithm of the scale, about the pointer's location.
  private func zoomPrecisely(by logarithm: Double, at location: Point, time: Double) {
    guard logarithm != 0, startTrackpadGesture(at: location, time: time, lock: .none) else { return }
    let number = gestures.number
    if gestures.startTrackpadZoom(on: content, feel: feel, at: location, time: time) { calls.beginZoom() }
    // The app may have ended the gesture.
    guard gestures.isHolding(number),
      let scale = gestures.zoom(by: logarithm, on: content, feel: feel, at: location, time: time)
    else { return }
    display(scale: scale)
    gestures.reportZooming(number)
  }

  /// Starts a trackpad's gesture if there is none; returns false if the app ended it at once.
  private func startTrackpadGesture(at location: Point, time: Double, lock: DirectionalLock) -> Bool {
    if gestures.trackpad != nil { return true }
    finishRelease()
    // The app is notified of this end, and may have begun a gesture of its own.
    guard gestures.isNone else { return false }
    gestures.beginTrackpad(on: content, feel: feel, lock: lock, at: location, time: time)
    let number = gestures.number
    stopMotion()
    reportDrag(number)
    return gestures.isHolding(number)
  }

  /// Ends a trackpad's gesture that has timed out, at the time of its timeout.
  func endStaleTrackpadGesture() {
    guard let end = gestures.trackpad?.end, time >= end else { return }
    endTrackpadGesture(at: end)
  }

  /// Ends a trackpad's gesture in a state of the recognisers: content beyond an edge springs back, other content stays
  /// where it is.
  func endTrackpadGesture(at time: Double, as state: GestureRecognizer.State = .ended) {
    guard let trackpad = gestures.trackpad else { return }
    refreshControl?.rearm()
    let number = gestures.number
    gestures.endTrackpad(state)
    // A gesture or a zoom that the app has begun meanwhile brings the content back itself.
    let isReplaced =
      gestures.number != number || content.zoom.isMoving || bounceZoom(about: trackpad.location, at: time)
    if !isReplaced, gestures.number == number {
      content.springBack(feel: feel, usesDynamics: usesDynamics, at: time)
    }
    calls.endDrag(number, isReplaced: isReplaced)
  }
}
