/// One point of a manifold.
struct ContactPoint: BitwiseCopyable {
  /// The point as seen from each body's centre of mass at the step's start, in world axes.
  var anchorA = LocalVector.zero
  var anchorB = LocalVector.zero
  /// Gap at the step's start, points; negative is overlap.
  var separation: Float = 0
  /// Accumulated impulses, kg·pt/s; what the next step starts from.
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// Which features made the point, to find it again next step.
  var feature: UInt32 = 0
}

/// Where two shapes touch or soon will: one or two points with one normal from A to B.
struct Manifold: BitwiseCopyable {
  var normal = LocalVector.zero
  var count: Int32 = 0
  var first = ContactPoint()
  var second = ContactPoint()
}

/// Two shapes whose boxes overlap.
struct Contact: BitwiseCopyable {
  var shapeA: Int32 = 0
  var shapeB: Int32 = 0
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
  var manifold = Manifold()
  var friction: Float = 0
  var restitution: Float = 0
  /// The slowest approach that bounces in this step, pt/s.
  var bounceThreshold: Float = 0
  /// The bounce of this step, kg·pt/s, for display.
  var bounceImpulse: Float = 0
  /// Whether a begin event was sent and no end event since.
  var isTouching = false
  /// Whether one of the two is a wall: static, and not kinematic.
  var isAtWall = false
  /// Whether both shapes are circles.
  var isRound = false
  /// Whether the pair is expected to touch within the step, at `touch`: points from body A's centre at the step's start.
  var isExpected = false
  /// Whether something pushed within the step although the pair did not touch when it started.
  var hasMet = false
  var touch = LocalVector.zero
  /// The bodies' offset and turns at the last full search for the manifold, and the gaps it found: while they have
  /// hardly moved since, the gaps follow from these.
  var seenX: Float = .infinity
  var seenY: Float = 0
  var seenCA: Float = 1
  var seenSA: Float = 0
  var seenCB: Float = 1
  var seenSB: Float = 0
  var seenFirst: Float = 0
  var seenSecond: Float = 0
  /// Neighbours in the lists of body A and body B.
  var previousA: Int32 = -1
  var nextA: Int32 = -1
  var previousB: Int32 = -1
  var nextB: Int32 = -1
  /// Place among the awake contacts; −1 asleep.
  var awakeIndex: Int32 = -1

  /// Whether something that strikes one of the two is looked for beyond the margin: see `RelativePose.reach`.
  var isReached: Bool { isRound && restitution > 0 }
}
