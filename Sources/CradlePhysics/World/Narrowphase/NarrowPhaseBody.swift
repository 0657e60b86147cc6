/// A body as the narrow phase reads it: its pose and velocity, and its predicted pose in the middle of the step.
///
/// It is one line of the cache. The narrow phase reads bodies in any order, each as often as it has contacts; in a
/// `BodyStore` the same numbers lie in four lines, and the prediction would be computed once for each contact.
struct NarrowPhaseBody: BitwiseCopyable {
  /// The centre of mass, points.
  var x: Double = 0
  var y: Double = 0
  /// Cosine and sine of the angle.
  var axes = LocalVector(1, 0)
  /// The velocity, pt/s.
  var velocity = LocalVector.zero
  /// The displacement by the middle of the step, points; infinite for a body that turns too far to be predicted.
  var displacement = LocalVector.zero
  /// Cosine and sine of the angle in the middle of the step.
  var axesAhead = LocalVector(1, 0)
  /// The acceleration by which the body may fall, pt/s²; 0 if it hangs.
  var acceleration = LocalVector.zero
  /// The rotation by the middle of the step, radians.
  var turn: Float = 0
  /// Twice the number of the search for which the body was read, plus 1 for a body in free fall.
  var stamp: UInt32 = 0

  init() {}

  /// Reads a body for a search that predicts poses in `lead` seconds; 0 predicts none.
  @inline(__always) init(_ index: Int, _ bodies: BodySpans, lead: Float, number: UInt32) {
    let (pose, state, drive) = (bodies.poses + index, bodies.states + index, bodies.drives + index)
    (x, y) = (pose.pointee.x, pose.pointee.y)
    axes = LocalVector(pose.pointee.c, pose.pointee.s)
    velocity = LocalVector(state.pointee.vx, state.pointee.vy)
    if !drive.pointee.hangs { acceleration = LocalVector(drive.pointee.ax, drive.pointee.ay) }
    // In free fall is a body that neither rested on contacts nor was held by a chain in the last step.
    stamp = number << 1 | (lead > 0 && drive.pointee.firstKickShare < 1 ? 1 : 0)
    if lead > 0 { predict(lead, spin: state.pointee.w, last: bodies.displacements[index]) }
  }

  /// Predicts the pose in `lead` seconds by the velocity, limited to the displacement in the last cut: the last
  /// impulses may have left a velocity that the body does not have in the middle of the next one.
  @inline(__always) private mutating func predict(_ lead: Float, spin: Float, last: Displacement) {
    let ahead = velocity * lead
    let along = ahead.dot(LocalVector(last.x, last.y))
    let length = ahead.lengthSquared
    let share = along >= length ? 1 : along > 0 ? along / length : 0
    let angle = spin * lead
    turn = angle > 0 ? min(angle, max(last.turn, 0)) : max(angle, min(last.turn, 0))
    axesAhead = axes.turned(bySmall: turn)
    displacement =
      abs(turn) < NarrowPhase.farthestTurn ? ahead * share : LocalVector(.infinity, .infinity)
  }

  /// Whether the body is in free fall.
  @inline(__always) var isFree: Bool { stamp & 1 != 0 }

  /// The displacement by its acceleration in a search `fall` long (`SearchHorizon.fall`). A body in free fall continues
  /// to fall. One that is held or loaded may be released: its forces count if they act in the direction of the motion.
  @inline(__always) func fall(_ fall: Float, along motion: LocalVector) -> LocalVector {
    acceleration * (isFree || acceleration.dot(motion) >= 0 ? fall : 0)
  }
}

/// The bodies of a search for contacts, by slot; their memory is kept, so that a steady step allocates nothing.
///
/// The awake bodies are read when a search begins, the others where a contact first needs one.
struct NarrowPhaseBodies: ~Copyable {
  private var records = Buffer<NarrowPhaseBody>()
  /// The number of the present search, below 2³¹; 0 before the first.
  private var number: UInt32 = 0

  var byteCount: Int { records.byteCount }

  /// Begins a search that predicts poses in `lead` seconds.
  mutating func begin(_ bodies: BodySpans, lead: Float) -> NarrowPhaseBodySpan {
    number += 1
    if number > .max >> 1 {
      records.removeAll()
      number = 1
    }
    records.resize(bodies.count, filling: NarrowPhaseBody())
    for place in 0..<bodies.awakeCount {
      let index = Int(bodies.awake[place])
      records.base[index] = NarrowPhaseBody(index, bodies, lead: lead, number: number)
    }
    return NarrowPhaseBodySpan(records: records.base, number: number, bodies: bodies, lead: lead)
  }
}

/// The bodies of the present search; valid until a body is added or moved.
struct NarrowPhaseBodySpan {
  let records: UnsafeMutablePointer<NarrowPhaseBody>
  let number: UInt32
  let bodies: BodySpans
  /// How far ahead poses are predicted, in seconds; 0 if none is.
  let lead: Float

  @inline(__always) subscript(index: Int32) -> UnsafePointer<NarrowPhaseBody> {
    let record = records + Int(index)
    if record.pointee.stamp >> 1 != number { read(index) }
    return UnsafePointer(record)
  }

  @inline(never) private func read(_ index: Int32) {
    records[Int(index)] = NarrowPhaseBody(Int(index), bodies, lead: lead, number: number)
  }
}
