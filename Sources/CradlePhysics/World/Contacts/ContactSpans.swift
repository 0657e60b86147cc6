/// The part of an awake contact that every step reads: most pairs do not touch, and for those a comparison of
/// boxes is enough.
struct AwakeContact: BitwiseCopyable {
  var contact: Int32
  let shapeA: Int32
  let shapeB: Int32
  /// Whether one of the two is a wall.
  var isAtWall: Bool
  /// Whether it had a manifold or touched at the last check.
  var isNear: Bool
  /// Whether impacts by other bodies may make the two touch, beyond their own motion: two circles that bounce.
  var passesImpactsOn: Bool

  @inline(__always) init(_ index: Int32, _ record: UnsafeMutablePointer<Contact>) {
    contact = index
    shapeA = record.pointee.shapeA
    shapeB = record.pointee.shapeB
    isAtWall = record.pointee.isAtWall
    isNear = record.pointee.isTouching || record.pointee.manifold.count > 0
    passesImpactsOn = record.pointee.passesImpactsOn
  }
}

/// An awake contact with a manifold: the data by which the solver sorts contacts, so that it need not read the contacts
/// for that.
struct ManifoldEntry: BitwiseCopyable {
  let contact: Int32
  let bodyA: Int32
  let bodyB: Int32
  /// Whether one of the two is a wall.
  let isAtWall: Bool
  /// Whether its coefficient of restitution is greater than 0.
  let mayBounce: Bool
  /// Whether its manifold has a second point.
  let hasTwoPoints: Bool
  /// The number of points to which the last step left a normal impulse.
  let loadedPoints: Int8
  /// The rocking stiffness that a single loaded point adds to each body, kg·pt²/s²; 0 for other contacts.
  let rocking: RockingStiffness

  /// Describes the contact in a slot; the last step's impulses are those of sub-steps with the rate `inverseH`, 1/s.
  @inline(__always) init(
    _ index: Int32, _ record: UnsafeMutablePointer<Contact>, _ shapes: ShapeSpans, inverseH: Float
  ) {
    contact = index
    bodyA = record.pointee.bodyA
    bodyB = record.pointee.bodyB
    isAtWall = record.pointee.isAtWall
    mayBounce = record.pointee.restitution > 0
    hasTwoPoints = record.pointee.manifold.count > 1
    loadedPoints =
      (record.pointee.manifold.first.normalImpulse > 0 ? 1 : 0)
      + (record.pointee.manifold.second.normalImpulse > 0 ? 1 : 0)
    rocking =
      loadedPoints == 1 && !record.pointee.isRound
      ? RockingStiffness(record, shapes, inverseH: inverseH) : RockingStiffness()
  }
}

/// The contacts, the entries of those that are awake and of those with a manifold, the slots of those with
/// walls, and each body's list.
struct ContactSpans {
  let contacts: UnsafeMutablePointer<Contact>
  let awake: UnsafeMutablePointer<AwakeContact>
  let awakeCount: Int
  let walls: UnsafeMutablePointer<Int32>
  let wallCount: Int
  let manifolds: UnsafeMutablePointer<ManifoldEntry>
  let manifoldCount: Int
  let lists: ContactListSpans
}
