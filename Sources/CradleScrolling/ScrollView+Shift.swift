import CradleGeometry
import CradlePhysics

extension ScrollView {
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
