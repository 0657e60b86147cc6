import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// Takes a wheel event; one that is not finite is ignored, and so is any while a pointer is down.
  ///
  /// A notch moves the target of a critically damped spring; notches add up and the ends stop them. Precise deltas move
  /// the content 1:1 and band beyond the ends until 0.1 s have passed without one.
  public func wheel(_ event: WheelEvent) {
    guard event.delta.isFinite, event.time.isFinite else { return }
    advance(to: event.time)
    if isTracking { return }
    if event.isPrecise {
      scrollPrecisely(by: event.travel, at: event.time)
    } else {
      endPreciseGesture(at: event.time)
      glide(by: event.travel, at: event.time)
    }
  }

  /// Takes a press of a key; true when the key moves an axis that scrolls.
  ///
  /// Arrows move one notch, or one page when paging; PageUp and PageDown nine tenths of the viewport; Home and End to
  /// the ends of the vertical way, or of the horizontal one where there is no other. While a pointer is down they do
  /// nothing.
  public func press(_ key: ScrollKey, time: Double) -> Bool {
    guard time.isFinite else { return false }
    advance(to: time)
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
    case .home: travel = toEnd(along.minimum - along.glideTarget, isVertical)
    case .end: travel = toEnd(along.maximum - along.glideTarget, isVertical)
    }
    if (travel.dx != 0 && !axes.x.hasRange) || (travel.dy != 0 && !axes.y.hasRange) { return false }
    endPreciseGesture(at: time)
    glide(by: travel, at: time)
    return true
  }

  private func arrowStep(_ axis: ScrollAxis) -> Double {
    isPagingEnabled ? axis.viewport : WheelEvent.pointsPerNotch
  }

  private func toEnd(_ way: Double, _ isVertical: Bool) -> Vector {
    isVertical ? Vector(dx: 0, dy: way) : Vector(dx: way, dy: 0)
  }

  private func glide(by travel: Vector, at time: Double) {
    if travel.dx != 0, axes.x.hasRange { axes.x.glide(to: axes.x.glideTarget + travel.dx, at: time) }
    if travel.dy != 0, axes.y.hasRange { axes.y.glide(to: axes.y.glideTarget + travel.dy, at: time) }
    announceAnimation()
    finishIfAtRest()
  }

  /// Where notches and keys lead; the present offset when none does.
  package var glideTarget: Point { Point(x: axes.x.glideTarget, y: axes.y.glideTarget) }

  /// Leads notches and keys that are under way to another point, finite, within the range.
  package func retargetGlide(to target: Point) {
    glide(by: target - glideTarget, at: time)
  }

  /// Notes that an animation runs, so that its end is told, once.
  func announceAnimation() {
    if axes.x.motion.kind == .animation || axes.y.motion.kind == .animation { isAnimationAnnounced = true }
  }

  // MARK: Precise deltas

  private func scrollPrecisely(by travel: Vector, at time: Double) {
    if !gesture.isDragging {
      guard axes.x.isScrollable(feel) || axes.y.isScrollable(feel), travel != .zero else { return }
      gesture = .precise(hold(), last: time)
      tracker.reset()
      stopMotion()
      delegate?.scrollViewWillBeginDragging(self)
    }
    // The delegate may have ended the gesture.
    guard case .precise(var hold, _) = gesture else { return }
    hold.asked += travel
    gesture = .precise(hold, last: time)
    // A hand that moves the content up moves up itself.
    tracker.add(position: Point(x: -hold.asked.x, y: -hold.asked.y), at: time)
    showHold()
  }

  /// When a trackpad's gesture that says nothing more will have ended; nil without one.
  package var preciseGestureEnd: Double? {
    guard case .precise(_, let last) = gesture else { return nil }
    return last + ScrollFeel.preciseTimeout
  }

  /// Ends a trackpad's gesture that has said nothing for the time-out, at the time it ran out.
  func endStalePreciseGesture() {
    guard let end = preciseGestureEnd, time >= end else { return }
    endPreciseGesture(at: end)
  }

  /// Ends a trackpad's gesture: content beyond an edge springs back, other content stays where it is.
  func endPreciseGesture(at time: Double) {
    guard case .precise = gesture else { return }
    gesture = .none
    if coasts {
      coast(velocity: .zero, at: time, entersInside: false)
    } else {
      axes.x.springBackIfBeyond(at: time, feel: feel)
      axes.y.springBackIfBeyond(at: time, feel: feel)
    }
    let isMoving = axes.x.motion.kind != .none || axes.y.motion.kind != .none
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    announceDeceleration()
  }
}

extension ScrollAxis {
  fileprivate mutating func springBackIfBeyond(at time: Double, feel: ScrollFeel) {
    if overscroll != 0 { springBack(velocity: 0, at: time, feel: feel) }
  }
}
