/// The stiffness with which a contact pushes overlap out: a strongly damped spring (the soft step of Catto, "Soft
/// Constraints", GDC 2011).
///
///     bias rate k = ω/(2ζ + hω),   share hω(2ζ + hω)/(1 + hω(2ζ + hω))
///
/// One stiffness serves every load, because what many passes have to agree on must not depend on what they found: contacts
/// whose stiffness followed their load made tall stacks sway. `ContactLift` removes the overlap that a load leaves.
///
/// A light body m that bears a heavy one M is a spring between it and the floor: the solve and the relax pass together give it the force
///
///     F(s) = m/h²·(2s + k)/(s + r)·d(s)        r = (1 − share)/h the rate at which a pass forgets an impulse, k/r = (hω)²
///
/// by the overlap d, whose damping is in proportion to 2 − (hω)². Contacts are therefore slower than ω = √2/h, 54 Hz with four sub-steps of
/// 1/60 s, at walls, too. UIKit's settings are twice as stiff at walls, as stock Box2D is.
struct ContactSoftness {
  /// The two numbers of one contact: the push-out speed per point of overlap, 1/s, and the share of the error that is
  /// solved at once.
  struct Rates: BitwiseCopyable {
    let bias: Float
    let share: Float
  }

  /// Between two moving bodies.
  let moving: Rates
  /// Against a body that does not yield.
  let wall: Rates

  init(_ settings: World.Settings) {
    let h = settings.stepDuration / Double(settings.subSteps)
    // Half the sub-step rate: a push that ends within two sub-steps is as stiff as possible.
    let omega = Float(2 * Double.pi * min(settings.contactFrequency, 0.5 / h))
    func rates(_ omega: Float) -> Rates {
      let a1 = Float(2 * settings.contactDamping) + Float(h) * omega
      let a2 = Float(h) * omega * a1
      // Neither stiffness nor damping: nothing is pushed out.
      return Rates(bias: a1 > 0 ? omega / a1 : 0, share: a2 / (1 + a2))
    }
    moving = rates(omega)
    wall = settings.conservesEnergy ? moving : rates(2 * omega)
  }

  /// The rates between bodies of the given masses.
  @inline(__always) func rates(_ a: BodyMass, _ b: BodyMass) -> Rates {
    a.x + a.y == 0 || b.x + b.y == 0 ? wall : moving
  }
}
