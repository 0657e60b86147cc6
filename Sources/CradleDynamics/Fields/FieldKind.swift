import CradleGeometry

/// What a field does.
enum FieldKind {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
  case custom(FieldBehavior.CustomForce)
}

extension FieldBehavior {
  /// Slows down: −S·u·|u|·fall, u = v − direction; falloff 0. [H, M] Never so much that a step turns u round. (Ours.)
  public static func dragField() -> FieldBehavior { FieldBehavior(.drag) }
  /// Turns things about it, clockwise on screen: m·S·(−p̂.y, p̂.x)·fall; falloff 0. [H] (Measured UIKit divides by the mass
  /// once more; ours is an acceleration, as documented.)
  public static func vortexField() -> FieldBehavior { FieldBehavior(.vortex) }
  /// Pulls to a place in points: −S·m·p̂·fall; falloff 2. [H, M]
  public static func radialGravityField(position: Point) -> FieldBehavior {
    FieldBehavior(.radialGravity, position: position, falloff: 2)
  }
  /// Pulls along a direction: S·m·direction·fall; falloff 0. [H, M]
  public static func linearGravityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.linearGravity, direction: direction)
  }
  /// Sets the velocity to S·direction·100 pt/s, before gravity and other fields, whatever the falloff; of several the one
  /// added last. [H, M; the strength is ours]
  public static func velocityField(direction: Vector) -> FieldBehavior {
    FieldBehavior(.velocity, direction: direction)
  }
  /// Pushes about, differently everywhere and, as it changes, at every time: S·n·fall, whatever the mass; falloff 0. [H, M]
  /// n is smooth gradient noise of −1…1 along each axis, mostly below a quarter. `smoothness` and `animationSpeed` are as
  /// the properties.
  public static func noiseField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    noisy(.noise, smoothness, animationSpeed)
  }
  /// Noise that grows with the square of the speed: S·m·v²·n·fall; falloff 0. [H, M] What stands still stays.
  public static func turbulenceField(smoothness: Double, animationSpeed: Double) -> FieldBehavior {
    noisy(.turbulence, smoothness, animationSpeed)
  }
  /// Pulls back like a spring: −S·p, whatever the mass; falloff −1. [H, M]
  public static func springField() -> FieldBehavior { FieldBehavior(.spring, falloff: -1) }
  /// Pushes charges away: S·q·p̂·fall; falloff 1. [H, M]
  public static func electricField() -> FieldBehavior { FieldBehavior(.electric, falloff: 1) }
  /// Bends the way of what moves, anticlockwise on screen, whatever its charge: S·(v.y, −v.x)·fall; falloff 1. [H, M] The
  /// speed stays exactly (ours).
  public static func magneticField() -> FieldBehavior { FieldBehavior(.magnetic, falloff: 1) }
  /// Whatever a block works out; see `CustomForce`. [H] A force that is not finite counts as none. No item in its region
  /// comes to rest, since nobody knows what the block will say next.
  public static func field(evaluationBlock block: @escaping CustomForce) -> FieldBehavior {
    FieldBehavior(.custom(block))
  }

  private static func noisy(_ kind: FieldKind, _ smoothness: Double, _ speed: Double) -> FieldBehavior {
    let field = FieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// How it acts.
  enum Effect {
    /// Sets the velocity, before all others.
    case sets
    /// Changes the velocity by just what its force does in the sub-step: a turn of it, or no more than stops it. As a
    /// force that lasts on it would do too much to what an isolated spring carries through a whole step at once.
    case steers
    /// By a force.
    case pushes
  }

  var effect: Effect {
    switch kind {
    case .velocity: return .sets
    case .drag, .magnetic: return .steers
    default: return .pushes
    }
  }

  /// Whether its force changes by itself, so that no item in its region may sleep. Turbulence leaves alone what lies still.
  var isRestless: Bool {
    switch kind {
    case .noise: return animationSpeed != 0 && strength != 0
    case .custom: return true
    case .velocity: return direction != .zero && strength != 0
    default: return false
    }
  }
}
