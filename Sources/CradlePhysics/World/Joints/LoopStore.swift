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
}

/// The rows of loops of joints, and their matrices J·M⁻¹·Jᵀ (`EnvelopeFactors`). Each loop's rows begin with a block and fill
/// its last one.
struct LoopStore: ~Copyable {
  private var rows = Buffer<LoopRow>()
  private var blocks = Buffer<EnvelopeBlock>()
  private var entries = Buffer<Double>()
  private var inverses = Buffer<Double>()
  private var values = Buffer<Double>()
  /// By body of the mechanisms: its first joint and its last end.
  private var firstJoint = Buffer<Int32>()
  private var lastEnd = Buffer<Int32>()

  var byteCount: Int {
    rows.byteCount + blocks.byteCount + entries.byteCount + inverses.byteCount + values.byteCount
      + firstJoint.byteCount
      + lastEnd.byteCount
  }

  mutating func removeAll() {
    rows.removeAll()
    blocks.removeAll()
    entries.removeAll()
    inverses.removeAll()
    values.removeAll()
  }

  /// Adds the rows of a loop's joints unless its elimination takes too long; returns whether it did.
  mutating func add(
    _ loop: inout Mechanism, _ joints: UnsafeMutablePointer<MechanismJoint>, bodyCount: Int
  ) -> Bool {
    firstJoint.resize(bodyCount, filling: -1)
    lastEnd.resize(bodyCount, filling: -1)
    for body in Int(loop.firstBody)..<bodyCount { (firstJoint.base[body], lastEnd.base[body]) = (-1, -1) }
    let (oldRows, oldBlocks) = (rows.count, blocks.count)
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
        let width = rows.count - Int(column)
        appendRow(from: column)
        cost += width * width / 2
      }
      if cost > Self.most * Int(loop.endJoint - loop.firstJoint) {
        rows.truncate(to: oldRows)
        blocks.truncate(to: oldBlocks)
        loop.firstRow = 0
        return false
      }
    }
    loop.endRow = Int32(rows.count)
    makeRoom(for: loop)
    return true
  }

  /// Appends a row from its first column that is not zero.
  private mutating func appendRow(from column: Int32) {
    let first = column & -Int32(EnvelopeBlock.width)
    if rows.count % EnvelopeBlock.width == 0 { blocks.append(EnvelopeBlock(first: first, start: 0)) }
    let block = blocks.base + (blocks.count - 1)
    block.pointee.first = min(block.pointee.first, first)
    rows.append(LoopRow())
  }

  /// Fills a loop's last block, and makes room for its matrix, which `LoopSpans.factor` sets.
  private mutating func makeRoom(for loop: Mechanism) {
    let count = blocks.count * EnvelopeBlock.width
    rows.resize(count, filling: LoopRow())
    inverses.resize(count, filling: 0)
    values.resize(count, filling: 0)
    for block in loop.blocks {
      let first = Int(blocks.base[block].first)
      blocks.base[block].start = entries.count / EnvelopeBlock.width - first
      let columns = (block + 1) * EnvelopeBlock.width - first
      _ = entries.appendRoom(columns * EnvelopeBlock.width)
    }
  }

  /// The largest number of products in an elimination, by joint. On one core of an AMD EPYC (Zen 3) a net of 7 × 7 discs
  /// then takes 0.14 ms a step, one of 11 × 11 0.5 to 0.6 ms; one of 12 × 12 stays rows and takes 0.07 ms.
  private static let most = 1000

  var spans: LoopSpans {
    LoopSpans(
      rows: rows.base,
      factors: EnvelopeFactors(blocks: blocks.base, entries: entries.base, inverses: inverses.base),
      values: values.base)
  }
}

extension Mechanism {
  /// The blocks of a loop's rows.
  var blocks: Range<Int> {
    Int(firstRow) / EnvelopeBlock.width..<(Int(endRow) + EnvelopeBlock.width - 1) / EnvelopeBlock.width
  }
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
