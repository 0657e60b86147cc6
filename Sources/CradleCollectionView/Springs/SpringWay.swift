import CradlePhysics

/// The exact way of a spring over a time: what a unit displacement and a unit speed become.
struct SpringWay {
  let spring: Spring
  /// In seconds.
  let duration: Double
  private let (displaced, pushed): (SpringMotion, SpringMotion)

  init(_ spring: Spring, _ duration: Double) {
    let (free, kicked) = (spring.curve(from: 1, to: 0), spring.curve(from: 0, to: 0, velocity: 1))
    self.init(
      spring: spring, duration: duration,
      displaced: SpringMotion(displacement: free.value(at: duration), velocity: free.velocity(at: duration)),
      pushed: SpringMotion(displacement: kicked.value(at: duration), velocity: kicked.velocity(at: duration)))
  }

  private init(spring: Spring, duration: Double, displaced: SpringMotion, pushed: SpringMotion) {
    (self.spring, self.duration, self.displaced, self.pushed) = (spring, duration, displaced, pushed)
  }

  func apply(_ motion: SpringMotion) -> SpringMotion {
    let (x, v) = (motion.displacement, motion.velocity)
    return SpringMotion(
      displacement: displaced.displacement * x + pushed.displacement * v,
      velocity: displaced.velocity * x + pushed.velocity * v)
  }

  /// This way and then another one of the same spring, as one.
  func followed(by next: SpringWay) -> SpringWay {
    SpringWay(
      spring: spring, duration: duration + next.duration, displaced: next.apply(displaced),
      pushed: next.apply(pushed))
  }
}
