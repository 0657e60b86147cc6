import CradleGeometry

/// The rows of all joints, by kind, and the order in which they are solved.
struct JointRows: ~Copyable {
  var lines = RowColumn<LineJacobian>()
  var points = RowColumn<PointJacobian>()
  var rails = RowColumn<RailJacobian>()
  var turns = TurnRows()
  /// The rigid joints that are solved as mechanisms.
  private var mechanisms = MechanismStore()
  /// The points that are solved four at a time.
  private var lanes = PointLaneStore()
  /// Whether any other rigid or limiting row shares a body with another joint.
  private var hasSharedRows = false
  /// The summed stiffness of the springs at a body, by body slot; scratch memory of `balanceSprings`.
  var loads = Buffer<Float>()

  var byteCount: Int {
    lines.byteCount + points.byteCount + rails.byteCount + turns.byteCount + mechanisms.byteCount
      + lanes.byteCount + loads.byteCount
  }

  /// Whether a joint has rows and all of them refer to it.
  func areWhole(_ joint: Joint, _ index: Int32) -> Bool {
    var count = 0
    var isWhole = true
    lines.forEach(from: joint.line) {
      count += 1
      if $0.pointee.joint != index { isWhole = false }
    }
    points.forEach(from: joint.point) {
      count += 1
      if $0.pointee.joint != index { isWhole = false }
    }
    rails.forEach(from: joint.rail) {
      count += 1
      if $0.pointee.joint != index { isWhole = false }
    }
    if joint.turn >= 0 && turns[joint.turn].joint != index { isWhole = false }
    return isWhole && count > 0
  }

  /// Describes a violated invariant of the order, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    lanes.inconsistency(points.spans.rows, bodies)
  }

  // MARK: Rows of a joint

  /// Makes the rows of a new joint; `poses` are its bodies' present ones.
  mutating func add(
    _ definition: JointDefinition, _ index: Int32, _ joint: inout Joint, _ frame: JointFrame,
    _ poses: JointPoses
  ) {
    joint.reference = poses.angleB - poses.angleA
    // A body may have moved far away: such a distance is not an error of the caller.
    let distance = min(poses.gap.length, Double(StepEnd.farthest))
    switch definition {
    case .rod(_, _, let length):
      let line = LineJacobian(.distance, target: length ?? distance)
      lines.append(LineRow(frame, index, .held, line), to: &joint.line)
      joint.hold = .distance
      if line.target < Self.shortest { becomePivot(index, &joint) }
    case .rope(_, _, let length):
      let line = LineJacobian(.distance, target: length ?? distance)
      lines.append(LineRow(frame, index, .atMost, line), to: &joint.line)
      if line.target < Self.shortest { becomePivot(index, &joint) }
    case .spring(_, _, let length, let frequency, let damping):
      let line = LineJacobian(.distance, target: length ?? distance)
      lines.append(LineRow(frame, index, .spring, line), to: &joint.line)
      setSpring(joint, frequency: frequency, damping: damping, poses: poses)
    case .softPoint(_, _, let frequency, let damping):
      points.append(PointRow(frame, index, .spring, PointJacobian()), to: &joint.point)
      setSpring(joint, frequency: frequency, damping: damping, poses: poses)
    case .pivot(_, _, let limits, let friction):
      points.append(PointRow(frame, index, .held, PointJacobian()), to: &joint.point)
      joint.hold = .point
      addTurn(index, &joint, limits: limits, friction: Float(friction))
    case .weld:
      points.append(PointRow(frame, index, .held, PointJacobian()), to: &joint.point)
      let angle = LineJacobian(.angle, target: 0, reference: joint.reference)
      lines.append(LineRow(frame, index, .held, angle), to: &joint.line)
      joint.hold = .weld
    case .slider(_, _, let axis, let limits):
      let unit = axis.normalized
      let (s, c) = Trigonometry.sineAndCosine(poses.angleA)
      let local = LocalVector(Float(c * unit.dx + s * unit.dy), Float(c * unit.dy - s * unit.dx))
      let rail = RailJacobian(axis: local, reference: joint.reference)
      rails.append(RailRow(frame, index, .held, rail), to: &joint.rail)
      joint.hold = .rail
      addTravel(index, &joint, limits)
    }
  }

  mutating func remove(_ index: Int32, in joints: UnsafeMutablePointer<Joint>) {
    lines.removeAll(of: index, in: joints, \.line)
    points.removeAll(of: index, in: joints, \.point)
    rails.removeAll(of: index, in: joints, \.rail)
    turns.remove(index, in: joints)
  }

  // MARK: Numbers

  func frame(of joint: Joint) -> JointFrame {
    joint.point >= 0
      ? points[joint.point].frame : joint.rail >= 0 ? rails[joint.rail].frame : lines[joint.line].frame
  }

  func setFrame(of joint: Joint, _ frame: JointFrame) {
    lines.forEach(from: joint.line) { $0.pointee.frame = frame }
    points.forEach(from: joint.point) { $0.pointee.frame = frame }
    rails.forEach(from: joint.rail) { $0.pointee.frame = frame }
  }

  /// A joint's soft point; nil for other joints.
  func softPoint(of joint: Joint) -> PointRow? {
    joint.point >= 0 && points[joint.point].isSpring ? points[joint.point] : nil
  }

  /// A joint's spring; nil for others.
  func spring(of joint: Joint) -> JointSpring? {
    if let point = softPoint(of: joint) { return point.spring }
    return joint.line >= 0 && lines[joint.line].isSpring ? lines[joint.line].spring : nil
  }

  /// The impulse on B in the last sub-step, kg·pt/s.
  func impulse(of joint: Joint) -> Vector {
    var sum = LocalVector.zero
    lines.forEach(from: joint.line) { sum = sum + $0.pointee.force }
    points.forEach(from: joint.point) { sum = sum + $0.pointee.force }
    rails.forEach(from: joint.rail) { sum = sum + $0.pointee.force }
    return sum.vector
  }

  /// Sets the impulses that the next sub-step would apply again to 0.
  func forgetImpulses() {
    lines.forgetImpulses()
    points.forgetImpulses()
    rails.forgetImpulses()
    turns.forgetImpulses()
  }

  /// Scales the impulses that the next sub-step applies again.
  func scaleImpulses(by ratio: Float) {
    lines.scaleImpulses(by: ratio)
    points.scaleImpulses(by: ratio)
    rails.scaleImpulses(by: ratio)
    turns.scaleImpulses(by: ratio)
  }

  // MARK: The solver's order

  mutating func forgetOrder() {
    hasSharedRows = false
    mechanisms.removeAll()
    lanes.removeAll()
    lines.forgetOrder()
    points.forgetOrder()
    rails.forgetOrder()
    turns.forgetOrder()
  }

  /// Finds the joints that are solved as mechanisms.
  mutating func findMechanisms(_ bodies: borrowing BodyStore, _ links: JointLinks) {
    mechanisms.build(bodies, links, lines.spans, points.spans)
  }

  /// Whether a joint is a rod or a rope that ends outside of A, or of B: see `Body.isLong(squaredArm:)`.
  func hasLongArm(_ joint: Joint, on body: Body, isA: Bool) -> Bool {
    guard joint.line >= 0, !joint.isShort else { return false }
    let row = lines[joint.line]
    return row.jacobian.form == .distance && !row.isSpring
      && body.isLong(squaredArm: isA ? row.frame.squareA : row.frame.squareB)
  }

  /// Returns the joints of mechanisms to the rows.
  mutating func forgetMechanisms() { mechanisms.removeAll() }

  /// Adds a joint's rows to the rows to solve.
  mutating func list(_ joint: Joint, isOnlyJoint: Bool, conservesEnergy: Bool) {
    let isLineShared = lines.list(
      from: joint.isShort ? -1 : joint.line, joint, isOnlyJoint: isOnlyJoint,
      conservesEnergy: conservesEnergy)
    let isPointShared = points.list(
      from: joint.point, joint, isOnlyJoint: isOnlyJoint, conservesEnergy: conservesEnergy
    ) {
      if conservesEnergy { lanes.append($0) }
      return conservesEnergy
    }
    let isRailShared = rails.list(
      from: joint.rail, joint, isOnlyJoint: isOnlyJoint, conservesEnergy: conservesEnergy)
    let isTurnShared = turns.list(joint.limitsMechanism ? -1 : joint.turn, isOnlyJoint: isOnlyJoint)
    if isLineShared || isPointShared || isRailShared || isTurnShared { hasSharedRows = true }
  }

  /// Groups the points that are solved four at a time, after all joints are listed.
  mutating func groupPoints(_ bodies: borrowing BodyStore) { lanes.group(points.spans.rows, bodies) }

  /// The rows to solve, for a step's passes; valid until a joint is added or the order is refreshed.
  @inline(__always) func spans(_ links: JointLinks) -> JointSpans {
    JointSpans(
      lines: lines.spans, turns: turns.spans, points: points.spans, lanes: lanes.spans, rails: rails.spans,
      mechanisms: mechanisms.spans(
        lines: lines.spans, points: points.spans, rails: rails.spans, turns: turns.spans),
      hasSharedRows: hasSharedRows,
      links: links)
  }
}
