import CradleGeometry
import CradlePhysics

/// The closed form by which elements move from where they are shown to their places.
///
///     shown(t) = place + d·A(t) + v·B(t)       d displacement and v velocity at the start
///
///     spring:  A and B of its `SpringTransition`
///     timed:   A = 1 − c((t − D)/T), B = 0              c an `EaseCurve`, D delay, T duration, s
///
/// Elements that appear and disappear do not overshoot with any spring. They fade by a critically damped spring of the
/// same response, at most 0.35 s, so a fade ends within 0.62 s; they move by a critically damped spring of the same
/// response instead of an underdamped one.
package struct CollectionAnimation: Hashable, Sendable {
  /// The law of motions.
  let law: Law
  /// The law of fades.
  let fading: Law
  /// The law of motions of elements that fade.
  let passing: Law

  /// An element has arrived once all its attributes stay within this many points; scale, alpha and radians
  /// count as 100 points each.
  static let threshold = 0.05

  /// The default: a critically damped spring with a response of 0.35 s.
  package static let standard = CollectionAnimation(spring: standardSpring)
  private static let standardSpring = Spring(response: 0.35, dampingRatio: 1)

  /// Makes a law from a spring, which keeps an interrupted motion's velocity. A spring without stiffness or
  /// without damping traps, unless it is infinitely stiff.
  package init(spring: Spring) {
    precondition(
      spring.damping > 0 && spring.stiffness > 0 || spring.isRigid,
      "CollectionView.spring: the spring never comes to rest; give it stiffness and damping above 0")
    law = .spring(spring, times: SettlingTimes(spring))
    let fade = Self.fade(beside: spring)
    fading = fade == spring ? law : .spring(fade, times: SettlingTimes(fade))
    let critical = Spring(response: 2 * .pi / spring.angularFrequency, dampingRatio: 1)
    let swings = !spring.isRigid && spring.dampingRatio < 1
    passing = swings ? .spring(critical, times: SettlingTimes(critical)) : law
  }

  /// The spring of motions; the standard one if it has another law.
  var spring: Spring {
    if case .spring(let spring, _) = law { return spring }
    return Self.standard.spring
  }

  /// The spring of fades beside another spring: critically damped, and no slower than `standard`.
  private static func fade(beside spring: Spring) -> Spring {
    if spring.isRigid { return spring }
    if spring.angularFrequency <= standardSpring.angularFrequency { return standardSpring }
    return Spring(response: 2 * .pi / spring.angularFrequency, dampingRatio: 1)
  }

  /// Makes a law with a curve, and a delay and a duration in seconds. As UIKit's animations with a duration, its
  /// motions begin at rest.
  package init(_ curve: EaseCurve, delay: Double, duration: Double) {
    func timed(_ curve: EaseCurve) -> Law {
      .timed(curve, delay: max(0, delay.finiteOrZero), duration: max(0, duration.finiteOrZero))
    }
    law = timed(curve)
    fading = timed(curve.withoutOvershoot)
    passing = fading
  }

  /// Limits a velocity so that a fade does not reverse or overshoot: 0 away from its end, and towards it at
  /// most the speed with which the law does not pass the end.
  ///
  /// For a critically damped spring the limit is ω·|d|; a fade by that spring never exceeds it, so an
  /// interrupted fade continues unchanged. A law with a curve takes no velocity over.
  func fadeVelocity(_ velocity: Double, displacement: Double) -> Double {
    guard velocity * displacement < 0 else { return 0 }
    let rate: Double
    switch fading {
    case .spring(let spring, _): rate = spring.angularFrequency
    case .timed: rate = 0
    }
    let limit = rate * abs(displacement)
    return velocity.clamped(to: -limit...limit)
  }
}

extension CollectionAnimation {
  /// A spring or a curve, from a displacement to none.
  indirect enum Law: Hashable {
    case spring(Spring, times: SettlingTimes)
    case timed(EaseCurve, delay: Double, duration: Double)

    /// A and B at a time in seconds.
    func basis(at time: Double) -> (displaced: Double, pushed: Double) {
      switch self {
      case .spring(let spring, _):
        let transition = SpringTransition(spring, over: time)
        return (transition.displaced.displacement, transition.pushed.displacement)
      case .timed(let curve, let delay, let duration):
        if time < delay { return (1, 0) }
        guard time - delay < duration else { return (0, 0) }
        return (1 - curve.progress(at: (time - delay) / duration), 0)
      }
    }

    /// A′ and B′ at a time in seconds, per second.
    func slope(at time: Double) -> (displaced: Double, pushed: Double) {
      switch self {
      case .spring(let spring, _):
        let transition = SpringTransition(spring, over: time)
        return (transition.displaced.velocity, transition.pushed.velocity)
      case .timed(let curve, let delay, let duration):
        let elapsed = time - delay
        guard elapsed >= 0, elapsed < duration else { return (0, 0) }
        return (-curve.rate(at: elapsed / duration) / duration, 0)
      }
    }

    /// The duration of a motion with a displacement and speed, in seconds.
    func duration(displacement: Double, speed: Double) -> Double {
      switch self {
      case .timed(_, let delay, let duration): delay + duration
      case .spring(_, let times): times.duration(displacement: displacement, speed: speed)
      }
    }
  }
}
