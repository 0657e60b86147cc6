/// The joints to solve, and the solver's passes over their rows.
struct JointSpans {
  let lines: RowSpans<LineJacobian>
  let turns: TurnSpans
  let points: RowSpans<PointJacobian>
  /// The points that are solved four at a time.
  let lanes: PointLaneSpans
  let rails: RowSpans<RailJacobian>
  let mechanisms: MechanismSpans
  /// Whether any rigid or limiting row shares a body with another joint.
  let hasSharedRows: Bool
  let links: JointLinks

  /// Reads the bodies' poses at a cut's start; `isHalved` tells whether the settings split accelerations and impulses
  /// into halves before and after the displacement.
  func prepare(_ bodies: BodySpans, conservesEnergy: Bool, isHalved: Bool) {
    lines.prepare(bodies, conservesEnergy: conservesEnergy)
    turns.prepare(bodies, conservesEnergy: conservesEnergy)
    points.prepare(bodies, conservesEnergy: conservesEnergy)
    lanes.prepare(points.rows, bodies)
    rails.prepare(bodies, conservesEnergy: conservesEnergy)
    mechanisms.prepare(bodies, isHalved: isHalved)
  }

  /// Applies springs after the motion, with energy conservation; in reverse order, so that the two passes of
  /// a sub-step are symmetric in time.
  func kickAfter(_ context: SolverContext) {
    points.kickAfter(context)
    lines.kickAfter(context)
  }

  /// Applies the last impulses again, or half of them; `isStale` tells whether the bodies have moved since
  /// the joints were last prepared.
  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool) {
    if context.conservesEnergy {
      lines.kick(context, isStale: isStale)
      points.kick(context, isStale: isStale)
    }
    lines.warmStart(context, isStale: isStale)
    turns.warmStart(context, isStale: isStale)
    points.warmStart(context, isStale: isStale)
    lanes.warmStart(context, isStale: isStale)
    rails.warmStart(context, isStale: isStale)
    if isStale { mechanisms.update(context) }
  }

  /// One pass with position feedback; with energy conservation rows that share bodies take two iterations.
  func solve(_ context: SolverContext) {
    solveRows(context)
    if hasSharedRows && context.conservesEnergy { solveRows(context) }
    mechanisms.solve(context)
  }

  private func solveRows(_ context: SolverContext) {
    lines.solve(context)
    turns.solve(context)
    points.solve(context)
    lanes.solve(context)
    rails.solve(context)
  }

  /// Removes the velocity of the position feedback at the new positions; in reverse order, so that
  /// corrections travel back up a long chain. A single joint is exact after one pass; in a chain a correction
  /// travels one joint a pass.
  func relax(_ context: SolverContext, isFirst: Bool) {
    if isFirst { relaxRows(context, isFirst: true) }
    if hasSharedRows { relaxRows(context, isFirst: false) }
    mechanisms.relax(context, isFirst: isFirst)
  }

  private func relaxRows(_ context: SolverContext, isFirst: Bool) {
    turns.relax(context, isFirst: isFirst)
    lines.relax(context, isFirst: isFirst)
    rails.relax(context, isFirst: isFirst)
    lanes.relax(context, isFirst: isFirst)
    points.relax(context, isFirst: isFirst)
  }

  /// Writes impulses back to the rows, which keep them between steps.
  func storeImpulses() {
    lanes.storeImpulses(in: points.rows)
    mechanisms.storeImpulses()
  }

  /// Moves bodies back to the positions that projected joints require.
  func correct(_ context: SolverContext) {
    lines.correct(context)
    turns.correct(context)
    points.correct(context)
    rails.correct(context)
  }

  /// For a body that only a rod at its centre connects to the world: the vector from the anchor to the
  /// centre; nil for any other body.
  @inline(__always) func pendulumArm(_ body: Int32, _ context: SolverContext) -> LocalVector? {
    let end = links.first[Int(body)]
    guard end >= 0, links.next(end) < 0 else { return nil }
    let joint = links.joints + Int(end >> 1)
    let place = joint.pointee.isShort ? -1 : joint.pointee.line
    guard place >= 0, lines.rows[Int(place)].jacobian.isPendulum else { return nil }
    let gap = lines.rows[Int(place)].frame.gap
    let state = context.states + Int(body)
    return LocalVector(gap.x + state.pointee.dx, gap.y + state.pointee.dy)
  }

  /// Calls the closure with each body that is joined to a body.
  @inline(__always) func forEachPartner(of body: Int32, _ visit: (Int32) -> Void) {
    var end = links.first[Int(body)]
    while end >= 0 {
      visit(links.otherBody(end))
      end = links.next(end)
    }
  }

  /// Removes the velocities that violate two bodies' joints, during an impact of them: of joints that are rows in one
  /// pass, then of mechanisms, which is exact. Returns false if limits or ropes took part beside a mechanism: the two are
  /// then solved one after the other, and a limit that holds at first may let go later.
  func project(_ a: Int32, _ b: Int32, _ context: SolverContext) -> Bool {
    let haveActed = project(a, context)
    let haveActedOnB = project(b, context)
    return !mechanisms.project(a, b, context) || !(haveActed || haveActedOnB)
  }

  /// Removes the velocities that violate a body's rows; returns whether there were any.
  private func project(_ body: Int32, _ context: SolverContext) -> Bool {
    var haveActed = false
    var end = links.first[Int(body)]
    while end >= 0 {
      let joint = links.joints[Int(end >> 1)]
      if turns.project(joint.turn, context) { haveActed = true }
      if !joint.isShort, lines.project(from: joint.line, skipsHeld: joint.isInMechanism, context) {
        haveActed = true
      }
      if !joint.isInMechanism {
        if points.project(from: joint.point, skipsHeld: false, context) { haveActed = true }
        if rails.project(from: joint.rail, skipsHeld: false, context) { haveActed = true }
      }
      end = links.next(end)
    }
    return haveActed
  }

  /// Calls the closure with both bodies of every joint to solve, perhaps more than once.
  @inline(__always) func forEachPair(_ body: (Int32, Int32) -> Void) {
    lines.forEachFrame { body($0.bodyA, $0.bodyB) }
    points.forEachFrame { body($0.bodyA, $0.bodyB) }
    lanes.forEachFrame(points.rows) { body($0.bodyA, $0.bodyB) }
    rails.forEachFrame { body($0.bodyA, $0.bodyB) }
    mechanisms.forEachPair(body)
  }
}

/// The lists of joint ends for the solver's passes.
struct JointLinks {
  let joints: UnsafeMutablePointer<Joint>
  let first: UnsafeMutablePointer<Int32>
  let count: UnsafeMutablePointer<Int32>

  @inline(__always) func next(_ end: Int32) -> Int32 {
    let joint = joints + Int(end >> 1)
    return end & 1 == 0 ? joint.pointee.nextA : joint.pointee.nextB
  }

  @inline(__always) func otherBody(_ end: Int32) -> Int32 {
    let joint = joints + Int(end >> 1)
    return end & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
  }

  /// Whether a joint keeps two bodies from colliding.
  @inline(__always) func preventCollision(of a: Int32, and b: Int32) -> Bool {
    let shorter = count[Int(a)] > 0 && a != 0 ? a : b
    let other = shorter == a ? b : a
    guard shorter != 0 else { return false }
    var end = first[Int(shorter)]
    while end >= 0 {
      if otherBody(end) == other && !joints[Int(end >> 1)].collides { return true }
      end = next(end)
    }
    return false
  }
}
