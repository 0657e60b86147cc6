import CradleGeometry
import CradlePhysics

/// The motion of a scroll view's scale without a finger: a law and its start time, evaluated and not stepped.
enum ZoomMotion {
  /// At rest.
  case none
  /// Animated zooming; the axes ease, too.
  case easing(CosineEase, start: Double)
  /// The spring back to a limit; the axes spring, too.
  case bouncing(SpringCurve, start: Double, settling: Double)
  /// The spring of wheel notches, in the logarithm of the scale.
  case wheel(Wheel)

  /// The zoom of wheel notches to a target scale.
  struct Wheel {
    /// The curve of the scale's natural logarithm.
    var law: SpringCurve
    var start: Double
    var settling: Double
    var target: Double
    var anchor: ZoomAnchor
    /// The distance of the content from its range at the start, in points. Its `remaining` share is added to
    /// the clamped offset, so the content is in its range at the end of the zoom.
    var overscroll: Vector

    /// The remaining share of the zoom at a time, 1 … 0.
    func remaining(at time: Double) -> Double {
      law.from == law.target ? 0 : (law.value(at: time - start) - law.target) / (law.from - law.target)
    }

    /// The velocity of that share, in 1/s.
    func remainingRate(at time: Double) -> Double {
      law.from == law.target ? 0 : law.velocity(at: time - start) / (law.from - law.target)
    }
  }

  /// The kind for the scroll view's phase.
  var kind: ScrollMotion.Kind {
    switch self {
    case .none: .none
    case .easing, .wheel: .animation
    case .bouncing: .bounce
    }
  }

  /// The wheel's zoom; nil for another motion.
  var wheel: Wheel? { if case .wheel(let wheel) = self { wheel } else { nil } }

  /// The scale at the end; nil at rest.
  var target: Double? {
    switch self {
    case .none: nil
    case .easing(let law, _): law.target
    case .bouncing(let law, _, _): law.target
    case .wheel(let wheel): wheel.target
    }
  }

  /// The time of the end, in seconds; nil at rest.
  var end: Double? {
    switch self {
    case .none: nil
    case .easing(let law, let start): start + law.duration
    case .bouncing(_, let start, let settling): start + settling
    case .wheel(let wheel): wheel.start + wheel.settling
    }
  }

  /// The scale at a time, and whether the motion is over by then; nil at rest.
  func state(at time: Double) -> (scale: Double, isOver: Bool)? {
    switch self {
    case .none: return nil
    case .easing(let law, let start):
      // Exactly the end: content is clamped to the range of that scale.
      let isOver = (time - start).isAtEnd(law.duration)
      return (isOver ? law.target : law.value(at: time - start), isOver)
    case .bouncing(let law, let start, let settling):
      let isOver = (time - start).isAtEnd(settling)
      return (isOver ? law.target : law.value(at: time - start), isOver)
    case .wheel(let wheel):
      guard !(time - wheel.start).isAtEnd(wheel.settling) else { return (wheel.target, true) }
      return (Elementary.exponential(wheel.law.value(at: time - wheel.start)), false)
    }
  }

  /// The scale's velocity at a time, in 1/s, if it is now `scale`.
  func velocity(at time: Double, scale: Double) -> Double {
    switch self {
    case .none: 0
    case .easing(let law, let start): law.velocity(at: time - start)
    case .bouncing(let law, let start, _): law.velocity(at: time - start)
    case .wheel(let wheel): wheel.law.velocity(at: time - wheel.start) * scale
    }
  }
}
