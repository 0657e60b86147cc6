import CradlePhysics

/// The exact transition of a spring's state over a duration.
struct TimedSpringTransition {
  let spring: Spring
  /// The duration, in seconds.
  let duration: Double
  private let transition: SpringTransition

  init(_ spring: Spring, _ duration: Double) {
    self.init(spring, duration, SpringTransition(spring, over: duration))
  }

  private init(_ spring: Spring, _ duration: Double, _ transition: SpringTransition) {
    (self.spring, self.duration, self.transition) = (spring, duration, transition)
  }

  @inline(__always)
  func apply(_ motion: SpringMotion) -> SpringMotion { transition.apply(motion) }

  /// The transition followed by another one of the same spring, as one.
  func followed(by next: TimedSpringTransition) -> TimedSpringTransition {
    TimedSpringTransition(spring, duration + next.duration, transition.followed(by: next.transition))
  }
}
