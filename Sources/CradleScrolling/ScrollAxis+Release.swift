// The motion of an axis after a release.
extension ScrollAxis {
  /// Starts the closed form that brings released content to rest: a spring from beyond the range, a motion to a target
  /// other than the announced one, else a fling.
  mutating func release(
    velocity: Double, announced: Double, target: Double, at time: Double, feel: ScrollFeel
  ) {
    if overscroll != 0 {
      springBack(velocity: velocity, at: time, feel: feel)
    } else if target != announced, target.isFinite {
      retarget(target, velocity: velocity, at: time, feel: feel)
    } else {
      decelerate(velocity: velocity, at: time, feel: feel)
    }
  }

  /// The offset at which content released at a velocity would end, clamped to the range.
  func announcedTarget(_ velocity: Double, feel: ScrollFeel, usesDynamics: Bool) -> Double {
    guard overscroll == 0 else { return clamped(offset) }
    if usesDynamics {
      return clamped(AnimatorDeceleration.announcedEnd(from: offset, velocity: velocity))
    }
    return clamped(feel.lawFling.curve(from: offset, velocity: velocity).announcedEnd)
  }

  /// Scrolls back into the range if the axis rests beyond it.
  mutating func scrollSmoothlyIntoRange(at time: Double) {
    if overscroll != 0, motion.kind == .none { scrollSmoothly(to: offset, at: time) }
  }

  // MARK: Dynamics

  /// Whether dynamics may move the axis: it can scroll or is beyond an edge, and it is not moving to a chosen target.
  func isFreeForDynamics(_ feel: ScrollFeel) -> Bool {
    (motion.kind == .none || motion.isFree) && (isScrollable(feel) || overscroll != 0)
  }

  /// Takes the offset and velocity that dynamics computed; without bounces it ends at the edge.
  mutating func follow(
    _ value: Double, velocity: Double, isHeld: Bool, feel: ScrollFeel, endTime end: Double?, now: Double
  ) {
    guard motion.isDynamics else { return }
    offset = feel.bounces ? value : clamped(value)
    let isAtEdge = !feel.bounces && offset != value
    if end != nil || isAtEdge {
      rest(at: offset, time: end ?? now)
    } else {
      motion = .dynamics(velocity: velocity, isBouncing: isHeld)
    }
  }
}
