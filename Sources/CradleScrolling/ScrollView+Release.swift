import CradleGeometry
import CradlePhysics

// The end of a drag.
extension ScrollView {
  /// Lifts one finger: if another one is down the drag continues, unless the scale is beyond its limits.
  func endTouch(_ event: PointerEvent) {
    guard case .pointer(var tracking) = gesture else { return }
    guard tracking.touches.count == 2, isScrollEnabled, !(tracking.pinch != nil && zoom.isBeyond) else {
      release(at: event.time, keepsVelocity: true)
      return
    }
    if tracking.drag != nil {
      tracking.drag = currentHold.map { .init(anchor: tracking.touches.location, hold: $0) }
    }
    tracking.touches.leave(event.id)
    tracking.drag?.anchor = tracking.touches.location
    (tracking.pinch, tracking.firstSpread) = (nil, nil)
    gesture = .pointer(tracking)
    pan.numberOfTouches = 1
    endPinch(.ended)
    finishIfAtRest()
  }

  /// Ends the gesture: queries the delegate for a target, then flings, snaps or springs back.
  func release(at time: Double, keepsVelocity: Bool) {
    guard case .pointer(let tracking) = gesture else { return }
    pan.numberOfTouches = 0
    refreshControl?.rearm()
    guard tracking.drag != nil else {
      gesture = .none
      pan.enter(.failed)
      settleAfterCatch(at: time)
      return
    }
    let velocity = keepsVelocity && !zoom.isBeyond ? tracking.carried(releaseVelocity(at: time)) : .zero
    let announced = announcedTarget(velocity)
    var target = isPagingEnabled ? pageTarget(velocity) : announced
    endPinch(keepsVelocity ? .ended : .cancelled)
    pan.enter(keepsVelocity ? .ended : .cancelled)
    listener?.scrollViewWillEndDragging(
      self, withVelocity: .zero + velocity / 1000, targetContentOffset: &target)
    // The delegate may have ended the gesture by moving the content itself.
    guard case .pointer(let current) = gesture, current.drag != nil else { return }
    gesture = .none
    let isZooming = bounceZoom(about: current.touches.centroid, at: time)
    if !isZooming { start(velocity: velocity, announced: announced, target: target, at: time) }
    finishIfAtRest()
    let isMoving = !isZooming && (axes.x.motion.kind != .none || axes.y.motion.kind != .none)
    listener?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    if !isZooming { announceDeceleration() }
  }

  /// Content that was stopped beyond an edge, or between two pages, springs back on release even without a
  /// drag.
  private func settleAfterCatch(at time: Double) {
    // A zoom that a call started while the pointer was down also moves the offset to its range.
    if zoom.isMoving { return }
    let middle = Point(x: axes.x.viewport / 2, y: axes.y.viewport / 2)
    if bounceZoom(about: middle, at: time) { return }
    let target = isPagingEnabled ? pageTarget(.zero) : contentOffset
    start(velocity: .zero, announced: contentOffset, target: target, at: time)
    announceDeceleration()
  }

  func announceDeceleration() {
    guard axes.x.motion.kind != .none || axes.y.motion.kind != .none, !gesture.isDragging else { return }
    announcements.beginDeceleration()
    listener?.scrollViewWillBeginDecelerating(self)
  }

  /// Starts the motion after a release: with dynamics if that is the engine and the delegate chose no target,
  /// else with the closed forms.
  private func start(velocity: Vector, announced: Point, target: Point, at time: Double) {
    if usesDynamics, target == announced || !target.isFinite {
      // A release ends motions that a call started during the drag, as with the closed forms.
      axes.x.motion = .none
      axes.y.motion = .none
      startDynamics(velocity: velocity, at: time, entersInside: true)
    } else {
      start(&axes.x, velocity: velocity.dx, announced: announced.x, target: target.x, at: time)
      start(&axes.y, velocity: velocity.dy, announced: announced.y, target: target.y, at: time)
    }
  }

  func start(
    _ axis: inout ScrollAxis, velocity: Double, announced: Double, target: Double, at time: Double
  ) {
    if axis.overscroll != 0 {
      axis.springBack(velocity: velocity, at: time, feel: feel)
    } else if target != announced, target.isFinite {
      axis.retarget(target, velocity: velocity, at: time, feel: feel)
    } else {
      axis.decelerate(velocity: velocity, at: time, feel: feel)
    }
  }

  /// The offset's velocity at a release, in pt/s.
  private func releaseVelocity(at time: Double) -> Vector {
    guard let hold = currentHold else { return .zero }
    let panVelocity = gesture.lock.unlockedPart(of: pan.tracker.velocity(at: time))
    let travel = pan.tracker.travel(at: time)
    return Vector(
      dx: releaseVelocity(axes.x, panVelocity.dx, travel: travel.dx, requested: hold.requested.x),
      dy: releaseVelocity(axes.y, panVelocity.dy, travel: travel.dy, requested: hold.requested.y))
  }

  /// A measured velocity that points against the travel over which it was measured counts as zero; so does
  /// one outward from beyond an edge, even if the band displays no overscroll.
  private func releaseVelocity(_ axis: ScrollAxis, _ panVelocity: Double, travel: Double, requested: Double)
    -> Double
  {
    guard axis.isScrollable(feel), panVelocity * travel > 0 else { return 0 }
    return axis.excess(requested) * -panVelocity > 0 ? 0 : -panVelocity
  }

  /// The offset at which the content would end without a target, clamped to the range as UIKit passes it to its
  /// delegate.
  private func announcedTarget(_ velocity: Vector) -> Point {
    Point(x: announcedTarget(axes.x, velocity.dx), y: announcedTarget(axes.y, velocity.dy))
  }

  private func announcedTarget(_ axis: ScrollAxis, _ velocity: Double) -> Double {
    guard axis.overscroll == 0 else { return axis.clamped(axis.offset) }
    if usesDynamics {
      return axis.clamped(AnimatorDeceleration.announcedEnd(from: axis.offset, velocity: velocity))
    }
    let law = feel.lawFling.curve(from: axis.offset, velocity: velocity)
    return axis.clamped(law.announcedEnd)
  }

  private func pageTarget(_ velocity: Vector) -> Point {
    Point(x: Paging.target(axes.x, velocity: velocity.dx), y: Paging.target(axes.y, velocity: velocity.dy))
  }
}
