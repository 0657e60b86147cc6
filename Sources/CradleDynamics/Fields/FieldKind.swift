import CradleGeometry

/// The kinds of field.
package enum FieldKind {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
  case custom(FieldBehavior.CustomForce)
}

extension FieldBehavior {
  /// Slows items down: −S·u·|u|·fall, u = v − direction; falloff 0. (Documented, measured.) Limited so that a
  /// step does not reverse u. (Ours.)
  public static func dragField() -> FieldBehavior { FieldBehavior(.drag) }
  /// Makes items circle about its position, clockwise on screen: m·S·(−p̂.y, p̂.x)·fall; falloff 0. The
  /// acceleration is independent of the mass, as documented; UIKit, as measured, divides it by the mass.
  public static func vortexField() -> FieldBehavior { FieldBehavior(.vortex) }
  /// Attracts items to a point: −S·m·p̂·fall; falloff 2. (Documented, measured.)
  public static func radialGravityField(position: Point) -> FieldBehavior {
    FieldBehavior(.radialGravity, position: position, falloff: 2)
  }
  /// Accelerates items along a direction: S·m·direction·fall; falloff 0. (Documented, measured.)
  public static func linearGravityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.linearGravity, direction: direction)
  }
  /// Sets the velocity to S·direction·100 pt/s, before gravity and other fields, independent of the falloff; of
  /// several velocity fields the one added last applies. (Documented, measured; the strength is ours.)
  public static func velocityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.velocity, direction: direction)
  }
  /// Pushes items with a force that varies in space and, with an `animationSpeed`, in time: S·n·fall,
  /// independent of the mass; falloff 0. (Documented, measured.) n is smooth gradient noise of −1…1 along each
  /// axis, mostly below a quarter. See the properties `smoothness` and `animationSpeed`.
  public static func noiseField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    noisy(.noise, smoothness, animationSpeed)
  }
  /// Noise that grows with the square of the speed: S·m·v²·n·fall; falloff 0. (Documented, measured.) It does
  /// not move items at rest.
  public static func turbulenceField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    noisy(.turbulence, smoothness, animationSpeed)
  }
  /// Pulls items to its position like a spring: −S·p, independent of the mass; falloff −1. (Documented, measured.)
  public static func springField() -> FieldBehavior { FieldBehavior(.spring, falloff: -1) }
  /// Repels charges: S·q·p̂·fall; falloff 1. (Documented, measured.)
  public static func electricField() -> FieldBehavior { FieldBehavior(.electric, falloff: 1) }
  /// Turns the velocity of moving items anticlockwise on screen, independent of their charge: S·(v.y, −v.x)·fall;
  /// falloff 1. (Documented, measured.) The speed is kept exactly (ours).
  public static func magneticField() -> FieldBehavior { FieldBehavior(.magnetic, falloff: 1) }
  /// A field with a force computed by a block, in newtons (100 kg·pt/s²), from position (points, relative to the
  /// field's), velocity (pt/s), mass (kg), charge and the animator's elapsed seconds. (Documented.) A force that is not
  /// finite counts as zero. Items in its region never sleep, because the block's next result is unknown.
  ///
  /// The block is called during a step; behaviours and items that it adds or removes wait for the frame's end.
  public static func field(
    evaluationBlock block:
      @escaping (
        _ position: Vector, _ velocity: Vector, _ mass: Double, _ charge: Double, _ time: Double
      ) -> Vector
  ) -> FieldBehavior {
    FieldBehavior(.custom(block))
  }

  private static func noisy(_ kind: FieldKind, _ smoothness: Double, _ speed: Double) -> FieldBehavior {
    let field = FieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// The effect of a kind of field.
  enum Effect {
    /// It sets the velocity, before all other fields.
    case sets
    /// It changes the velocity by exactly the effect of its force in the sub-step: a rotation, or at most a
    /// stop. Applied as a force it would be too strong on an isolated spring, which is solved over a whole
    /// step at once.
    case steers
    /// It adds a force.
    case pushes
  }

  var effect: Effect {
    switch kind {
    case .velocity: return .sets
    case .drag, .magnetic: return .steers
    default: return .pushes
    }
  }

  /// Whether no item in its region may sleep: its force may change by itself, or it sets a velocity other
  /// than 0. Turbulence is not among these fields, because it does not act on items at rest.
  var preventsSleep: Bool {
    switch kind {
    case .noise: return animationSpeed != 0 && strength != 0
    case .custom: return true
    case .velocity: return direction != .zero && strength != 0
    default: return false
    }
  }
}
