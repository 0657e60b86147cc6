/// The 32 bytes of a body that every solver pass reads and writes: velocity, and motion since the step's start.
///
/// Motion is a difference, so single precision serves a body 10⁸ pt away as well as one at the origin.
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
}

/// A body's inverse masses; an axis lock or a static body is a zero.
struct BodyMass: BitwiseCopyable {
  /// Along x and y, 1/kg.
  var x: Float = 0
  var y: Float = 0
  /// About the centre of mass, 1/(kg·pt²).
  var turn: Float = 0
  /// The distance from the centre of mass to the nearest edge, points: moving further in a step is fast.
  var extent: Float = 0
}

/// What accelerates and slows a body in every sub-step, worked out when it changes.
struct BodyDrive: BitwiseCopyable {
  /// Gravity and pushes, pt/s² and rad/s².
  var ax: Float = 0
  var ay: Float = 0
  var turn: Float = 0
  /// What is left of a velocity after one kick of resistance, 0…1.
  var linearKeep: Float = 1
  var angularKeep: Float = 1
  /// The share of a sub-step's acceleration that acts before its displacement; the rest acts after it.
  var before: Float = 0.5
  /// Whether nothing of it was set for the present sub-step alone, as a field's force is.
  var isSteady = true
  /// Whether a rigid joint held it to something static in the last step: then its acceleration does not carry it on.
  var hangs = false
  /// Whether friction held it against anything that pressed on it when `InternalLoss` last looked.
  var isRubbed = false
  /// Pads to 32 bytes.
  var unused: Float = 0
}

/// Where a body was at the step's start, and how long it has been slow.
struct BodyPose: BitwiseCopyable {
  /// The centre of mass, points.
  var x: Double = 0
  var y: Double = 0
  /// The unbounded angle, radians.
  var angle: Double = 0
  var c: Float = 1
  var s: Float = 0
  /// Seconds at rest, at most the sleep delay; quicker moments take away from them.
  var slowFor: Float = 0
  /// How far the body has come since it began to rest, points and radians.
  var strayX: Float = 0
  var strayY: Float = 0
  var strayTurn: Float = 0
}

/// The pose one step earlier, for display between steps.
struct PreviousPose: BitwiseCopyable {
  var x: Double = 0
  var y: Double = 0
  var angle: Double = 0
}

/// What a body is; cold, touched when something changes.
struct Body: BitwiseCopyable {
  /// Whether nothing pushes it: it is static, or kinematic.
  var isStatic = false
  /// Whether it moves by its velocity all the same; awake while that is not zero.
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
  /// kg and kg·pt² about the centre of mass; both 0 without shapes, then the body moves as 1 kg.
  var mass: Double = 0
  var inertia: Double = 0
  /// The centre of mass in the body's own axes.
  var centerX: Double = 0
  var centerY: Double = 0
  var tag: Int = 0
}
