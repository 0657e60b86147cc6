import CradlePhysics

// What an axis does beside a scale that moves.
extension ScrollAxis {
  /// Stops at an offset, or at the edge nearest to it; where it is already, it goes on.
  mutating func stop(at value: Double) {
    guard value != offset else { return }
    offset = clamped(value)
    motion = .none
  }

  /// Starts a motion that leads somewhere; none for one that is there.
  mutating func run(_ motion: ScrollMotion) {
    if case .easing(let law, _) = motion, law.from == law.target {
      self.motion = .none
    } else {
      self.motion = motion
    }
  }

  /// Starts a spring at rest to a target, as part of a zoom's bounce.
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

  /// Leads a motion with a target on into another range, from its present place and speed.
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
    case .none, .decelerating, .snapping, .gliding, .carried: break
    }
  }

  /// The velocity of an offset that is kept to the range while the content grows, in pt/s.
  ///
  /// - Parameters:
  ///   - asked: The offset without the range, in points.
  ///   - free: Its velocity there, in pt/s.
  ///   - growth: The content's, in pt/s.
  /// - Returns: The offset's own, in pt/s.
  func velocity(asked: Double, free: Double, growth: Double) -> Double {
    if clamped(asked) == asked { return free }
    let isShort = insetBefore + content + insetAfter < viewport
    if isShort { return alignment * growth }
    return asked < minimum ? 0 : growth
  }
}
