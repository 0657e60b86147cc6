/// All joints of a loop at once, by Cholesky's factors of their matrix:
///
///     A = J·M⁻¹·Jᵀ + ε,   A = L·Lᵀ,   p = −A⁻¹·(J·v + ε·p₀)         p₀ the impulses so far
struct LoopSpans {
  let rows: UnsafeMutablePointer<LoopRow>
  let entries: UnsafeMutablePointer<Double>

  /// Computes and factors the matrix at the bodies' present positions. `compliance` is the compliance ε of a
  /// row as a share of its own response to an impulse. Joints of a loop often constrain a motion twice: they then share its load,
  /// and opposite impulses that positions required vanish with the velocities' pass.
  func factor(
    _ loop: Mechanism, _ joints: UnsafeMutablePointer<MechanismJoint>,
    _ bodies: UnsafeMutablePointer<MechanismBody>, compliance: Double
  ) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = joints + place
      setRows(of: joint.pointee)
      setLeast(of: joint.pointee, bodies)
      clear(joint.pointee)
      add(joint.pointee, side: 0, joints, bodies)
      add(joint.pointee, side: 1, joints, bodies)
    }
    for row in Int(loop.firstRow)..<Int(loop.endRow) { eliminate(row, compliance) }
  }

  private func setRows(of joint: MechanismJoint) {
    let row = rows + Int(joint.firstRow)
    switch joint.hold {
    case .point: setAxes(row, joint)
    case .weld:
      setAxes(row, joint)
      set(row + 2, SpatialVector(x: 0, y: 0, t: 1), joint)
    case .distance: set(row, SpatialVector(joint.unit, 0), joint)
    case .rail:
      set(row, SpatialVector(joint.unit, 0), joint)
      set(row + 1, SpatialVector(x: 0, y: 0, t: 1), joint)
    }
  }

  private func setAxes(_ row: UnsafeMutablePointer<LoopRow>, _ joint: MechanismJoint) {
    set(row, SpatialVector(x: 1, y: 0, t: 0), joint)
    set(row + 1, SpatialVector(x: 0, y: 1, t: 0), joint)
  }

  private func set(_ row: UnsafeMutablePointer<LoopRow>, _ motion: SpatialVector, _ joint: MechanismJoint) {
    row.pointee.motion = motion
    row.pointee.leverOfParent = joint.armOfParent.x * motion.y - joint.armOfParent.y * motion.x + motion.t
    row.pointee.leverOfChild = joint.armOfChild.x * motion.y - joint.armOfChild.y * motion.x + motion.t
  }

  /// Excludes rows along a locked axis: there a body can only spin, and a point near its centre of mass would need an
  /// impulse without bound (`PointMass.leastShare`).
  private func setLeast(of joint: MechanismJoint, _ bodies: UnsafeMutablePointer<MechanismBody>) {
    @inline(__always) func mobility(_ body: Int32) -> Double {
      body < 0 ? 0 : max(bodies[Int(body)].inverseMass.x, bodies[Int(body)].inverseMass.y)
    }
    let least = Double(PointMass.leastShare) * (mobility(joint.parent) + mobility(joint.child))
    for row in Int(joint.firstRow)..<Int(joint.firstRow) + joint.hold.rowCount {
      rows[row].least = rows[row].motion.t == 0 ? least : 0
    }
  }

  private func clear(_ joint: MechanismJoint) {
    for row in Int(joint.firstRow)..<Int(joint.firstRow) + joint.hold.rowCount {
      let first = Int(rows[row].first)
      (entries + (rows[row].start + first)).update(repeating: 0, count: row - first + 1)
    }
  }

  /// Adds the products with the joint's own rows and with those of the joints before it at one of its bodies.
  private func add(
    _ joint: MechanismJoint, side: Int32, _ joints: UnsafeMutablePointer<MechanismJoint>,
    _ bodies: UnsafeMutablePointer<MechanismBody>
  ) {
    let body = side == 0 ? joint.parent : joint.child
    guard body >= 0 else { return }
    let mass = bodies[Int(body)].inverseMass
    let firstRow = Int(joint.firstRow)
    for row in firstRow..<firstRow + joint.hold.rowCount {
      let own = rows[row]
      let lever = side == 0 ? own.leverOfParent : own.leverOfChild
      let response = SpatialVector(x: mass.x * own.motion.x, y: mass.y * own.motion.y, t: mass.t * lever)
      let line = entries + own.start
      for column in firstRow...row { line[column] += product(response, column, side) }
      var end = side == 0 ? joint.endBeforeAtParent : joint.endBeforeAtChild
      while end >= 0 {
        let other = joints + Int(end >> 1)
        let sign = end & 1 == side ? 1.0 : -1.0
        let first = Int(other.pointee.firstRow)
        for column in first..<first + other.pointee.hold.rowCount {
          line[column] += sign * product(response, column, end & 1)
        }
        end = end & 1 == 0 ? other.pointee.endBeforeAtParent : other.pointee.endBeforeAtChild
      }
    }
  }

  @inline(__always) private func product(_ response: SpatialVector, _ row: Int, _ side: Int32) -> Double {
    let lever = side == 0 ? rows[row].leverOfParent : rows[row].leverOfChild
    return response.x * rows[row].motion.x + response.y * rows[row].motion.y + response.t * lever
  }

  /// Computes a row of L from those above it.
  private func eliminate(_ row: Int, _ compliance: Double) {
    let first = Int(rows[row].first)
    let line = entries + rows[row].start
    let own = line[row]
    rows[row].soft = own * compliance
    for column in first..<row {
      let from = max(first, Int(rows[column].first))
      let other = entries + rows[column].start
      line[column] = (line[column] - dot(line + from, other + from, column - from)) * rows[column].inverse
    }
    let rest = own + rows[row].soft - dot(line + first, line + first, row - first)
    rows[row].inverse = own > rows[row].least && rest > own * Self.leastShare ? 1 / rest.squareRoot() : 0
  }

  /// The share of a row's own response that must remain after the rows before it: far above the rounding of double
  /// precision, far below ε.
  private static let leastShare = 1e-12

  @inline(__always) private func dot(
    _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>, _ count: Int
  ) -> Double {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var (place, sum) = (0, 0.0)
    // A chain's rows are shorter.
    if count >= 4 {
      var sums = SIMD4<Double>.zero
      repeat {
        let (left, right) = (
          a.loadUnaligned(fromByteOffset: place &* 8, as: SIMD4<Double>.self),
          b.loadUnaligned(fromByteOffset: place &* 8, as: SIMD4<Double>.self)
        )
        sums += left * right
        place &+= 4
      } while place + 4 <= count
      sum = (sums.x + sums.y) + (sums.z + sums.w)
    }
    while place < count {
      sum +=
        a.loadUnaligned(fromByteOffset: place &* 8, as: Double.self)
        * b.loadUnaligned(fromByteOffset: place &* 8, as: Double.self)
      place &+= 1
    }
    return sum
  }

  /// Sets the velocity that a joint's impulse is to remove, after the impulse `sum`.
  func setVelocity(_ velocity: SpatialVector, _ sum: SpatialVector, of joint: MechanismJoint) {
    for row in Int(joint.firstRow)..<Int(joint.firstRow) + joint.hold.rowCount {
      let motion = rows[row].motion
      let own = motion.x * velocity.x + motion.y * velocity.y + motion.t * velocity.t
      rows[row].value = own + rows[row].soft * (motion.x * sum.x + motion.y * sum.y + motion.t * sum.t)
    }
  }

  /// Solves for the impulses.
  func solve(_ loop: Mechanism) {
    // By stepping pointers: an index would be multiplied by a row's size for each entry.
    let (start, end) = (rows + Int(loop.firstRow), rows + Int(loop.endRow))
    var row = start
    while row < end {
      var other = rows + Int(row.pointee.first)
      var entry = entries + (row.pointee.start + Int(row.pointee.first))
      var sum = row.pointee.value
      while other < row {
        sum -= entry.pointee * other.pointee.value
        other += 1
        entry += 1
      }
      row.pointee.value = sum * row.pointee.inverse
      row += 1
    }
    while row > start {
      row -= 1
      let value = row.pointee.value * row.pointee.inverse
      row.pointee.value = value
      var other = rows + Int(row.pointee.first)
      var entry = entries + (row.pointee.start + Int(row.pointee.first))
      while other < row {
        other.pointee.value -= entry.pointee * value
        other += 1
        entry += 1
      }
    }
  }

  /// A joint's part of the solution.
  func impulse(of joint: MechanismJoint) -> SpatialVector {
    var sum = SpatialVector.zero
    for row in Int(joint.firstRow)..<Int(joint.firstRow) + joint.hold.rowCount {
      sum = sum - rows[row].motion * rows[row].value
    }
    return sum
  }
}
