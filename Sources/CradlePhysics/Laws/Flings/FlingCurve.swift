import CradleGeometry

/// The motion of a fling by a `FlingLaw`, from the release to rest.
///
/// It is monotone and never passes `end`.
public struct FlingCurve: Law, Hashable {
  /// The start, in points; finite.
  package let from: Double
  /// The release velocity, in points per second; finite.
  package let initialVelocity: Double
  /// The position at rest, in points; the start if the release is too slow to move.
  public let end: Double
  /// The target reported to a delegate, in points: `end`, except with UIKit's law; see
  /// `Deceleration.announcedEnd`.
  package let announcedEnd: Double
  /// The time at rest, in seconds.
  public let duration: Double

  /// The law that the curve follows; UIKit's law has its own rate if the curve was made to end at a target.
  package let law: FlingLaw

  private let shape: Shape

  private enum Shape: Hashable {
    case deceleration(Deceleration)
    case exponential(PlacedFling<ExponentialFling>)
    case spline(PlacedFling<SplineFling>)
    case power(PlacedFling<PowerFling>)
    case chromium(PlacedFling<ChromiumFling>)
  }

  /// UIKit's curve, also one that ends at a chosen target.
  package init(_ curve: Deceleration) {
    (from, initialVelocity, shape) = (curve.from, curve.initialVelocity, .deceleration(curve))
    (end, announcedEnd, duration) = (curve.end, curve.announcedEnd, curve.duration)
    law = .deceleration(rate: curve.rate)
  }

  /// Makes the curve of a release; see `FlingLaw.curve(from:velocity:)`.
  init(_ law: FlingLaw, from start: Double, velocity: Double) {
    let (start, velocity) = (start.finiteOrZero, velocity.finiteOrZero)
    let speed = abs(velocity)
    switch law {
    case .deceleration(let rate):
      self.init(Deceleration(from: start, velocity: velocity, rate: rate))
    case .exponential(let decay, let stopSpeed):
      precondition(
        decay > 0 && decay.isFinite && stopSpeed > 0,
        "FlingLaw.exponential: decay \(decay) and stopSpeed \(stopSpeed) must be above 0 and finite")
      let profile = ExponentialFling(speed: speed, decay: decay, stopSpeed: stopSpeed)
      self.init(PlacedFling(from: start, velocity: velocity, profile), law, Shape.exponential)
    case .spline(let friction):
      let profile = SplineFling(speed: speed, friction: Self.checked(friction, "spline"))
      self.init(PlacedFling(from: start, velocity: velocity, profile), law, Shape.spline)
    case .power(let friction):
      let profile = PowerFling(speed: speed, friction: Self.checked(friction, "power"))
      self.init(PlacedFling(from: start, velocity: velocity, profile), law, Shape.power)
    case .chromium:
      self.init(
        PlacedFling(from: start, velocity: velocity, ChromiumFling(speed: speed)), law, Shape.chromium)
    }
  }

  private init<Profile>(
    _ fling: PlacedFling<Profile>, _ law: FlingLaw, _ shape: (PlacedFling<Profile>) -> Shape
  ) {
    self.law = law
    (from, initialVelocity, self.shape) = (fling.from, fling.initialVelocity, shape(fling))
    (end, announcedEnd, duration) = (fling.end, fling.end, fling.duration)
  }

  private static func checked(_ friction: Double, _ name: String) -> Double {
    precondition(
      friction > 0 && friction.isFinite,
      "FlingLaw.\(name): friction \(friction) must be above 0 and finite; Android's is 0.015")
    return friction
  }

  /// The same curve shifted by a distance in points; nil for a law whose curve is restarted from its state.
  /// Android's spline cannot be restarted. The other laws depend on the speed alone, Chromium's only for
  /// releases up to 20 946 pt/s: a faster one is scaled, and a restart loses the scale.
  package func shifted(by distance: Double) -> FlingCurve? {
    guard case .spline(let fling) = shape else { return nil }
    return FlingCurve(fling.shifted(by: distance), law, Shape.spline)
  }

  /// The position at a time in seconds, in points; from `duration` on it is `end`.
  public func value(at time: Double) -> Double {
    switch shape {
    case .deceleration(let law): law.value(at: time)
    case .exponential(let law): law.value(at: time)
    case .spline(let law): law.value(at: time)
    case .power(let law): law.value(at: time)
    case .chromium(let law): law.value(at: time)
    }
  }

  /// The velocity at a time in seconds, in points per second; from `duration` on it is 0.
  public func velocity(at time: Double) -> Double {
    switch shape {
    case .deceleration(let law): law.velocity(at: time)
    case .exponential(let law): law.velocity(at: time)
    case .spline(let law): law.velocity(at: time)
    case .power(let law): law.velocity(at: time)
    case .chromium(let law): law.velocity(at: time)
    }
  }

  /// The time at which the motion is at `value`, in seconds: 0 at the start, nil if the motion stops before
  /// `value` or starts beyond it.
  public func time(reaching value: Double) -> Double? {
    switch shape {
    case .deceleration(let law): law.time(reaching: value)
    case .exponential(let law): law.time(reaching: value)
    case .spline(let law): law.time(reaching: value)
    case .power(let law): law.time(reaching: value)
    case .chromium(let law): law.time(reaching: value)
    }
  }
}
