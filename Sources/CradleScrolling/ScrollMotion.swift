import CradlePhysics

/// The motion of one axis of a scroll view that no pointer holds: a law and its start time.
///
/// Every law is a closed form of absolute time, so a state does not depend on the times of the calls: 30, 60,
/// 144 and 240 Hz and irregular frames show the same curve.
enum ScrollMotion {
  /// At rest.
  case none
  /// A fling's curve; `crossing` is the point at which it meets an edge, `target` the end chosen by a
  /// delegate or a page.
  case decelerating(FlingCurve, start: Double, crossing: Crossing?, target: Double?)
  /// The spring to a chosen target that no decay reaches.
  case snapping(SpringCurve, start: Double, settling: Double)
  /// The spring at an edge.
  case bouncing(ScrollBounce, start: Double)
  /// The spring of wheel notches and keys.
  case smoothScroll(SpringCurve, start: Double, settling: Double)
  /// Animated programmatic scrolling.
  case easing(CosineEase, start: Double)
  /// Moved by dynamics; the `AnimatorDeceleration` of `ScrollAxes` computes it.
  case dynamics(velocity: Double, isBouncing: Bool)

  /// The time, in seconds since its start, at which a deceleration meets an edge, and that edge's offset.
  struct Crossing {
    var time: Double
    var edge: Double
  }

  /// The kinds of motion for the delegate and the phase.
  enum Kind {
    case none, deceleration, bounce, animation
  }

  var kind: Kind {
    switch self {
    case .none: .none
    case .decelerating, .snapping: .deceleration
    case .bouncing: .bounce
    case .smoothScroll, .easing: .animation
    case .dynamics(_, let isBouncing): isBouncing ? .bounce : .deceleration
    }
  }

  /// The offset's velocity at a time, in pt/s.
  func velocity(at time: Double) -> Double {
    switch self {
    case .none: 0
    case .decelerating(let law, let start, _, _): law.velocity(at: time - start)
    case .snapping(let law, let start, _): law.velocity(at: time - start)
    case .bouncing(let bounce, let start): bounce.velocity(at: time - start)
    case .smoothScroll(let law, let start, _): law.velocity(at: time - start)
    case .easing(let law, let start): law.velocity(at: time - start)
    case .dynamics(let velocity, _): velocity
    }
  }

  /// Whether dynamics computes the motion.
  var isDynamics: Bool { if case .dynamics = self { true } else { false } }

  /// Whether wheel notches or keys caused it.
  var isSmoothScroll: Bool { if case .smoothScroll = self { true } else { false } }

  /// Whether it continues by its own velocity, without a chosen target.
  var isFree: Bool {
    switch self {
    case .decelerating(_, _, _, let target): target == nil
    case .bouncing, .dynamics: true
    case .none, .snapping, .smoothScroll, .easing: false
    }
  }
}
