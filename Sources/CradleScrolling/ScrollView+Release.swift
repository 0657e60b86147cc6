import CradleGeometry
import CradlePhysics

// What happens when a pointer lets go.
extension ScrollView {
  /// One finger lifts: with another one down the drag goes on, unless the scale is beyond its limits.
  func lift(_ event: PointerEvent) {
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

  /// Lets go: asks the delegate where to, then flings, snaps or springs back.
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

  /// Content that was caught beyond an edge, or between two pages, and let go without a drag still goes home.
  private func settleAfterCatch(at time: Double) {
    let middle = Point(x: axes.x.viewport / 2, y: axes.y.viewport / 2)
    if bounceZoom(about: middle, at: time) { return }
    let target = isPagingEnabled ? pageTarget(.zero) : contentOffset
    start(velocity: .zero, announced: contentOffset, target: target, at: time)
    announceDeceleration()
  }

  func announceDeceleration() {
    guard axes.x.motion.kind != .none || axes.y.motion.kind != .none, !gesture.isDragging else { return }
    announcements.isDeceleration = true
    listener?.scrollViewWillBeginDecelerating(self)
  }

  /// Sets off after a release: by dynamics when that is the engine and nobody chose a target, else by the laws.
  private func start(velocity: Vector, announced: Point, target: Point, at time: Double) {
    if coasts, target == announced || !target.isFinite {
      // A release ends whatever a program began meanwhile, as it does under the laws.
      axes.x.motion = .none
      axes.y.motion = .none
      coast(velocity: velocity, at: time, entersInside: true)
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
    let hand = gesture.lock.free(pan.tracker.velocity(at: time))
    let travel = pan.tracker.travel(at: time)
    return Vector(
      dx: releaseVelocity(axes.x, hand.dx, travel: travel.dx, asked: hold.asked.x),
      dy: releaseVelocity(axes.y, hand.dy, travel: travel.dy, asked: hold.asked.y))
  }

  /// A fit that points against the travel it comes from counts as none, and so does speed outward from beyond an edge,
  /// also where the band shows nothing of it.
  private func releaseVelocity(_ axis: ScrollAxis, _ hand: Double, travel: Double, asked: Double) -> Double {
    guard axis.isScrollable(feel), hand * travel > 0 else { return 0 }
    return axis.excess(asked) * -hand > 0 ? 0 : -hand
  }

  /// Where the content would end by itself: within the range, as UIKit tells its delegate.
  private func announcedTarget(_ velocity: Vector) -> Point {
    Point(x: announcedTarget(axes.x, velocity.dx), y: announcedTarget(axes.y, velocity.dy))
  }

  private func announcedTarget(_ axis: ScrollAxis, _ velocity: Double) -> Double {
    guard axis.overscroll == 0 else { return axis.clamped(axis.offset) }
    if coasts { return axis.clamped(ScrollCoast.announcedEnd(from: axis.offset, velocity: velocity)) }
    let law = feel.lawFling.curve(from: axis.offset, velocity: velocity)
    return axis.clamped(law.announcedEnd)
  }

  private func pageTarget(_ velocity: Vector) -> Point {
    Point(x: Paging.target(axes.x, velocity: velocity.dx), y: Paging.target(axes.y, velocity: velocity.dy))
  }
}
