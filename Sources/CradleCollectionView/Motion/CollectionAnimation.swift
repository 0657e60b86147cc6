import CradleGeometry
import CradlePhysics

/// The law by which elements go from where they are seen to where they belong, in closed form.
///
///     shown(t) = place + d·A(t) + v·B(t)       d displacement and v velocity at the start
///
///     spring:  A and B of its `SpringTransition`
///     eased:   A = cos²(πt/2T), B = t·(1 − t/T)²        T duration, s
///
/// What appears and disappears fades without overshooting, whatever the spring: by one that is critically damped and has
/// its response, 0.35 s at most. So it is gone, or there, within 0.62 s.
public struct CollectionAnimation: Hashable, Sendable {
  private indirect enum Law: Hashable {
    case spring(Spring, times: SettlingTimes)
    case eased(CosineEase)
  }
  private let law: Law
  /// The law of what fades.
  private let fading: Law

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
    let fade = Self.fade(beside: spring)
    fading = fade == spring ? law : .spring(fade, times: SettlingTimes(fade))
  }

  /// The spring by which things fade where another one moves them: critically damped, and no slower than `standard`.
  private static func fade(beside spring: Spring) -> Spring {
    let slowest = Spring(response: 0.35, dampingRatio: 1)
    if spring.isRigid { return spring }
    if spring.angularFrequency <= slowest.angularFrequency { return slowest }
    return Spring(response: 2 * .pi / spring.angularFrequency, dampingRatio: 1)
  }

  /// Makes a law that takes a time in seconds, whatever the distance; negative or not finite is a programming
  /// error.
  public init(easingFor duration: Double) {
    law = .eased(CosineEase(from: 1, to: 0, duration: duration))
    fading = law
  }

  /// A and B at a time in seconds.
  func basis(at time: Double) -> (displaced: Double, pushed: Double) { Self.basis(law, at: time) }

  /// A and B of what fades, at a time in seconds.
  func fadeBasis(at time: Double) -> (displaced: Double, pushed: Double) { Self.basis(fading, at: time) }

  private static func basis(_ law: Law, at time: Double) -> (displaced: Double, pushed: Double) {
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
  func slope(at time: Double) -> (displaced: Double, pushed: Double) { Self.slope(law, at: time) }

  /// A′ and B′ of what fades, at a time in seconds, per second.
  func fadeSlope(at time: Double) -> (displaced: Double, pushed: Double) { Self.slope(fading, at: time) }

  private static func slope(_ law: Law, at time: Double) -> (displaced: Double, pushed: Double) {
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
    Self.duration(law, displacement: displacement, speed: speed)
  }

  /// When a fade of that displacement and speed has arrived, in seconds.
  func fadeDuration(displacement: Double, speed: Double) -> Double {
    Self.duration(fading, displacement: displacement, speed: speed)
  }

  private static func duration(_ law: Law, displacement: Double, speed: Double) -> Double {
    switch law {
    case .eased(let ease): return ease.duration
    case .spring(_, let times): return times.duration(displacement: displacement, speed: speed)
    }
  }

  /// The part of a velocity that a fade takes along without turning round: none away from its end, and towards it no
  /// more than the law bears without passing it.
  ///
  /// A critically damped spring bears ω·|d|, and what already fades by it never has more: an interrupted fade goes on as
  /// if it were not. An ease bears |d|·π²/4T, where A″ = π²/2T² and B″ = 2/T meet at the end.
  func fadeVelocity(_ velocity: Double, displacement: Double) -> Double {
    guard velocity * displacement < 0 else { return 0 }
    let rate: Double
    switch fading {
    case .spring(let spring, _): rate = spring.angularFrequency
    case .eased(let ease): rate = .pi * .pi / (4 * ease.duration)
    }
    let limit = rate * abs(displacement)
    return min(max(velocity, -limit), limit)
  }
}
