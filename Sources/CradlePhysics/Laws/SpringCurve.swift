import CradleGeometry

/// The motion of a spring to its target, in closed form: the `SpringTransition` of its displacement from the
/// target.
///
/// Only differences from the target are used, so precision does not depend on the distance from the origin.
///
/// A number too large for a Double becomes an infinity of its sign; nothing becomes NaN.
///
/// ```swift
/// let curve = Spring.bouncy.curve(from: 120, to: 0, velocity: -800)
/// let place = curve.value(at: 0.1), speed = curve.velocity(at: 0.1)
/// let end = curve.settlingTime(within: 0.5)
/// ```
public struct SpringCurve: Law, Hashable {
  /// The spring.
  package let spring: Spring
  /// The start, in points; finite.
  package let from: Double
  /// The target, in points; finite.
  package let target: Double
  /// The start velocity, in points per second; finite.
  package let initialVelocity: Double

  /// y₀ = from − target, in points.
  let offset: Double
  private let rates: SpringRates

  /// Makes the curve that `Spring.curve(from:to:velocity:)` describes.
  init(spring: Spring, from: Double, to: Double, velocity: Double) {
    self.spring = spring
    self.from = from.isFinite ? from : to.finiteOrZero
    target = to.isFinite ? to : from.finiteOrZero
    initialVelocity = velocity.finiteOrZero
    offset = (self.from - target).broughtToFinite
    rates = SpringRates(spring)
  }

  /// The position at a time in seconds, in points; after `duration` it still moves towards the target.
  public func value(at time: Double) -> Double {
    time.sinceStart > 0 ? target + displacement(at: time.sinceStart) : from
  }

  /// The velocity at a time in seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let t = time.sinceStart
    guard t > 0 else { return initialVelocity }
    return state(at: t).velocity
  }

  /// The time from which the motion stays within a thousandth of a point of the target, in seconds;
  /// `settlingTime(within: 0.001)`.
  ///
  /// Found by bisection: store it rather than evaluate it in every frame.
  public var duration: Double { settlingTime(within: 0.001) }

  /// y(t): the displacement from the target, in points.
  func displacement(at time: Double) -> Double {
    guard time > 0 else { return offset }
    return state(at: time).displacement
  }

  private func state(at time: Double) -> SpringTransition.State {
    SpringTransition(rates, over: time)
      .apply(SpringTransition.State(displacement: offset, velocity: initialVelocity))
  }

  /// See `SpringRates`.
  var decay: Double { rates.decay }
  var natural: Double { rates.natural }
  var root: Double { rates.root }
  var oscillates: Bool { rates.oscillates }
  var slowest: Double { rates.slowest }
}
