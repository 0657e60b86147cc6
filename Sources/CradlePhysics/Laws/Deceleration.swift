import CradleGeometry

/// The motion of a flung scroll view after the finger lifts: its speed decays, and it stops.
///
///     x(t) = x₀ + v₀·F·(1 − rᵐ)      v(t) = v₀·rᵐ      m = 1000·t
///     F = r/(1 − r)/1000             the sum of rᵐ over whole milliseconds, not its integral
///     rests at T = ln(|v₀|/u)/(−1000·ln r)  on  x₀ + (v₀ ∓ u)·F
///
///     x₀ start, pt      v₀ release velocity, pt/s      r decay per millisecond, 0 ..< 1
///     F factor, s       u stop speed, pt/s             t time since the release, s
///
/// Measured: golden traces of openuikit, iOS 26.1. The sum fits 171 frames within 0.24 pt, the integral
/// −1/(1000·ln r) only within 1.65 pt. So `velocity(at:)` is the decaying release speed, and the slope of
/// `value(at:)` is that speed times F·(−1000·ln r): 0.1 % less at the normal rate, and still less for steep
/// decays.
///
/// A curve restarted from any of its own states continues unchanged.
///
/// ```swift
/// let fling = Deceleration(from: 0, velocity: 1500, rate: Deceleration.normalRate)
/// let end = fling.end, time = fling.duration
/// let landed = Deceleration(from: 0, velocity: 1500, endingAt: 700)
/// ```
public struct Deceleration: Law, Hashable {
  /// UIScrollView's normal rate, per millisecond.
  public static let normalRate = 0.998
  /// UIScrollView's fast rate, per millisecond.
  public static let fastRate = 0.99
  /// The speed below which UIScrollView stops, 10 pt/s; measured.
  @usableFromInline package static let standardStopSpeed = 10.0

  /// The start x₀, in points; finite.
  package let from: Double
  /// The release velocity v₀, in points per second; finite.
  package let initialVelocity: Double
  /// The share of the speed that is left after a millisecond, 0 ... 1; 1 only if a very slow decay rounds to
  /// it.
  package let rate: Double
  /// The distance for each unit of speed, F, in seconds: 0.499 at the normal rate, 0.099 at the fast one.
  package let factor: Double
  /// The position at rest, in points; the start if the release is too slow to move.
  public let end: Double
  /// The target that UIKit reports to the delegate, x₀ + (v₀ ∓ u)·(F + 0.0005), in points; measured.
  ///
  /// It lies half a millisecond of travel beyond `end`. A curve made for a target reports that target.
  package let announcedEnd: Double
  /// The time at rest, in seconds; 0 for a release at or below the stop speed, `.infinity` for stop speed 0.
  public let duration: Double
  /// −1000·ln r, in 1/s.
  private let decay: Double

  /// The addition to the factor for `announcedEnd`, in seconds: half of the law's millisecond.
  private static let announcedLead = 0.0005

  /// Makes the curve of a release.
  ///
  /// - Parameters:
  ///   - from: The start, in points; a value that is not finite counts as 0.
  ///   - velocity: The release velocity, in points per second; a value that is not finite counts as 0.
  ///   - rate: The share of the speed left after a millisecond; a value outside 0 ..< 1 traps.
  ///   - stopSpeed: The speed at which the motion stops, in points per second; negative or NaN traps. With 0
  ///     it never stops.
  public init(
    from: Double, velocity: Double, rate: Double = normalRate, stopSpeed: Double = standardStopSpeed
  ) {
    precondition(
      rate >= 0 && rate < 1,
      "Deceleration: rate \(rate) is not in 0 ..< 1; pass the share of speed that a millisecond leaves")
    let start = from.finiteOrZero
    let speed = Self.overshootingSpeed(of: velocity.finiteOrZero, over: stopSpeed)
    let factor = rate / (1 - rate) / 1000
    self.init(
      from: start, velocity: velocity.finiteOrZero, rate: rate, stopSpeed: stopSpeed, factor: factor,
      decay: -1000 * Elementary.logarithm(rate),
      end: (start + speed * factor).broughtToFinite,
      announcedEnd: (start + speed * (factor + Self.announcedLead)).broughtToFinite)
  }

  /// Makes the curve that keeps the release velocity and chooses the decay so that it comes to rest at
  /// `target`: F′ = (target − x₀)/(v₀ ∓ u), r′ = 1000·F′/(1 + 1000·F′).
  ///
  /// Returns nil if no such curve exists: the target does not lie ahead, the speed is not above the stop
  /// speed, or a number is not finite. A design of this project; UIKit's own rule is not known.
  ///
  /// - Parameters:
  ///   - from: The start x₀, in points.
  ///   - velocity: The release velocity v₀, in points per second.
  ///   - target: The position at rest, in points.
  ///   - stopSpeed: The stop speed u, in points per second; negative or NaN traps.
  public init?(
    from: Double, velocity: Double, endingAt target: Double, stopSpeed: Double = standardStopSpeed
  ) {
    let factor = (target - from) / Self.overshootingSpeed(of: velocity, over: stopSpeed)
    guard from.isFinite, velocity.isFinite, factor.isFinite, factor > 0 else { return nil }
    let decay = 1000 * Elementary.logarithmOfOnePlus(1 / (1000 * factor))
    guard decay.isFinite, decay > 0 else { return nil }
    self.init(
      from: from, velocity: velocity, rate: 1000 * factor / (1 + 1000 * factor), stopSpeed: stopSpeed,
      factor: factor, decay: decay, end: target, announcedEnd: target)
  }

  private init(
    from: Double, velocity: Double, rate: Double, stopSpeed: Double, factor: Double, decay: Double,
    end: Double, announcedEnd: Double
  ) {
    (self.from, self.initialVelocity, self.rate) = (from, velocity, rate)
    (self.factor, self.decay, self.end, self.announcedEnd) = (factor, decay, end, announcedEnd)
    let moves = abs(velocity) > stopSpeed && decay.isFinite
    // A difference of logarithms, because the quotient overflows for a tiny stop speed.
    duration =
      moves ? (Elementary.logarithm(abs(velocity)) - Elementary.logarithm(stopSpeed)) / decay : 0
  }

  /// v₀ ∓ u: the part of the velocity above the stop speed; 0 if there is none.
  private static func overshootingSpeed(of velocity: Double, over stopSpeed: Double) -> Double {
    precondition(
      stopSpeed >= 0,
      "Deceleration: stopSpeed \(stopSpeed) is not a speed; pass 0 or more points per second")
    if velocity > stopSpeed { return velocity - stopSpeed }
    return velocity < -stopSpeed ? velocity + stopSpeed : 0
  }

  /// The position at a time in seconds, in points; from `duration` on it is `end`.
  public func value(at time: Double) -> Double {
    let t = time.sinceStart
    guard t < duration else { return end }
    let travelled = initialVelocity * -Elementary.exponentialMinusOne(-decay * t) * factor
    // Rounding must not carry the last frames past the end.
    return min(max(from + travelled, min(from, end)), max(from, end))
  }

  /// The velocity at a time in seconds, v₀·rᵐ in points per second; from `duration` on it is 0.
  public func velocity(at time: Double) -> Double {
    let t = time.sinceStart
    return t < duration ? initialVelocity * Elementary.exponential(-decay * t) : 0
  }

  /// The time at which the motion is at `value`, in seconds: 0 at the start, nil if the motion stops before
  /// `value` or starts beyond it.
  public func time(reaching value: Double) -> Double? {
    if value == from { return 0 }
    guard value > min(from, end), value < max(from, end) else {
      return value == end && duration.isFinite ? duration : nil
    }
    let spent = (value - from) / factor / initialVelocity
    let time = -Elementary.logarithmOfOnePlus(-spent) / decay
    return time.isNaN ? nil : min(time, duration)
  }
}
