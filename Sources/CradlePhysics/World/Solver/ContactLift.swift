/// The integral part of a contact's control: it corrects the overlap due to a load, whatever the load.
///
///     v = −k·(d + l),   l̇ = ¼k·(d − δ),   0 ≤ l ≤ v₁/k      d the overlap of the deeper point, l the lift, k the bias rate, δ
///                                                              the overlap to keep, v₁ the fastest push-out
///
/// The push-out alone leaves an overlap of the load's penetration speed divided by k. The lift grows until
/// the push-out bears the load at an overlap of δ: d̈ + k·ḋ + ¼k²·(d − δ) = 0 is damped critically, so it
/// neither overshoots nor rings. It is slower than the convergence of a step's passes, and so does not excite
/// a stack as a stiffer contact does.
///
/// Settings that follow UIKit have no lift: UIKit's piles keep their overlap.
struct ContactLift {
  /// δ in points, four fifths of the slop: less of it would open contacts while a heap trembles. (Between half of
  /// it and a quarter more as many of 4000 heaps rest; without any a third never do: `Distributions --only heaps`.)
  static let keptOverlap: Float = 0.8 * Collider.slop

  /// A quarter of a step's duration, in seconds; 0 without lift.
  private let quarter: Float
  /// v₁, pt/s.
  private let fastest: Float

  init(_ settings: World.Settings) {
    quarter = settings.conservesEnergy ? Float(0.25 * settings.stepDuration) : 0
    fastest = Float(settings.pushOutSpeed)
  }

  /// The lift after a step that ended with an overlap, in points; `rate` is k, 1/s. 0 without a push-out.
  @inline(__always) func lift(after lift: Float, overlap: Float, rate: Float) -> Float {
    guard rate > 0 else { return 0 }
    let change = quarter * rate * (overlap - Self.keptOverlap)
    return min(max(lift + change, 0), fastest / rate)
  }
}
