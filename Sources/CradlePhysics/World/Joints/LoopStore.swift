/// One constrained motion of a joint in a loop: a row of J.
///
///     J·v = n·(v_B − v_A) + l_B·ω_B − l_A·ω_A,   l = r × n + n_t       A the joint's parent, B its child
struct LoopRow: BitwiseCopyable {
  /// The constrained motion: n, and n_t for an angle.
  var motion = SpatialVector.zero
  var leverOfParent = 0.0
  var leverOfChild = 0.0
  /// The compliance, 1/kg; for an angle 1/(kg·pt²).
  var soft = 0.0
  /// The response to its impulse, 1/kg, up to which it is not solved; 0 for an angle.
  var least = 0.0
  /// 1/L_ii, by which a row of L is divided; 0 for a row that no impulse changes.
  var inverse = 0.0
  /// The velocity to remove in pt/s or rad/s, then the opposite of the impulse that removes it, kg·pt/s or kg·pt²/s.
  var value = 0.0
  /// The first column of the row that is not zero, and its place among the entries, less that column.
  var first: Int32
  var start: Int
}

/// The matrices J·M⁻¹·Jᵀ of loops of joints, in envelopes: of each row the entries from the first that is not zero to
/// the diagonal. Elimination fills no others.
struct LoopStore: ~Copyable {
  private var rows = Buffer<LoopRow>()
  private var entries = Buffer<Double>()
  /// By body of the mechanisms: its first joint and its last end.
  private var firstJoint = Buffer<Int32>()
  private var lastEnd = Buffer<Int32>()

  var byteCount: Int {
    rows.byteCount + entries.byteCount + firstJoint.byteCount + lastEnd.byteCount
  }

  mutating func removeAll() {
    rows.removeAll()
    entries.removeAll()
  }

  /// Adds the rows of a loop's joints unless its elimination takes too long; returns whether it did.
  mutating func add(
    _ loop: inout Mechanism, _ joints: UnsafeMutablePointer<MechanismJoint>, bodyCount: Int
  ) -> Bool {
    firstJoint.resize(bodyCount, filling: -1)
    lastEnd.resize(bodyCount, filling: -1)
    for body in Int(loop.firstBody)..<bodyCount { (firstJoint.base[body], lastEnd.base[body]) = (-1, -1) }
    let (oldRows, oldEntries) = (rows.count, entries.count)
    loop.firstRow = Int32(oldRows)
    var cost = 0
    for place in loop.firstJoint..<loop.endJoint {
      let joint = joints + Int(place)
      var first = place
      for side in Int32(0)...1 {
        let body = side == 0 ? joint.pointee.parent : joint.pointee.child
        guard body >= 0 else { continue }
        if firstJoint[body] < 0 { firstJoint[body] = place }
        first = min(first, firstJoint[body])
        if side == 0 {
          joint.pointee.endBeforeAtParent = lastEnd[body]
        } else {
          joint.pointee.endBeforeAtChild = lastEnd[body]
        }
        lastEnd[body] = place << 1 | side
      }
      joint.pointee.firstRow = Int32(rows.count)
      let column = joints[Int(first)].firstRow
      for _ in 0..<joint.pointee.hold.rowCount {
        let row = Int32(rows.count)
        let width = Int(row - column)
        rows.append(LoopRow(first: column, start: entries.count - Int(column)))
        _ = entries.appendRoom(width + 1)
        cost += width * width / 2
      }
      if cost > Self.most * Int(loop.endJoint - loop.firstJoint) {
        rows.truncate(to: oldRows)
        entries.truncate(to: oldEntries)
        loop.firstRow = 0
        return false
      }
    }
    loop.endRow = Int32(rows.count)
    return true
  }

  /// The largest number of products in an elimination, by joint. On one core of a Xeon of 2023 a net of 7 × 7 discs then
  /// takes 0.2 ms a step, one of 11 × 11 0.8 ms; one of 12 × 12 stays rows and takes 0.05 ms.
  private static let most = 1000

  var spans: LoopSpans { LoopSpans(rows: rows.base, entries: entries.base) }
}

extension JointHold {
  /// The number of motions that it constrains.
  var rowCount: Int {
    switch self {
    case .distance: 1
    case .point, .rail: 2
    case .weld: 3
    }
  }
}
