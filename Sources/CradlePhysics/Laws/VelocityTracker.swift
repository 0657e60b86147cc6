import CradleGeometry

/// The velocity of a pointer from its recent positions.
///
///     least squares on the samples of the last 100 ms:  p(t) ≈ a + b·u + c·u²,  u = t − t̄
///     velocity at the newest sample = b + 2c·(tₙ − t̄)
///
///     p position, pt      t time of a sample, s      t̄ mean of the times, so that a, b and c are well conditioned
///
/// At most 20 samples, the newest first; a gap of more than 40 ms ends the run, because the finger had
/// stopped there. Two samples give a straight line; one gives no velocity. UIKit's own filter is not known;
/// this one is Flutter's and Android's, and agrees with their recorded gestures to 0.1 %.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for step in 0...5 { tracker.add(position: Point(x: 0, y: 10 * Double(step)), at: Double(step) / 100) }
/// let speed = tracker.velocity(at: 0.05).dy  // 1000
/// ```
public struct VelocityTracker: Sendable {
  /// The largest number of samples in a fit: Flutter's `_historySize`, Android's `HISTORY_SIZE`.
  package static let capacity = 20
  /// The time span of a fit before the newest sample, in seconds: Flutter's `_horizonMilliseconds`, Android's
  /// `HORIZON`.
  package static let horizon = 0.1
  /// The gap between samples, and the age of the newest, beyond which the finger counts as stopped, in seconds:
  /// Flutter's `_assumePointerMoveStoppedMilliseconds`, Android's `ASSUME_POINTER_STOPPED_TIME`.
  package static let longestGap = 0.04

  /// The tolerance of time limits for rounding, in seconds: times are sums of frames and milliseconds, and one of 10⁶
  /// s, 12 days, is rounded by 10⁻¹⁰ s.
  private static let rounding = 1e-9
  /// The least share of Σu⁴ that the curvature's divisor, Σu⁴ − (Σu³)²/Σu² − (Σu²)²/n, may have; below it a
  /// line is fitted instead of a parabola. The terms are rounded by some 10⁻¹⁵ of Σu⁴, so five digits are
  /// left.
  private static let leastCurvature = 1e-10

  private struct Sample {
    var time = 0.0
    var position = Point.zero
  }

  // A ring of fixed length, so that adding never allocates.
  private var samples = [Sample](repeating: Sample(), count: capacity)
  private var count = 0
  private var newest = 0

  /// Makes a tracker without samples.
  public init() {}

  /// Adds a position, in points, at a time in seconds on any clock.
  ///
  /// Of samples at the same time the last one counts. If the time is earlier than that of the newest sample,
  /// the tracker is reset and starts with this sample. A position or time that is not finite is ignored.
  public mutating func add(position: Point, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if count > 0, time < samples[newest].time { count = 0 }
    if count == 0 || time > samples[newest].time {
      newest = (newest + 1) % Self.capacity
      count = min(count + 1, Self.capacity)
    }
    samples[newest] = Sample(time: time, position: position)
  }

  /// The same for a pointer that moved while the clock stood still, with `isPaused`: the displacement took no time, so
  /// the earlier samples are removed.
  package mutating func add(position: Point, at time: Double, isPaused: Bool) {
    if isPaused, count > 0, sample(0).position != position { reset() }
    add(position: position, at: time)
  }

  /// Removes every sample.
  public mutating func reset() { count = 0 }

  /// The velocity at the newest sample, in points per second; zero if that sample is older than 40 ms at
  /// `time`.
  ///
  /// Also zero for fewer than two samples, for a time that is NaN, and for positions so far apart that the
  /// fit overflows.
  public func velocity(at time: Double) -> Vector {
    let used = usedCount(at: time)
    guard used >= 2 else { return .zero }
    let velocity = fit(used)
    return velocity.isFinite ? velocity : .zero
  }

  /// The displacement from the oldest to the newest of the samples that `velocity(at:)` uses, in points.
  ///
  /// Zero for fewer than two samples.
  package func travel(at time: Double) -> Vector {
    let used = usedCount(at: time)
    guard used >= 2 else { return .zero }
    let travel = sample(0).position - sample(used - 1).position
    return travel.isFinite ? travel : .zero
  }

  /// The sample a number of steps before the newest.
  private func sample(_ age: Int) -> Sample {
    samples[(newest - age + Self.capacity) % Self.capacity]
  }

  /// The number of samples, counted from the newest, that a fit may use.
  private func usedCount(at time: Double) -> Int {
    guard count > 0, time - sample(0).time <= Self.longestGap + Self.rounding else { return 0 }
    var used = 1
    while used < count,
      sample(used - 1).time - sample(used).time <= Self.longestGap + Self.rounding,
      sample(0).time - sample(used).time <= Self.horizon + Self.rounding
    {
      used += 1
    }
    return used
  }

  /// The slope of the fitted parabola at the newest sample, or of the line if there is no parabola.
  private func fit(_ used: Int) -> Vector {
    let origin = sample(0)
    let n = Double(used)
    // Relative to the newest sample, so that precision does not depend on the clock's or the content's
    // distance from 0.
    let mean = (0..<used).reduce(0.0) { $0 + (sample($1).time - origin.time) } / n
    var (s2, s3, s4) = (0.0, 0.0, 0.0)
    var (p0, p1, p2) = (Vector.zero, Vector.zero, Vector.zero)
    for age in 0..<used {
      let u = sample(age).time - origin.time - mean
      let p = sample(age).position - origin.position
      s2 += u * u
      s3 += u * u * u
      s4 += u * u * u * u
      p0 += p
      p1 += p * u
      p2 += p * (u * u)
    }
    let curvature = s4 - s3 * s3 / s2 - s2 * s2 / n
    guard used > 2, curvature > Self.leastCurvature * s4 else { return p1 / s2 }
    let c = (p2 - p1 * (s3 / s2) - p0 * (s2 / n)) / curvature
    let b = (p1 - c * s3) / s2
    return b - c * (2 * mean)
  }
}
