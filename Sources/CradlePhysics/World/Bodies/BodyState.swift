import CradleGeometry

/// The 32 bytes of a body that every solver pass reads and writes: velocity, and motion since the step's
/// start. Passes read and write the first four numbers, and the last four, as rows of `FloatLanes`.
///
/// Motion is a difference, so single precision is as exact for a body 10⁸ pt away as at the origin.
struct BodyState: BitwiseCopyable {
  /// Velocity, pt/s and rad/s.
  var vx: Float = 0
  var vy: Float = 0
  var w: Float = 0
  /// Rotation since the step's start, radians.
  var turn: Float = 0
  /// Displacement of the centre of mass since the step's start, points.
  var dx: Float = 0
  var dy: Float = 0
  /// Cosine and sine of `turn`.
  var c: Float = 1
  var s: Float = 0

  /// Whether every number is finite; one sum tells, as none of them is near the end of the range.
  @inline(__always) var isFinite: Bool { (vx + vy + w + dx + dy + turn).isFinite }
}

/// A body's inverse masses; 0 for a locked axis and for a static body.
struct BodyMass: BitwiseCopyable {
  /// Along x and y, 1/kg.
  var x: Float = 0
  var y: Float = 0
  /// About the centre of mass, 1/(kg·pt²).
  var turn: Float = 0
  /// The distance from the centre of mass to the nearest edge, points; a body that moves further in a step is
  /// fast.
  var extent: Float = 0

  /// The largest inverse of a mass, 1/kg, or inertia, 1/(kg·pt²). Times the square of the longest lever, 10⁷ pt, it is
  /// 10³⁴; single precision ends at 3·10³⁸. Lighter bodies move like one of 10⁻²⁰ kg.
  static let largestInverse: Double = 1e20

  /// The part of a rotation in v² + ω²·I/m, twice the kinetic energy per mass: ω²·I/m, 0 for a body that cannot
  /// turn. For an angle instead of an angular velocity, the same of the displacement.
  @inline(__always) func rotation(_ w: Float) -> Float { turn > 0 ? w * w * max(x, y) / turn : 0 }
}

extension BodyMass {
  /// The inverse masses of a body; a held one has none, because only its hand moves it.
  init(of body: Body, extent: Float) {
    self.init(extent: extent)
    guard !body.isStatic, !body.isHeld else { return }
    let inverse = Float(1 / body.movingMass)
    x = body.locksX ? 0 : inverse
    y = body.locksY ? 0 : inverse
    turn = body.inverseInertia
  }
}

/// The accelerations and resistances of a body in every sub-step, computed when they change; 32 bytes with the padding.
/// A kick reads the first four numbers as a row of `FloatLanes`, like those of `BodyState`.
struct BodyDrive: BitwiseCopyable {
  /// Gravity and applied forces, pt/s² and rad/s².
  var ax: Float = 0
  var ay: Float = 0
  var turn: Float = 0
  /// The share of a sub-step's acceleration that is applied in its first kick, before the displacement; the second
  /// kick, after it, applies the rest.
  var firstKickShare: Float = 0.5
  /// The factor that one sub-step's resistance applies to the velocity, 0…1.
  var linearKeep: Float = 1
  var angularKeep: Float = 1
  /// False while a force of the present sub-step alone, such as a field's, is part of the acceleration.
  var isSteady = true
  /// Whether contacts are found for it in the present cut, with a load or without.
  var hasContacts = false
  /// Whether a rigid joint held it to a static body in the last step; its acceleration then does not displace
  /// it.
  var hangs = false
  /// Whether contacts carried it, and none held or drove it, when `InternalLoss` last ran: see `Coasting`.
  var coasts = false
  /// Whether it was too fast to rest at the end of a sub-step: see `StepEnd`.
  var wasFast = false
}

/// A body's pose at the step's start; 32 bytes, half a line of the cache, because the search for contacts reads poses in any
/// order.
struct BodyPose: BitwiseCopyable {
  /// The centre of mass, points.
  var x: Double = 0
  var y: Double = 0
  /// The unbounded angle, radians.
  var angle: Double = 0
  var c: Float = 1
  var s: Float = 0
}

/// A body's time at rest, and how far it moved in that time.
struct BodyRest: BitwiseCopyable {
  /// The time at rest in seconds, at most the sleep delay; faster steps subtract from it.
  var slowFor: Float = 0
  /// The body's displacement since it came to rest, points and radians.
  var driftX: Float = 0
  var driftY: Float = 0
  var driftTurn: Float = 0
}

/// The pose one step earlier, for display between steps.
struct PreviousPose: BitwiseCopyable {
  var x: Double = 0
  var y: Double = 0
  var angle: Double = 0
}

/// A body's displacement in the last cut, points and radians.
struct Displacement: BitwiseCopyable {
  var x: Float = 0
  var y: Float = 0
  var turn: Float = 0
}

/// A body's properties; cold data, used only when something changes.
struct Body: BitwiseCopyable {
  /// Whether contacts and joints cannot move it: it is static or kinematic.
  var isStatic = false
  /// Whether it is kinematic: moved by its velocity, and awake while that is not zero.
  var isKinematic = false
  /// Whether a hand holds it.
  var isHeld = false
  var allowsSleep = true
  var allowsRotation = true
  var locksX = false
  var locksY = false
  var isBullet = false
  var linearResistance: Double = 0
  var angularResistance: Double = 0
  var gravityScale: Double = 1
  var forceX: Double = 0
  var forceY: Double = 0
  var torque: Double = 0
  /// kg and kg·pt² about the centre of mass; both 0 without shapes, and the body then moves as 1 kg.
  var mass: Double = 0
  var inertia: Double = 0
  /// The centre of mass in the body's own axes.
  var centerX: Double = 0
  var centerY: Double = 0
  var tag: Int = 0

  var center: Vector { Vector(dx: centerX, dy: centerY) }

  /// The mass with which it moves, kg: 1 without shapes, and at least 10⁻²⁰.
  var movingMass: Double { mass > 0 ? max(mass, 1 / BodyMass.largestInverse) : 1 }

  /// Whether an arm r from the centre of mass, by its square in pt², is longer than those of a solid box's corners; a
  /// thousandth is for rounding.
  ///
  ///     r²·m/I > 3        I = m·(w² + h²)/12, r² = (w² + h²)/4
  func isLong(squaredArm: Float) -> Bool { squaredArm * inverseInertia * Float(mass) > 3.003 }

  /// Whether a point at an arm r is so far away that other bodies there resist a rotation more than this one:
  ///
  ///     r²·m/I > 12        twice as far as a corner of a solid box
  ///
  /// Of 1000 trees of joints with arms of 130 pt between bodies of 10 to 60 pt as many gain energy with 3 and with 50.
  func isRemote(squaredArm: Float) -> Bool { squaredArm * inverseInertia * Float(mass) > 12 }

  /// The inverse of the inertia in 1/(kg·pt²); 0 for a body that cannot turn.
  var inverseInertia: Float {
    allowsRotation && inertia > 0 ? Float(min(1 / inertia, BodyMass.largestInverse)) : 0
  }
}
