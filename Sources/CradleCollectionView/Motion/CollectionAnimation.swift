import CradlePhysics

/// The law by which elements go from where they are seen to where they belong, in closed form.
///
///     shown(t) = place + d·A(t) + v·B(t)       d displacement and v velocity at the start
///
///     spring:  A and B of its `SpringTransition`
///     eased:   A = cos²(πt/2T), B = t·(1 − t/T)²        T duration, s
public struct CollectionAnimation: Hashable, Sendable {
  private indirect enum Law: Hashable {
    case spring(Spring, times: SettlingTimes)
    case eased(CosineEase)
  }
  private let law: Law

  /// An element has arrived once all of it stays within this many points, or hundredths of scale, alpha and
  /// radians.
  static let threshold = 0.05

  /// The default: a critically damped spring with a response of 0.35 s.
  public static let standard = CollectionAnimation(spring: Spring(response: 0.35, dampingRatio: 1))

  /// Makes a law of a spring, which keeps an interrupted motion's speed; one without damping is a programming
  /// error.
  public init(spring: Spring) {
    precondition(
      spring.damping > 0 && spring.stiffness > 0 || spring.isRigid,
      "CollectionAnimation: the spring never comes to rest; give it stiffness and damping above 0")
    law = .spring(spring, times: SettlingTimes(spring))
  }

  /// Makes a law that takes a time in seconds, whatever the distance; negative or not finite is a programming
  /// error.
  public init(easingFor duration: Double) {
    law = .eased(CosineEase(from: 1, to: 0, duration: duration))
  }

  /// A and B at a time in seconds.
  func basis(at time: Double) -> (displaced: Double, pushed: Double) {
    switch law {
    case .spring(let spring, _):
      let transition = SpringTransition(spring, over: time)
      return (transition.displaced.displacement, transition.pushed.displacement)
    case .eased(let ease):
      guard time < ease.duration else { return (0, 0) }
      let rest = 1 - time / ease.duration
      return (ease.value(at: time), time * rest * rest)
    }
  }

  /// A′ and B′ at a time in seconds, per second.
  func slope(at time: Double) -> (displaced: Double, pushed: Double) {
    switch law {
    case .spring(let spring, _):
      let transition = SpringTransition(spring, over: time)
      return (transition.displaced.velocity, transition.pushed.velocity)
    case .eased(let ease):
      guard time < ease.duration else { return (0, 0) }
      let u = time / ease.duration
      return (ease.velocity(at: time), (1 - u) * (1 - 3 * u))
    }
  }

  /// When a motion of that displacement and speed has arrived, in seconds.
  func duration(displacement: Double, speed: Double) -> Double {
    switch law {
    case .eased(let ease): return ease.duration
    case .spring(_, let times): return times.duration(displacement: displacement, speed: speed)
    }
  }
}
