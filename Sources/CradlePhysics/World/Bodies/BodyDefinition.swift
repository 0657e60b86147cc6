import CradleGeometry

/// The initial state and properties of a body; every number must be finite. Coordinates and angles beyond ±10¹⁵, and
/// velocities beyond ±2·10⁸, are moved to the ends of these ranges.
///
/// ```swift
/// var definition = BodyDefinition(position: Point(x: 160, y: 40), angle: .pi / 4)
/// definition.velocity = Vector(dx: 200, dy: 0)
/// definition.angularResistance = 0.5
/// let world = World()
/// let body = world.addBody(definition)
/// ```
public struct BodyDefinition: Sendable, Hashable {
  /// How a body moves.
  public enum Kind: Sendable, Hashable {
    /// Moved by forces, joints and contacts.
    case dynamic
    /// Not moved by the world; infinite mass.
    case `static`
    /// Moved by its velocity only; with its infinite mass it pushes dynamic bodies. Passes through static and
    /// other kinematic bodies.
    case kinematic
  }

  /// How the body moves; the default is dynamic.
  public var kind: Kind
  /// The body's origin, in points.
  public var position: Point
  /// The angle in radians, clockwise on screen; more than a turn is kept.
  public var angle: Double
  /// The velocity in pt/s; ignored for a static body.
  public var velocity: Vector
  /// The angular velocity in rad/s; ignored for a static body.
  public var angularVelocity: Double
  /// The decay rate of the velocity, 1/s, 0 ..< 10⁹; normally 0 to 10.
  public var linearResistance: Double
  /// The decay rate of the angular velocity, 1/s, 0 ..< 10⁹; normally 0 to 10.
  public var angularResistance: Double
  /// The factor on the world's gravity, unitless; normally 1.
  public var gravityScale: Double
  /// Whether the body can turn; false is an infinite moment of inertia.
  public var allowsRotation: Bool
  /// Locks x: no horizontal motion.
  public var locksX: Bool
  /// Locks y: no vertical motion.
  public var locksY: Bool
  /// Whether the body may fall asleep.
  public var allowsSleep: Bool
  /// Whether continuous collision also stops the body at other moving bodies; static ones always stop it.
  public var isBullet: Bool
  /// A number for the caller's use, ignored by the world.
  public var tag: Int

  /// Makes the definition of a body at rest.
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
