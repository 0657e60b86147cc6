// A pivot's friction, and a pivot's or slider's limits.
extension JointRows {
  /// Adds a pivot's friction and limits.
  mutating func addTurn(
    _ index: Int32, _ joint: inout Joint, limits: ClosedRange<Double>?, friction: Float
  ) {
    guard friction > 0 || limits != nil else { return }
    joint.turn = turns.append(
      TurnRow(index, joint, limits: WorldRange.limits(limits), friction: friction))
  }

  /// Adds a slider's limits.
  mutating func addTravel(_ index: Int32, _ joint: inout Joint, _ limits: ClosedRange<Double>?) {
    guard let limits = WorldRange.limits(limits) else { return }
    let axis = rails[joint.rail].jacobian.axis
    for isLeast in [true, false] {
      let line = LineJacobian(
        .travel, target: isLeast ? limits.lowerBound : limits.upperBound, isLeast: isLeast, axis: axis,
        reference: joint.reference)
      lines.append(LineRow(rails[joint.rail].frame, index, .atMost, line), to: &joint.line)
    }
  }

  /// Whether a joint may have limits: a pivot, or a slider.
  func mayHaveLimits(_ joint: Joint) -> Bool { joint.rail >= 0 || mayHaveFriction(joint) }

  /// Whether a joint is a pivot.
  func mayHaveFriction(_ joint: Joint) -> Bool {
    joint.hold == .point && !joint.isShort
  }

  func limits(of joint: Joint) -> ClosedRange<Double>? {
    if joint.turn >= 0 {
      let row = turns[joint.turn]
      return row.hasLimits ? Double(row.least.target)...Double(row.greatest.target) : nil
    }
    var ends: [Double] = []
    lines.forEach(from: joint.line) {
      if $0.pointee.bound == .atMost { ends.append(Double($0.pointee.jacobian.target)) }
    }
    return ends.count == 2 ? ends[0]...ends[1] : nil
  }

  /// A pivot's friction, kg·pt²/s²; 0 for other joints.
  func friction(of joint: Joint) -> Float { joint.turn >= 0 ? turns[joint.turn].frictionTorque : 0 }

  /// Changes a pivot's friction, and a pivot's or slider's limits.
  mutating func setLimits(
    _ index: Int32, _ limits: ClosedRange<Double>?, friction: Float, in joints: UnsafeMutablePointer<Joint>
  ) {
    let joint = joints + Int(index)
    if joint.pointee.rail >= 0 {
      lines.removeAll(of: index, in: joints, \.line)
      addTravel(index, &joint.pointee, limits)
    } else {
      turns.remove(index, in: joints)
      addTurn(index, &joint.pointee, limits: limits, friction: friction)
    }
  }
}
