import CradleGeometry

/// What a new body starts with; every number must be finite.
public struct BodyDefinition: Sendable, Hashable {
  /// What moves a body.
  public enum Kind: Sendable, Hashable {
    /// Moved by forces, joints and contacts.
    case dynamic
    /// Never moved by the world; infinitely heavy.
    case `static`
    /// Moved by its velocity alone; infinitely heavy, it pushes what it touches. Passes through static and other
    /// kinematic bodies.
    case kinematic
  }

  /// What moves it; dynamic unless told.
  public var kind: Kind
  /// The body's origin, in points.
  public var position: Point
  /// Radians, clockwise on screen; unbounded.
  public var angle: Double
  /// pt/s; ignored for a static body.
  public var velocity: Vector
  /// rad/s; ignored for a static body.
  public var angularVelocity: Double
  /// Share of the velocity lost a second, 1/s, 0 or more; normally 0 to 10.
  public var linearResistance: Double
  /// Share of the spin lost a second, 1/s, 0 or more; normally 0 to 10.
  public var angularResistance: Double
  /// Factor on the world's gravity, unitless; normally 1.
  public var gravityScale: Double
  /// Off is an infinite moment of inertia.
  public var allowsRotation: Bool
  /// Holds x: nothing moves the body sideways.
  public var locksX: Bool
  /// Holds y: nothing moves the body up or down.
  public var locksY: Bool
  /// Whether the body may fall asleep.
  public var allowsSleep: Bool
  /// Sweeps against other moving bodies too; static ones are always swept against.
  public var isBullet: Bool
  /// Any number of the caller's, carried along.
  public var tag: Int

  /// Makes the definition of a body at rest at a place.
  public init(kind: Kind = .dynamic, position: Point = .zero, angle: Double = 0) {
    self.kind = kind
    self.position = position
    self.angle = angle
    velocity = .zero
    angularVelocity = 0
    linearResistance = 0
    angularResistance = 0
    gravityScale = 1
    allowsRotation = true
    locksX = false
    locksY = false
    allowsSleep = true
    isBullet = false
    tag = 0
  }
}
