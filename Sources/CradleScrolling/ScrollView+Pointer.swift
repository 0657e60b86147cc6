import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// Takes a pointer event; one whose place or time is not finite, or of another button than the left, is ignored.
  ///
  /// A down stops any motion where it is. A drag begins once the pointer is the device's slop away from where it went
  /// down; that many points along its direction are subtracted, then the content follows 1:1 and bands beyond its
  /// edges. An up flings with the pointer's velocity, from the event's own time; a cancel lets go without.
  public func pointer(_ event: PointerEvent) {
    guard event.location.isFinite, event.time.isFinite, event.button == .left else { return }
    advance(to: event.time)
    switch (event.phase, gesture) {
    case (.down, .none), (.down, .precise):
      begin(event)
    case (.down, .pointer):
      return  // The first pointer counts.
    case (_, .none), (_, .precise):
      return
    case (.move, .pointer(let tracking)):
      move(tracking, to: event)
    case (.up, .pointer(let tracking)):
      // An up elsewhere is a last move; one at the same place is none, so that holding still forgets the speed.
      if event.location != tracking.location { move(tracking, to: event) }
      release(at: event.time, keepsVelocity: true)
    case (.cancel, .pointer):
      release(at: event.time, keepsVelocity: false)
    }
  }

  private func begin(_ event: PointerEvent) {
    endPreciseGesture(at: event.time)
    tracker.reset()
    tracker.add(position: event.location, at: event.time)
    gesture = .pointer(.init(recognizer: DragRecognizer(event), location: event.location))
    stopMotion()
  }

  private func move(_ old: ScrollGesture.Tracking, to event: PointerEvent) {
    var tracking = old
    tracking.location = event.location
    tracker.add(position: event.location, at: event.time)
    if tracking.drag == nil {
      guard canScroll, tracking.recognizer.travel(to: event.location) != nil,
        let anchor = tracking.recognizer.anchor
      else {
        gesture = .pointer(tracking)
        return
      }
      tracking.drag = ScrollGesture.Drag(anchor: anchor, hold: hold())
      gesture = .pointer(tracking)
      delegate?.scrollViewWillBeginDragging(self)
      // The delegate may have moved the content or ended the gesture.
      guard case .pointer(let current) = gesture, current.drag != nil else { return }
      tracking = current
    }
    gesture = .pointer(tracking)
    showHold()
  }

  /// Whether a drag has anything to move.
  private var canScroll: Bool { axes.x.isScrollable(feel) || axes.y.isScrollable(feel) }

  /// Shows the offset that the gesture asks for: banded beyond the edges, and only on axes that scroll.
  func showHold() {
    guard let hold = gesture.hold else { return }
    change { axes in
      if axes.x.isScrollable(feel) {
        axes.x.offset = axes.x.shown(hold.asked.x, band: hold.bands.x, feel: feel)
      }
      if axes.y.isScrollable(feel) {
        axes.y.offset = axes.y.shown(hold.asked.y, band: hold.bands.y, feel: feel)
      }
    }
  }

  /// A hold of the content where it is, so that a gesture goes on from there without a jump.
  func hold() -> ScrollGesture.Hold {
    let bands = (x: band(axes.x), y: band(axes.y))
    let asked = Point(x: axes.x.asked(band: bands.x), y: axes.y.asked(band: bands.y))
    return ScrollGesture.Hold(asked: asked, bands: bands)
  }

  private func band(_ axis: ScrollAxis) -> CaughtBand {
    CaughtBand(
      RubberBand(curve: feel.overscrollCurve, dimension: axis.viewport), overscroll: axis.overscroll)
  }

  /// The offset's velocity while a gesture moves the content, in pt/s: against the hand's, less by the band's slope
  /// beyond an edge.
  func dragVelocity(at time: Double) -> Vector {
    guard let hold = gesture.hold else { return .zero }
    let hand = tracker.velocity(at: time)
    return Vector(
      dx: dragVelocity(axes.x, hand.dx, asked: hold.asked.x, hold.bands.x),
      dy: dragVelocity(axes.y, hand.dy, asked: hold.asked.y, hold.bands.y))
  }

  private func dragVelocity(_ axis: ScrollAxis, _ hand: Double, asked: Double, _ band: CaughtBand) -> Double {
    guard axis.isScrollable(feel), hand != 0 else { return 0 }
    let excess = axis.excess(asked)
    if excess == 0 { return -hand }
    return feel.bounces ? -hand * band.slope(at: excess) : 0
  }

  // MARK: Release

  /// Lets go: asks the delegate where to, then flings, snaps or springs back.
  private func release(at time: Double, keepsVelocity: Bool) {
    guard case .pointer(let tracking) = gesture else { return }
    guard tracking.drag != nil else {
      gesture = .none
      settleAfterCatch(at: time)
      return
    }
    let velocity = keepsVelocity ? releaseVelocity(at: time) : .zero
    let announced = announcedTarget(velocity)
    var target = isPagingEnabled ? pageTarget(velocity) : announced
    delegate?.scrollViewWillEndDragging(self, velocity: velocity / 1000, target: &target)
    // The delegate may have ended the gesture by moving the content itself.
    guard case .pointer(let current) = gesture, current.drag != nil else { return }
    gesture = .none
    start(velocity: velocity, announced: announced, target: target, at: time)
    let isMoving = axes.x.motion.kind != .none || axes.y.motion.kind != .none
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    announceDeceleration()
  }

  /// Content that was caught beyond an edge, or between two pages, and let go without a drag still goes home.
  private func settleAfterCatch(at time: Double) {
    let target = isPagingEnabled ? pageTarget(.zero) : contentOffset
    start(velocity: .zero, announced: contentOffset, target: target, at: time)
    announceDeceleration()
  }

  func announceDeceleration() {
    guard axes.x.motion.kind != .none || axes.y.motion.kind != .none, !gesture.isDragging else { return }
    isDecelerationAnnounced = true
    delegate?.scrollViewWillBeginDecelerating(self)
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
    guard let hold = gesture.hold else { return .zero }
    let hand = tracker.velocity(at: time)
    let travel = tracker.travel(at: time)
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
    let law = Deceleration(from: axis.offset, velocity: velocity, rate: feel.lawRate)
    return axis.clamped(law.announcedEnd)
  }

  private func pageTarget(_ velocity: Vector) -> Point {
    Point(x: Paging.target(axes.x, velocity: velocity.dx), y: Paging.target(axes.y, velocity: velocity.dy))
  }
}
