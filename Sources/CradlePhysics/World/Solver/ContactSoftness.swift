/// The stiffness with which a contact pushes overlap out: a strongly damped spring whose stiffness follows
/// the load.
///
///     ω = √(a/δ),   ω₀ ≤ ω ≤ ω₁        a what the contact carries as an acceleration, δ the overlap that it may leave
///     bias rate ω/(2ζ + hω),   share hω(2ζ + hω)/(1 + hω(2ζ + hω))
///
/// A spring of angular frequency ω under an acceleration a yields by a/ω². So what carries many times its own weight, as a
/// light shape below heavy ones does, sinks by δ and not by points. Less load leaves the stiffness alone: a stiffer contact
/// needs more passes to pass its push on, and with a δ of half the slop a pyramid of 80 rows swayed for ever.
struct ContactSoftness {
  /// The factor of the stiffness against a static body: only one body yields, half as far.
  static let staticShare: Float = 2
  /// The overlap under a load from which the stiffness follows, in points: three quarters of the slop, up to which shapes
  /// count as touching. Of 147 heaps with friction all rest within 8 s/√g, of 200 three overlap by more than 1 pt; with all
  /// of the slop two are late and seven deeper, with half of it a pyramid of 80 rows sways for ever.
  private static let depth: Float = 0.75 * Collider.slop

  /// The highest frequency under load, as a share of the sub-step rate; normally 0.3. Of 50 towers of mixed
  /// masses four fall at 0.5, one sways at 0.33, none at 0.25; of 60 heaps two sink by more than 1 pt at
  /// 0.25.
  private static let stiffest = 0.3

  private let h: Wide
  private let twiceDamping: Wide
  /// ω₀ and ω₁, rad/s.
  private let least: Wide
  private let most: Wide
  /// 1/(h·δ): from an impulse per mass to ω².
  private let perImpulse: Wide

  init(_ settings: World.Settings) {
    let h = settings.stepDuration / Double(settings.subSteps)
    // Half the sub-step rate: a push that ends within two sub-steps is as stiff as possible.
    let limit = 0.5 / h
    self.h = Wide(Float(h))
    twiceDamping = Wide(Float(2 * settings.contactDamping))
    let frequency = 2 * Double.pi * min(settings.contactFrequency, limit)
    least = Wide(Float(frequency))
    most = Wide(Float(settings.conservesEnergy ? 2 * Double.pi * Self.stiffest / h : frequency))
    perImpulse = Wide(Float(1 / h) / Self.depth)
  }

  /// The rates of four contacts, from their impulses in the last sub-step.
  @inline(__always) func rates(
    stiffness: Wide, impulse: Wide, inverseMass: Wide
  ) -> (biasRate: Wide, share: Wide) {
    let loaded = (impulse * inverseMass * perImpulse).squareRoot
    let omega = Wide.larger(least, Wide.smaller(loaded, most)) * stiffness
    let a1 = twiceDamping + h * omega
    let a2 = h * omega * a1
    return (omega / a1, a2 / (Wide(1) + a2))
  }
}
