/// The stiffness with which a contact pushes overlap out: a strongly damped spring (the soft step of Catto,
/// "Soft Constraints", GDC 2011).
///
///     bias rate k = ω/(2ζ + hω),   mass scale hω(2ζ + hω)/(1 + hω(2ζ + hω))
///
/// All loads have the same stiffness, because a stiffness that depends on the passes' results does not
/// converge: contacts whose stiffness followed their load made tall stacks sway. `ContactLift` removes the
/// overlap due to a load.
///
/// A light body m that bears a heavy one M is a spring between it and the floor: the solve and the relax pass
/// together give it the force
///
///     F(s) = m/h²·(2s + k)/(s + r)·d(s),   k/r ≈ (hω)²        s Laplace's variable, d(s) the overlap,
///                                                            r = (1 − mass scale)/h the rate at which a pass
///                                                            reduces an impulse
///
/// with a damping proportional to 2 − (hω)². Contacts are therefore slower than ω = √2/h, 54 Hz with four sub-steps in
/// 1/60 s, at walls, too. UIKit's settings are twice as stiff at walls, like
/// stock Box2D.
struct ContactSoftness {
  /// The two numbers of one contact: the push-out speed per point of overlap, 1/s, and the share of the normal
  /// mass that acts on overlap. The share of the old impulse that decays in a pass is 1 minus that.
  struct Rates: BitwiseCopyable {
    let biasRate: Float
    let massScale: Float
  }

  /// Between two moving bodies.
  let moving: Rates
  /// Against an immovable body.
  let wall: Rates

  /// The highest frequency as a share of the sub-step rate: a push-out within two sub-steps is as stiff as possible.
  private static let highestShare = 0.5

  init(_ settings: World.Settings) {
    let h = settings.subStepDuration
    let omega = Float(2 * Double.pi * min(settings.contactFrequency, Self.highestShare / h))
    func rates(_ omega: Float) -> Rates {
      let a1 = Float(2 * settings.contactDamping) + Float(h) * omega
      let a2 = Float(h) * omega * a1
      // Without stiffness and damping there is no push-out.
      return Rates(biasRate: a1 > 0 ? omega / a1 : 0, massScale: a2 / (1 + a2))
    }
    moving = rates(omega)
    wall = settings.conservesEnergy ? moving : rates(2 * omega)
  }

  /// The bias rates of eight contacts; `isFree` is above 0 where neither body is immovable.
  @inline(__always) func biasRates(_ isFree: FloatLanes8) -> FloatLanes8 {
    .select(positive: isFree, FloatLanes8(moving.biasRate), FloatLanes8(wall.biasRate))
  }

  /// The mass scales of eight contacts.
  @inline(__always) func massScales(_ isFree: FloatLanes8) -> FloatLanes8 {
    .select(positive: isFree, FloatLanes8(moving.massScale), FloatLanes8(wall.massScale))
  }
}
