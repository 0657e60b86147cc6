import CradlePhysics

/// The exact way of a spring over a time.
struct SpringWay {
  let spring: Spring
  /// In seconds.
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

  /// This way and then another one of the same spring, as one.
  func followed(by next: SpringWay) -> SpringWay {
    SpringWay(spring, duration + next.duration, transition.followed(by: next.transition))
  }
}
