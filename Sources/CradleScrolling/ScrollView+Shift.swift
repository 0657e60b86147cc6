import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// Brings the content to an offset as by hand: whatever moves it goes on from there.
  ///
  /// A deceleration, a snap and a wheel's glide are shifted, with their targets; a bounce that is now inside the range goes
  /// on as a deceleration. Animated scrolling, whose end somebody named, ends here.
  func shift(to offset: Point) {
    precondition(
      offset.isFinite,
      "ScrollView.contentOffset = (\(offset.x), \(offset.y)): it must be finite; check what computed it")
    let isHeld = isTracking || isDragging
    if zoom.isMoving, !isHeld { return shiftZoom(to: offset) }
    change { axes in
      axes.x.shift(to: offset.x, at: time, feel: feel, isHeld: isHeld)
      axes.y.shift(to: offset.y, at: time, feel: feel, isHeld: isHeld)
    }
    replanCoast()
    rebaseGesture()
    finishIfAtRest()
  }

  /// Changes the content's size and moves the offset along with content that moved, in one step.
  ///
  /// Unlike a new `contentOffset` it stops nothing: a drag, a fling, a wheel's glide and an animation go on from there
  /// with their speed, towards targets that moved along. What then lies beyond the range is brought back as after any
  /// change of the range.
  ///
  /// - Parameters:
  ///   - size: what there is now, in points; finite, 0 or more.
  ///   - shift: how far what is seen has moved within the content, in points; finite.
  public func setContentSize(_ size: Size, shiftingOffsetBy shift: Vector) {
    Self.check(size, "contentSize")
    precondition(
      shift.isFinite,
      "ScrollView.setContentSize: the shift must be finite, not \(shift); check what computed it")
    guard shift != .zero else {
      contentSize = size
      return
    }
    defer { fitInsets() }
    change { axes in
      axes.x.content = size.width
      axes.y.content = size.height
      axes.x.shift(by: shift.dx, at: time, feel: feel, isHeld: isTracking || isDragging)
      axes.y.shift(by: shift.dy, at: time, feel: feel, isHeld: isTracking || isDragging)
    }
    replanCoast()
    rebaseGesture()
    finishIfAtRest()
  }
}

extension ScrollAxis {
  fileprivate mutating func shift(to value: Double, at time: Double, feel: ScrollFeel, isHeld: Bool) {
    let distance = clamped(value) - offset
    guard distance != 0 else {
      if case .easing = motion { motion = .none }
      return
    }
    let velocity = motion.velocity(at: time)
    switch motion {
    case .easing:
      motion = .none
    case .bouncing where !isHeld:
      offset = clamped(value)
      // Away from the edge that it bounced off there is nothing to spring to.
      if offset != minimum, offset != maximum { return decelerate(velocity: velocity, at: time, feel: feel) }
      return replan(at: time, feel: feel)
    case .none, .decelerating, .snapping, .bouncing, .gliding, .carried:
      shift(by: distance, at: time, feel: feel, isHeld: isHeld)
    }
    // Exactly there, whatever the sum rounds to.
    offset = clamped(value)
  }

  fileprivate mutating func shift(by distance: Double, at time: Double, feel: ScrollFeel, isHeld: Bool) {
    let velocity = motion.velocity(at: time)
    offset += distance
    if isHeld { return }
    switch motion {
    case .decelerating(_, _, _, let target?):
      retarget(target + distance, velocity: velocity, at: time, feel: feel)
    case .snapping(let law, _, _):
      retarget(law.target + distance, velocity: velocity, at: time, feel: feel)
    case .gliding(let law, _, _):
      glide(to: law.target + distance, at: time)
    case .easing(let law, let start):
      let moved = CosineEase(from: law.from + distance, to: law.target + distance, duration: law.duration)
      motion = .easing(moved, start: start)
      replan(at: time, feel: feel)
    case .carried:
      break  // The scroll view has dynamics carry it on from here.
    case .none, .decelerating, .bouncing:
      replan(at: time, feel: feel)
    }
  }
}
