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
  /// Whether it may receive an impact beyond its own motion: two circles that bounce.
  var isReached: Bool

  @inline(__always) init(_ index: Int32, _ record: UnsafeMutablePointer<Contact>) {
    contact = index
    shapeA = record.pointee.shapeA
    shapeB = record.pointee.shapeB
    isAtWall = record.pointee.isAtWall
    isNear = record.pointee.isTouching || record.pointee.manifold.count > 0
    isReached = record.pointee.isReached
  }
}

/// The contacts, the entries of those that are awake, the slots of those with walls, and each body's
/// list.
struct ContactSpans {
  let contacts: UnsafeMutablePointer<Contact>
  let awake: UnsafeMutablePointer<AwakeContact>
  let awakeCount: Int
  let walls: UnsafeMutablePointer<Int32>
  let wallCount: Int
  /// A body's newest contact, by body slot; −1 for none. See `ContactLists`.
  let firstOfBody: UnsafeMutablePointer<Int32>
}
