// The mechanisms' access to their joints' rows.
extension MechanismSpans {
  func prepare(_ joint: UnsafeMutablePointer<MechanismJoint>, _ world: BodySpans) {
    let place = Int(joint.pointee.row)
    switch joint.pointee.hold {
    case .distance: lines[place].prepare(world)
    case .rail: rails[place].prepare(world)
    case .point: points[place].prepare(world)
    case .weld:
      points[place].prepare(world)
      lines[Int(joint.pointee.angleRow)].prepare(world)
    }
    if joint.pointee.isNew {
      joint.pointee.isNew = false
      joint.pointee.previousImpulse = load(joint) * joint.pointee.sign
    }
  }

  /// The impulse on B of a joint's rows in the last sub-step.
  private func load(_ joint: UnsafeMutablePointer<MechanismJoint>) -> SpatialVector {
    let place = Int(joint.pointee.row)
    switch joint.pointee.hold {
    case .point: return SpatialVector(points[place].impulse, 0)
    case .weld: return SpatialVector(points[place].impulse, lines[Int(joint.pointee.angleRow)].impulse)
    case .distance: return SpatialVector(lines[place].force, 0)
    case .rail: return SpatialVector(rails[place].force, rails[place].impulse.y)
    }
  }

  /// Reads arms and directions from the rows; returns the arms from the centres of mass of the parent and of
  /// the child. Call it for parents before children.
  @inline(__always) func evaluate(
    _ joint: UnsafeMutablePointer<MechanismJoint>, _ context: SolverContext, isInTree: Bool
  ) -> (parent: Arm, child: Arm) {
    let place = Int(joint.pointee.row)
    let armA: LocalVector
    let armB: LocalVector
    switch joint.pointee.hold {
    case .point, .weld:
      let row = points + place
      row.pointee.evaluate(context)
      if joint.pointee.hold == .weld {
        let angle = lines + Int(joint.pointee.angleRow)
        angle.pointee.evaluate(context)
        row.pointee.jacobian.moveAnchors(angle.pointee.jacobian.value, row.pointee.frame, context)
      }
      (armA, armB) = (row.pointee.jacobian.armA, row.pointee.jacobian.armB)
    case .distance:
      let row = lines + place
      row.pointee.evaluate(context)
      (armA, armB) = (row.pointee.jacobian.armA, row.pointee.jacobian.armB)
      joint.pointee.unit = row.pointee.jacobian.unit
    case .rail:
      let row = rails + place
      row.pointee.evaluate(context)
      (armA, armB) = (row.pointee.jacobian.armOfA, row.pointee.jacobian.across.armB)
      joint.pointee.unit = row.pointee.jacobian.across.unit
    }
    let isParentA = joint.pointee.sign > 0
    let ofParent = Arm(isParentA ? armA : armB)
    let ofChild = Arm(isParentA ? armB : armA)
    joint.pointee.armOfParent = ofParent - bodies[Int(joint.pointee.parent)].anchor
    joint.pointee.armOfChild = ofChild
    if isInTree && joint.pointee.child >= 0 { bodies[Int(joint.pointee.child)].anchor = ofChild }
    return (ofParent, ofChild)
  }

  /// Whether a gap between anchors is larger than `SolverContext.smallCorrection`; errors of angles do not count.
  func isTorn(_ mechanism: Mechanism) -> Bool {
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      let joint = joints + place
      let row = Int(joint.pointee.row)
      let error: Float
      switch joint.pointee.hold {
      case .point, .weld: error = points[row].jacobian.gap.lengthSquared
      case .distance: error = lines[row].jacobian.error * lines[row].jacobian.error
      case .rail: error = rails[row].jacobian.across.value * rails[row].jacobian.across.value
      }
      if error > SolverContext.smallCorrection * SolverContext.smallCorrection { return true }
    }
    return false
  }

  /// Sets the bias with which a solved velocity between the anchors satisfies the joint at the sub-step's end, pt/s and
  /// rad/s. `share` is `Mechanism.resolvedShare`.
  @inline(__always) func setBias(
    of joint: UnsafeMutablePointer<MechanismJoint>, _ share: Float, corrected: Float, _ context: SolverContext
  ) {
    let place = Int(joint.pointee.row)
    let bias: SpatialVector
    switch joint.pointee.hold {
    case .point: bias = SpatialVector(points[place].bias(share, corrected: corrected, context), 0)
    case .weld:
      bias = SpatialVector(
        points[place].bias(share, corrected: corrected, context),
        lines[Int(joint.pointee.angleRow)].bias(share, corrected: corrected, context))
    case .distance:
      bias = SpatialVector(joint.pointee.unit * lines[place].bias(share, corrected: corrected, context), 0)
    case .rail:
      let both = rails[place].bias(share, corrected: corrected, context)
      bias = SpatialVector(joint.pointee.unit * both.x, both.y)
    }
    joint.pointee.bias = bias * joint.pointee.sign
  }

  /// Sets as the bias the part k·h of the joint's error, in points and radians; k is the bias rate (`JointSoftness`), and
  /// the error is limited to the correction of one step.
  func setCorrection(of joint: UnsafeMutablePointer<MechanismJoint>, _ context: SolverContext) {
    let place = Int(joint.pointee.row)
    let rate = context.softness.biasRate * context.h
    let bias: SpatialVector
    switch joint.pointee.hold {
    case .point: bias = SpatialVector(points[place].jacobian.correction(at: rate), 0)
    case .weld:
      bias = SpatialVector(
        points[place].jacobian.correction(at: rate),
        lines[Int(joint.pointee.angleRow)].jacobian.correction(at: rate))
    case .distance: bias = SpatialVector(joint.pointee.unit * lines[place].jacobian.correction(at: rate), 0)
    case .rail:
      let both = rails[place].jacobian.correction(at: rate)
      bias = SpatialVector(joint.pointee.unit * both.x, both.y)
    }
    joint.pointee.bias = bias * joint.pointee.sign
  }

  /// Writes the joints' impulses to their rows, for inspection and for the next mechanism that they are part of.
  func storeImpulses() {
    for mechanism in 0..<count {
      for place in Int(mechanisms[mechanism].firstJoint)..<Int(mechanisms[mechanism].endJoint) {
        store(joints + place)
      }
    }
  }

  /// Writes a joint's impulse on B to its rows.
  @inline(__always) private func store(_ joint: UnsafeMutablePointer<MechanismJoint>) {
    let impulse = joint.pointee.accumulatedImpulse * joint.pointee.sign
    let place = Int(joint.pointee.row)
    switch joint.pointee.hold {
    case .point: points[place].impulse = impulse.vector
    case .weld:
      points[place].impulse = impulse.vector
      lines[Int(joint.pointee.angleRow)].impulse = Float(impulse.t)
    case .distance: lines[place].impulse = joint.pointee.unit.dot(impulse.vector)
    case .rail:
      rails[place].impulse = LocalVector(joint.pointee.unit.dot(impulse.vector), Float(impulse.t))
    }
  }
}
