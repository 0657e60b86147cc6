/// Four contacts that may bounce, as a struct of arrays in ten columns of memory: most of them separate, or approach too
/// slowly, which a pass finds for four at a time.
///
///     v = n·(v_B − v_A) + ω_B·c_B − ω_A·c_A       c = r × n at a point
///
/// A contact may be due if v at one of its points is below −v₀ at the sub-step's start or its end, v₀ the threshold.
struct BounceLanes {
  /// The columns, in this order in memory.
  private enum Column: Int {
    case normalX, normalY, firstCrossA, firstCrossB, secondCrossA, secondCrossB, acceleration
    /// −v₀.
    case least
    /// The offsets of the bodies' states: see `BodyLanes`.
    case bodyA, bodyB
  }
  /// The number of columns.
  static let columnCount = 10

  private let base: UnsafeMutableRawPointer

  /// The contacts of a group of four.
  @inline(__always) init(_ group: Int, in columns: UnsafeMutablePointer<FloatLanes>) {
    base = UnsafeMutableRawPointer(columns + Self.columnCount * group)
  }

  @inline(__always) private func put<Value: BitwiseCopyable>(_ value: Value, _ column: Column, _ lane: Int) {
    let offset = MemoryLayout<FloatLanes>.stride * column.rawValue + MemoryLayout<Float>.stride * lane
    base.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }
  @inline(__always) private subscript(column: Column) -> FloatLanes {
    FloatLanes(row: base + MemoryLayout<FloatLanes>.stride * column.rawValue)
  }
  @inline(__always) private func bodies(_ column: Column) -> BodyLanes {
    base.load(fromByteOffset: MemoryLayout<FloatLanes>.stride * column.rawValue, as: BodyLanes.self)
  }

  /// Sets a lane's contact, which has its acceleration and threshold.
  @inline(__always) func set(
    _ lane: Int, _ pair: UnsafeMutablePointer<BouncePair>, _ row: UnsafeMutablePointer<Bounce>
  ) {
    put(row.pointee.normal.x, .normalX, lane)
    put(row.pointee.normal.y, .normalY, lane)
    put(row.pointee.first.crossA, .firstCrossA, lane)
    put(row.pointee.first.crossB, .firstCrossB, lane)
    put(row.pointee.second.crossA, .secondCrossA, lane)
    put(row.pointee.second.crossB, .secondCrossB, lane)
    put(row.pointee.acceleration, .acceleration, lane)
    put(-pair.pointee.threshold, .least, lane)
    put(BodyLanes.offset(of: pair.pointee.bodyA), .bodyA, lane)
    put(BodyLanes.offset(of: pair.pointee.bodyB), .bodyB, lane)
  }

  /// Sets the acceleration of a lane's contact.
  @inline(__always) func set(_ lane: Int, acceleration: Float) { put(acceleration, .acceleration, lane) }

  /// Lets a lane have no contact: it is never due.
  @inline(__always) func clear(_ lane: Int) {
    put(-Float.infinity, .least, lane)
    put(BodyLanes.offset(of: 0), .bodyA, lane)
    put(BodyLanes.offset(of: 0), .bodyB, lane)
  }

  /// A bit for each contact that may be due in the sub-step, from the lowest.
  @inline(__always) func approaching(_ context: SolverContext) -> UInt64 {
    let a = VelocityLanes(context.states, bodies(.bodyA))
    let b = VelocityLanes(context.states, bodies(.bodyB))
    let speed = self[.normalX] * (b.vx - a.vx) + self[.normalY] * (b.vy - a.vy)
    let first = speed + (b.w * self[.firstCrossB] - a.w * self[.firstCrossA])
    let second = speed + (b.w * self[.secondCrossB] - a.w * self[.secondCrossA])
    let change = self[.acceleration] * FloatLanes(context.h)
    let lowest = FloatLanes.smaller(
      FloatLanes.smaller(first, first + change), FloatLanes.smaller(second, second + change))
    return FloatLanes.maskOfSmaller(lowest, self[.least])
  }
}

extension BounceSpans {
  /// Sets the accelerations and thresholds of all contacts, and their lanes.
  func fillLanes(_ motion: FreeMotion) {
    bounced.removeAll()
    onJoints.removeAll()
    for place in 0..<count {
      let (pair, row) = (pairs + place, rows + place)
      let hasJoints = motion.hasJoints(pair.pointee.bodyA) || motion.hasJoints(pair.pointee.bodyB)
      if hasJoints { onJoints.insert(place) }
      row.pointee.hasJoints = hasJoints
      row.pointee.acceleration = motion.acceleration(pair, row)
      pair.pointee.threshold = max(row.pointee.threshold, Flight.slowest)
      lanes(of: place).set(place % FloatLanes.count, pair, row)
    }
    for place in count..<FloatLanes.count * groupCount { lanes(of: place).clear(place % FloatLanes.count) }
  }

  /// Resets the thresholds of the contacts that bounced in the last sub-step, and updates accelerations on joints.
  func updateLanes(_ motion: FreeMotion) {
    bounced.removeEach { pairs[$0].threshold = max(rows[$0].threshold, Flight.slowest) }
    onJoints.forEach { place in
      rows[place].acceleration = motion.acceleration(pairs + place, rows + place)
      lanes(of: place).set(place % FloatLanes.count, acceleration: rows[place].acceleration)
    }
  }

  @inline(__always) private func lanes(of place: Int) -> BounceLanes {
    BounceLanes(place / FloatLanes.count, in: lanes)
  }
}

extension FreeMotion {
  /// The relative acceleration of a contact's bodies along its normal, pt/s²; negative presses together.
  @inline(__always) func acceleration(
    _ pair: UnsafeMutablePointer<BouncePair>, _ row: UnsafeMutablePointer<Bounce>
  ) -> Float {
    let (a, b) = (acceleration(of: pair.pointee.bodyA), acceleration(of: pair.pointee.bodyB))
    return row.pointee.normal.dot(b - a)
  }
}
