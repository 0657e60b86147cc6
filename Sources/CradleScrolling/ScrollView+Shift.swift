import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// Moves the content to an offset at once; the present motion continues from there.
  ///
  /// A deceleration, a snap and a wheel's spring are shifted together with their targets; a bounce that is
  /// now inside the range continues as a deceleration. Animated scrolling, whose target the app named, ends.
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
    replanDynamics()
    rebaseGesture()
    finishIfAtRest()
  }

  /// Changes the content's size and shifts the offset by the displacement of the visible content, in one
  /// step.
  ///
  /// Unlike setting `contentOffset` it stops nothing: a drag, a fling, a wheel's spring and an animation
  /// continue with their velocity, towards targets that are shifted, too. Content that is then beyond the
  /// range is brought back as after any change of the range.
  ///
  /// - Parameters:
  ///   - size: The new size of the content, in points; finite, 0 or more.
  ///   - shift: The displacement of the visible content within the content, in points; finite.
  package func setContentSize(_ size: Size, shiftingOffsetBy shift: Vector) {
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
    replanDynamics()
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
      // Away from its edge a bounce has no target.
      if offset != minimum, offset != maximum { return decelerate(velocity: velocity, at: time, feel: feel) }
      return replan(at: time, feel: feel)
    case .none, .decelerating, .snapping, .bouncing, .smoothScroll, .dynamics:
      shift(by: distance, at: time, feel: feel, isHeld: isHeld)
    }
    // Set exactly: the shifted sum may be rounded.
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
    case .smoothScroll(let law, _, _):
      scrollSmoothly(to: law.target + distance, at: time)
    case .easing(let law, let start):
      let moved = CosineEase(from: law.from + distance, to: law.target + distance, duration: law.duration)
      motion = .easing(moved, start: start)
      replan(at: time, feel: feel)
    case .dynamics:
      break  // The scroll view restarts dynamics from here.
    case .none, .decelerating, .bouncing:
      replan(at: time, feel: feel)
    }
  }
}
