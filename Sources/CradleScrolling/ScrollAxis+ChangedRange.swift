import CradleGeometry
import CradlePhysics

extension ScrollAxis {
  /// Adapts the motion to a range or feel that changed during it, from the present offset and velocity.
  mutating func replan(at time: Double, feel: ScrollFeel) {
    let velocity = motion.velocity(at: time)
    switch motion {
    case .none:
      offset = clamped(offset)
    case .decelerating(_, _, _, let target?):
      retarget(target, velocity: velocity, at: time, feel: feel)
    case .snapping(let law, _, _):
      retarget(law.target, velocity: velocity, at: time, feel: feel)
    case .decelerating(let law, let start, _, _):
      // Some laws cannot be restarted from their present offset and velocity: such a curve keeps its start
      // time and is shifted.
      let moved = offset - law.value(at: time - start)
      if overscroll == 0, law.law == feel.lawFling, let shifted = law.shifted(by: moved) {
        return follow(shifted, start: start)
      }
      let edge = clamped(offset)
      if overscroll * velocity < 0, !feel.bounces { offset = edge }
      if overscroll == 0 || returnsInside(velocity, feel: feel) {
        decelerate(velocity: velocity, at: time, feel: feel)
      } else {
        hit(edge, velocity: velocity, at: time, feel: feel)
      }
    case .bouncing(let law, let start):
      let edge = overscroll == 0 ? law.edge : clamped(offset)
      if edge == minimum || edge == maximum, feel.bounces {
        let speed = law.curve.velocity(at: time - start)
        bounce(to: edge, velocity: speed, at: time, feel: feel, entersInside: law.entry != nil)
      } else if overscroll == 0, law.entry != nil || offset != edge {
        decelerate(velocity: velocity, at: time, feel: feel)
      } else {
        // The velocity of a spring that only brings the content back to its edge is no fling.
        rest(at: edge, time: time)
      }
    case .dynamics:
      // Dynamics continues unless the engine is now `laws`.
      guard feel.engine == .laws else { return }
      if overscroll == 0 {
        decelerate(velocity: velocity, at: time, feel: feel)
      } else {
        hit(clamped(offset), velocity: velocity, at: time, feel: feel)
      }
    case .smoothScroll(let law, _, _):
      scrollSmoothly(to: law.target, at: time)
    case .easing(let law, _):
      if law.value(at: law.duration) != clamped(law.value(at: law.duration)) {
        scrollSmoothly(to: law.value(at: law.duration), at: time)
      }
    }
  }

  /// Whether a fling that lies beyond an edge after a change of the range returns inside by its own velocity;
  /// a spring would remove that velocity.
  private func returnsInside(_ velocity: Double, feel: ScrollFeel) -> Bool {
    let law = feel.lawFling.curve(from: offset, velocity: velocity)
    return overscroll * velocity < 0 && law.time(reaching: clamped(offset)) != nil
  }

  /// Stays at the start if the axis rested there before its lengths changed.
  mutating func stayAtStart(of before: ScrollAxis) {
    if before.motion.kind == .none, before.offset == before.minimum { offset = minimum }
  }

  // MARK: A shift of the content

  /// Moves to an offset, clamped to the range; the motion continues from there. Animated scrolling,
  /// whose target the app named, ends.
  mutating func shift(to value: Double, at time: Double, feel: ScrollFeel, isHeld: Bool) {
    // An offset that is set to itself moves nothing, even beyond the range.
    let distance = value == offset ? 0 : clamped(value) - offset
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

  /// Moves by a distance, together with the target of the motion.
  mutating func shift(by distance: Double, at time: Double, feel: ScrollFeel, isHeld: Bool) {
    let velocity = motion.velocity(at: time)
    offset += distance
    // Resting content that a pointer holds may stay beyond the range.
    if isHeld, motion.kind == .none { return }
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
      break  // `ScrollAxes` restarts dynamics from here.
    case .none, .decelerating, .bouncing:
      replan(at: time, feel: feel)
    }
  }
}
