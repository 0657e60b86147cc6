/// The bodies that are neither asleep, nor static, nor on an isolated spring, and the kinematic ones among them
/// that move.
///
/// Invariant: a moving kinematic body is awake.
struct AwakeBodies: ~Copyable {
  private var bodies = SlotList()
  private var kinematics = SlotList()

  var count: Int { bodies.count }
  /// The number of moving kinematic bodies.
  var kinematicCount: Int { kinematics.count }
  var byteCount: Int { bodies.byteCount + kinematics.byteCount }

  // The slots in place, and the places by slot; valid until a body is added or changes its sleep.
  @inline(__always) var base: UnsafeMutablePointer<Int32> { bodies.base }
  @inline(__always) var placeColumn: UnsafeMutablePointer<Int32> { bodies.placeColumn }

  /// Describes a violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    if let wrong = bodies.inconsistency ?? kinematics.inconsistency { return "bodies: " + wrong }
    for place in 0..<kinematics.count where !contains(kinematics.slot(at: place)) {
      return "kinematic body \(kinematics.slot(at: place)) moves and is not awake"
    }
    return nil
  }

  /// Extends the lookup to slots below a count.
  mutating func cover(_ count: Int) {
    bodies.cover(count)
    kinematics.cover(count)
  }

  @inline(__always) func contains(_ index: Int32) -> Bool { bodies.contains(index) }
  @inline(__always) func slot(at place: Int) -> Int32 { bodies.slot(at: place) }

  /// Adds a body that is not awake.
  mutating func append(_ index: Int32) { bodies.append(index) }

  /// Removes an awake body that is not a moving kinematic one.
  mutating func remove(_ index: Int32) { bodies.remove(index) }

  // MARK: Kinematic bodies that move

  @inline(__always) func kinematic(at place: Int) -> Int32 { kinematics.slot(at: place) }

  /// Adds a kinematic body that begins to move; false if it moves already.
  mutating func startKinematic(_ index: Int32) -> Bool {
    guard !kinematics.contains(index) else { return false }
    bodies.append(index)
    kinematics.append(index)
    return true
  }

  /// Removes a kinematic body that stops; false if it does not move.
  mutating func stopKinematic(_ index: Int32) -> Bool {
    guard kinematics.contains(index) else { return false }
    kinematics.remove(index)
    bodies.remove(index)
    return true
  }
}
