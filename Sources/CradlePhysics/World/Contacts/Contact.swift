import CradleGeometry

/// One point of a manifold.
struct ContactPoint: BitwiseCopyable {
  /// The point relative to each body's centre of mass at the step's start, in world axes.
  var anchorA = LocalVector.zero
  var anchorB = LocalVector.zero
  /// Gap at the step's start, points; negative is overlap.
  var separation: Float = 0
  /// The accumulated impulses, kg·pt/s, for warm starting the next step.
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// The features that define the point, to match it in the next step.
  var feature: UInt32 = 0
}

/// The contact points of two shapes, or points near contact: one or two, with a common normal from A to B.
struct Manifold: BitwiseCopyable {
  var normal = LocalVector.zero
  var count: Int32 = 0
  var first = ContactPoint()
  var second = ContactPoint()
}

/// Two shapes whose boxes overlap.
///
/// 128 bytes, two lines of the cache: a big world reads thousands of contacts at random places several times a
/// step. Its links (`ContactLists`), its place among the awake ones (`AwakeContacts`) and the poses of its last
/// search (`SearchedPose`), which few passes read, are apart.
struct Contact: BitwiseCopyable {
  var shapeA: Int32 = 0
  var shapeB: Int32 = 0
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
  var manifold = Manifold()
  var friction: Float = 0
  var restitution: Float = 0
  /// The lowest approach speed that bounces in this step, pt/s.
  var bounceThreshold: Float = 0
  /// The bounce impulse of this step, kg·pt/s, for display.
  var bounceImpulse: Float = 0
  /// The additional overlap in points that is pushed out: see `ContactLift`.
  var lift: Float = 0
  /// Whether a begin event was sent and no end event since then.
  var isTouching = false
  /// Whether one of the two bodies is static (not kinematic).
  var isAtWall = false
  /// Whether shape B is a circle, and whether both are.
  var hasCircle = false
  var isRound = false
  /// Whether the pair is predicted to touch within the step, at `touch`: points from body A's centre at the
  /// step's start.
  var isExpected = false
  var touch = LocalVector.zero

  /// Whether contacts beyond the margin are searched as well, because the two may pass impacts on to each other: two
  /// circles that bounce. See `RelativePose.searchDistance`.
  var passesImpactsOn: Bool { isRound && restitution > 0 }
}

extension Contact {
  /// The number of contacts that are read together: sixteen lines, about as many as a core waits for at the same time.
  static let readTogether = 8

  /// Reads both lines of a list's next contacts.
  ///
  /// In a big world each of these reads waits for memory, and here they wait at the same time. Traps if a contact was
  /// removed: the list would be wrong.
  @inline(__always) static func read(
    _ contacts: UnsafeMutablePointer<Contact>, _ places: Range<Int>, _ slot: (_ place: Int) -> Int32
  ) {
    var removed: Int32 = 0
    for place in places {
      let contact = contacts + Int(slot(place))
      // −1 in a free slot; friction, in the other line, is never negative.
      removed |= contact.pointee.bodyA | (contact.pointee.friction >= 0 ? 0 : -1)
    }
    precondition(removed >= 0, "a list of a step's contacts names one that was removed")
  }

  /// Makes the contact of two shapes of different bodies.
  ///
  /// The rounder shape is B; for equal shapes the order of slots decides, so that the order of discovery has no
  /// effect.
  @inline(__always) init(_ pair: ShapePair, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore) {
    let first = shapes.kind(of: pair.first).roundness
    let second = shapes.kind(of: pair.second).roundness
    let swap = first > second || (first == second && pair.first > pair.second)
    self.init()
    shapeA = swap ? pair.second : pair.first
    shapeB = swap ? pair.first : pair.second
    bodyA = shapes.body(of: shapeA)
    bodyB = shapes.body(of: shapeB)
    mixMaterials(shapes)
    hasCircle = max(first, second) == Shape.Kind.circle.roundness
    isRound = hasCircle && first == second
    isAtWall = bodies.isWall(bodyA) || bodies.isWall(bodyB)
  }

  /// Computes friction and restitution from those of both shapes.
  mutating func mixMaterials(_ shapes: borrowing ShapeStore) {
    let a = shapes[shapeA]
    let b = shapes[shapeB]
    friction = (a.friction * b.friction).squareRoot()
    restitution = max(a.restitution, b.restitution)
  }
}
