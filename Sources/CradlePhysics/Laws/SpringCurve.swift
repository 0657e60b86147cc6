import CradleGeometry

/// The way of a spring to its target, in closed form: `SpringTransition` of how far it is from there.
///
/// Only differences from the target enter: far from the origin the curve is the same.
///
/// A number too large for a Double comes out infinite, with its sign; nothing comes out NaN.
public struct SpringCurve: Law, Hashable {
  /// The spring that pulls.
  public let spring: Spring
  /// The start, in points; always finite.
  public let from: Double
  /// Where the motion tends, in points; always finite.
  public let target: Double
  /// The start velocity, in points per second; always finite.
  public let initialVelocity: Double

  /// y₀ = from − target, in points.
  let offset: Double
  private let rates: SpringRates

  /// Makes the curve of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - from: The start, in points; not finite counts as `to`.
  ///   - to: The target, in points; not finite counts as `from`; 0 when neither is.
  ///   - velocity: The start velocity, in points per second, positive towards larger values; not finite counts as 0.
  public init(spring: Spring, from: Double, to: Double, velocity: Double = 0) {
    self.spring = spring
    self.from = from.isFinite ? from : to.finiteOrZero
    target = to.isFinite ? to : from.finiteOrZero
    initialVelocity = velocity.finiteOrZero
    offset = (self.from - target).broughtToFinite
    rates = SpringRates(spring)
  }

  /// The position at a time in seconds, in points; past `duration` it goes on towards the target.
  public func value(at time: Double) -> Double {
    time.sinceStart > 0 ? target + displacement(at: time.sinceStart) : from
  }

  /// The velocity at a time in seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let t = time.sinceStart
    guard t > 0 else { return initialVelocity }
    return state(at: t).velocity
  }

  /// When the motion stays within a thousandth of a point of the target, in seconds; `settlingTime(within: 0.001)`.
  ///
  /// Found by bisection: keep it rather than ask in every frame.
  public var duration: Double { settlingTime(within: 0.001) }

  /// y(t): how far from the target, in points.
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
