import CradleGeometry
import CradlePhysics

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
        endPreciseGesture(at: event.time)
        smoothZoom(by: event.zoom, about: event.location, at: event.time)
      }
      return
    }
    guard isScrollEnabled else { return }
    if event.isPrecise {
      scrollPrecisely(by: event.travel, at: event.location, time: event.time)
    } else {
      endPreciseGesture(at: event.time)
      scrollSmoothly(by: event.travel, at: event.time)
    }
  }

  /// The default behaviour of `press(_:time:)`.
  package func handle(_ key: ScrollKey, time: Double) -> Bool {
    let time = time == PointerEvent.now ? self.time : time
    guard time.isFinite else { return false }
    advanceMotion(to: time)
    guard isScrollEnabled else { return false }
    let isVertical = axes.y.hasRange
    guard isVertical || axes.x.hasRange else { return false }
    guard !isTracking else { return true }
    let along = isVertical ? axes.y : axes.x
    let page = along.viewport * (isPagingEnabled ? 1 : ScrollFeel.pageKeyFraction)
    let travel: Vector
    switch key {
    case .up: travel = Vector(dx: 0, dy: -arrowStep(axes.y))
    case .down: travel = Vector(dx: 0, dy: arrowStep(axes.y))
    case .left: travel = Vector(dx: -arrowStep(axes.x), dy: 0)
    case .right: travel = Vector(dx: arrowStep(axes.x), dy: 0)
    case .pageUp: travel = isVertical ? Vector(dx: 0, dy: -page) : Vector(dx: -page, dy: 0)
    case .pageDown: travel = isVertical ? Vector(dx: 0, dy: page) : Vector(dx: page, dy: 0)
    case .home: travel = toEnd(along.minimum - along.smoothScrollTarget, isVertical)
    case .end: travel = toEnd(along.maximum - along.smoothScrollTarget, isVertical)
    }
    if (travel.dx != 0 && !axes.x.hasRange) || (travel.dy != 0 && !axes.y.hasRange) { return false }
    endPreciseGesture(at: time)
    scrollSmoothly(by: travel, at: time)
    return true
  }

  private func arrowStep(_ axis: ScrollAxis) -> Double {
    isPagingEnabled ? axis.viewport : WheelEvent.pointsPerNotch
  }

  private func toEnd(_ distance: Double, _ isVertical: Bool) -> Vector {
    isVertical ? Vector(dx: 0, dy: distance) : Vector(dx: distance, dy: 0)
  }

  private func scrollSmoothly(by travel: Vector, at time: Double) {
    // While a scale springs back to its limit it determines the offset, too.
    if zoom.isBouncing { return }
    if zoom.isMoving {
      stopMotion()
      // A zoom may be stopped while its content is beyond an edge, along the other axis, too.
      axes.x.smoothlyScrollBackIfBeyond(at: time)
      axes.y.smoothlyScrollBackIfBeyond(at: time)
    }
    if travel.dx != 0, axes.x.hasRange {
      axes.x.scrollSmoothly(to: axes.x.smoothScrollTarget + travel.dx, at: time)
    }
    if travel.dy != 0, axes.y.hasRange {
      axes.y.scrollSmoothly(to: axes.y.smoothScrollTarget + travel.dy, at: time)
    }
    announceAnimation()
    finishIfAtRest()
  }

  /// The target of notches and keys in progress; else the present offset.
  package var smoothScrollTarget: Point { Point(x: axes.x.smoothScrollTarget, y: axes.y.smoothScrollTarget) }

  /// Retargets notches and keys in progress to another point: finite, clamped to the range.
  package func retargetSmoothScroll(to target: Point) {
    scrollSmoothly(by: target - smoothScrollTarget, at: time)
  }

  /// Records that an animation runs, so that its end is reported once.
  func announceAnimation() {
    if axes.x.motion.kind == .animation || axes.y.motion.kind == .animation {
      announcements.beginAnimation()
    }
  }

  // MARK: Precise deltas

  private func scrollPrecisely(by travel: Vector, at location: Point, time: Double) {
    if !gesture.isDragging {
      guard axes.x.isScrollable(feel) || axes.y.isScrollable(feel), travel != .zero else { return }
    }
    guard beginPrecise(at: location, time: time, lock: lock(along: travel)) else { return }
    // The delegate may have ended the gesture.
    guard case .precise(var precise) = gesture else { return }
    let travel = precise.lock.unlockedPart(of: travel)
    precise.hold.requested += travel
    (precise.last, precise.location) = (time, location)
    gesture = .precise(precise)
    pan.viewportLocation = location
    pan.follow(displacement: -travel)
    // Fingers that move the content up move up themselves.
    pan.tracker.add(position: Point(x: -precise.hold.requested.x, y: -precise.hold.requested.y), at: time)
    displayHold()
    pan.enter(.changed)
  }

  /// Starts a trackpad's gesture if there is none; returns false if the delegate ended it at once.
  func beginPrecise(at location: Point, time: Double, lock: DirectionalLock = .none) -> Bool {
    if case .precise = gesture { return true }
    gesture = .precise(.init(hold: hold(), last: time, lock: lock, location: location))
    pan.tracker.reset()
    pan.begin(at: location)
    stopMotion()
    pan.enter(.began)
    listener?.scrollViewWillBeginDragging(self)
    if case .precise = gesture { return true } else { return false }
  }

  /// The time, in seconds, at which a trackpad's gesture ends if no further event comes; nil without a
  /// gesture.
  package var preciseGestureEnd: Double? {
    guard case .precise(let precise) = gesture else { return nil }
    return precise.last + ScrollFeel.preciseTimeout
  }

  /// Ends a trackpad's gesture that has timed out, at the time of its timeout.
  func endStalePreciseGesture() {
    guard let end = preciseGestureEnd, time >= end else { return }
    endPreciseGesture(at: end)
  }

  /// Ends a trackpad's gesture: content beyond an edge springs back, other content stays where it is.
  func endPreciseGesture(at time: Double) {
    guard case .precise(let precise) = gesture else { return }
    gesture = .none
    endPinch(.ended)
    pan.enter(.ended)
    let isZooming = bounceZoom(about: precise.location, at: time)
    if isZooming {
      // The axes spring with the scale.
    } else if usesDynamics {
      startDynamics(velocity: .zero, at: time, entersInside: false)
    } else {
      axes.x.springBackIfBeyond(at: time, feel: feel)
      axes.y.springBackIfBeyond(at: time, feel: feel)
    }
    finishIfAtRest()
    let isMoving = !isZooming && (axes.x.motion.kind != .none || axes.y.motion.kind != .none)
    listener?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    if !isZooming { announceDeceleration() }
  }
}

extension ScrollAxis {
  fileprivate mutating func smoothlyScrollBackIfBeyond(at time: Double) {
    if overscroll != 0, motion.kind == .none { scrollSmoothly(to: offset, at: time) }
  }

  fileprivate mutating func springBackIfBeyond(at time: Double, feel: ScrollFeel) {
    if overscroll != 0 { springBack(velocity: 0, at: time, feel: feel) }
  }
}
