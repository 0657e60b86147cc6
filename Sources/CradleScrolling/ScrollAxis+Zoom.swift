import CradlePhysics

// The motions of an axis during a zoom.
extension ScrollAxis {
  /// Stops at an offset, clamped to the range; if that is the present offset, the axis keeps its motion.
  mutating func stop(at value: Double) {
    guard value != offset else { return }
    offset = clamped(value)
    motion = .none
  }

  /// Eases to an offset of the range at the zoom's end, which the present range may not contain.
  mutating func easeWithZoom(to target: Double, at time: Double) {
    motion = target == offset ? .none : .easing(CosineEase(from: offset, to: target), start: time)
  }

  /// Starts a spring from rest to a target, as part of a zoom's bounce.
  mutating func spring(_ spring: Spring, to target: Double, at time: Double) {
    let law = spring.curve(from: offset, to: target, velocity: 0)
    let settling = law.settlingTime(within: ScrollFeel.bounceThreshold)
    guard settling > 0 else {
      offset = target
      motion = .none
      return
    }
    motion = .bouncing(ScrollBounce(curve: law, band: nil, settling: settling, entry: nil), start: time)
  }

  /// Keeps content without a motion along this axis within its range while the scale changes, or on its path
  /// into the range at the zoom's end: an offset that is only in the range of the larger content at that end
  /// is not clamped before.
  mutating func clamp(onTheWayInto end: ScrollAxis) {
    guard motion.kind == .none else { return }
    offset = offset.clamped(to: min(minimum, end.minimum)...max(maximum, end.maximum))
  }

  /// Retargets an animation or a bounce to another range, from the present offset and velocity.
  mutating func redirect(into range: ScrollAxis, at time: Double) {
    switch motion {
    case .easing(let law, _):
      let target = range.clamped(law.target)
      if target != law.target {
        motion = .easing(CosineEase(from: offset, to: target, duration: law.duration), start: time)
      }
    case .bouncing(let bounce, _):
      let target = range.clamped(bounce.edge)
      guard target != bounce.edge else { return }
      let moved = bounce.curve.spring.curve(from: offset, to: target, velocity: motion.velocity(at: time))
      let settling = moved.settlingTime(within: ScrollFeel.bounceThreshold)
      motion = .bouncing(ScrollBounce(curve: moved, band: nil, settling: settling, entry: nil), start: time)
    case .none, .decelerating, .snapping, .smoothScroll, .dynamics: break
    }
  }

  /// The velocity of an offset that is clamped to its range while the content grows, in pt/s.
  ///
  /// - Parameters:
  ///   - requested: The offset without clamping, in points.
  ///   - free: The velocity without clamping, in pt/s.
  ///   - growth: The velocity of the content's length, in pt/s.
  /// - Returns: The velocity of the clamped offset, in pt/s.
  func velocity(requested: Double, free: Double, growth: Double) -> Double {
    if clamped(requested) == requested { return free }
    let isShort = insetBefore + content + insetAfter < viewport
    if isShort { return alignment * growth }
    return requested < minimum ? 0 : growth
  }
}
