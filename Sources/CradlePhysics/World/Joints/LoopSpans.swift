/// All joints of a loop at once, by the factors of their matrix (`EnvelopeFactors`):
///
///     A = J·M⁻¹·Jᵀ + ε,   p = −A⁻¹·(J·v + ε·p₀)         p₀ the impulses so far
struct LoopSpans {
  let rows: UnsafeMutablePointer<LoopRow>
  let factors: EnvelopeFactors
  /// By row: the velocity to remove in pt/s or rad/s, then the opposite of the impulse that removes it, kg·pt/s or
  /// kg·pt²/s.
  let values: UnsafeMutablePointer<Double>

  /// Computes and factors the matrix at the bodies' present positions. `compliance` is the compliance ε of a
  /// row as a share of its own response to an impulse. Joints of a loop often constrain a motion twice: they then share its load,
  /// and opposite impulses that positions required vanish with the velocities' pass.
  func factor(
    _ loop: Mechanism, _ joints: UnsafeMutablePointer<MechanismJoint>,
    _ bodies: UnsafeMutablePointer<MechanismBody>, compliance: Double
  ) {
    for block in loop.blocks { factors.clear(block) }
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = joints + place
      setRows(of: joint.pointee)
      setLeast(of: joint.pointee, bodies)
      add(joint.pointee, side: 0, joints, bodies)
      add(joint.pointee, side: 1, joints, bodies)
    }
    for row in Int(loop.firstRow)..<Int(loop.endRow) {
      rows[row].soft = factors.line(row)[row] * compliance
    }
    for block in loop.blocks {
      let four = rows + block << 2
      factors.eliminate(
        block, compliance: compliance,
        least: SIMD4(four[0].least, four[1].least, four[2].least, four[3].least))
    }
  }

  @inline(__always) private func rowRange(of joint: MechanismJoint) -> Range<Int> {
    Int(joint.firstRow)..<Int(joint.firstRow) + joint.hold.rowCount
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
    for row in rowRange(of: joint) {
      rows[row].least = rows[row].motion.t == 0 ? least : 0
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
    for row in rowRange(of: joint) {
      let motion = rows[row].motion
      let response = SpatialVector(x: mass.x * motion.x, y: mass.y * motion.y, t: mass.t * lever(row, side))
      let line = factors.line(row)
      for column in Int(joint.firstRow)...row {
        line[column] += product(response, column, side)
      }
      var end = side == 0 ? joint.endBeforeAtParent : joint.endBeforeAtChild
      while end >= 0 {
        let (other, otherSide) = (joints + Int(end >> 1), end & 1)
        let sign = otherSide == side ? 1.0 : -1.0
        let first = Int(other.pointee.firstRow)
        for column in first..<first + other.pointee.hold.rowCount {
          line[column] += sign * product(response, column, otherSide)
        }
        end = otherSide == 0 ? other.pointee.endBeforeAtParent : other.pointee.endBeforeAtChild
      }
    }
  }

  @inline(__always) private func lever(_ row: Int, _ side: Int32) -> Double {
    side == 0 ? rows[row].leverOfParent : rows[row].leverOfChild
  }

  @inline(__always) private func product(_ response: SpatialVector, _ row: Int, _ side: Int32) -> Double {
    response.x * rows[row].motion.x + response.y * rows[row].motion.y + response.t * lever(row, side)
  }

  /// Sets the velocity that a joint's impulse is to remove, after the impulse `sum`.
  func setVelocity(_ velocity: SpatialVector, _ sum: SpatialVector, of joint: MechanismJoint) {
    for row in rowRange(of: joint) {
      let motion = rows[row].motion
      let own = motion.x * velocity.x + motion.y * velocity.y + motion.t * velocity.t
      values[row] = own + rows[row].soft * (motion.x * sum.x + motion.y * sum.y + motion.t * sum.t)
    }
  }

  /// Solves for the impulses.
  func solve(_ loop: Mechanism) {
    // An overflow would otherwise stay in the unknowns that fill the last block, and spread in every later solution.
    for row in Int(loop.endRow)..<loop.blocks.upperBound * EnvelopeBlock.width { values[row] = 0 }
    factors.solve(values, blocks: loop.blocks)
  }

  /// A joint's part of the solution.
  func impulse(of joint: MechanismJoint) -> SpatialVector {
    var sum = SpatialVector.zero
    for row in rowRange(of: joint) {
      sum = sum - rows[row].motion * values[row]
    }
    return sum
  }
}
