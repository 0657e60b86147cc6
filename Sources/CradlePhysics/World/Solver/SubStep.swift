/// The solver: one part of a step, over columns that the stores lend it. It keeps nothing itself.
struct SubStep {
  let context: SolverContext
  let settings: World.Settings
  let bodies: BodySpans
  let joints: JointSpans
  let constraints: ConstraintSpans
  let contacts: UnsafeMutablePointer<Contact>
  /// How many of the awake bodies the present step moves, from the first: one that a force wakes meanwhile joins in with the
  /// next step, which also looks for its contacts and joints.
  let movingCount: Int
  /// Which part of the step it is, from 0, and whether the count of all parts so far is odd.
  let part: Int
  let isOdd: Bool
  let isCarrying: Bool

  /// Lets what meets within the sub-step bounce.
  func bounce() {
    guard constraints.bouncingCount > 0 else { return }
    let restitution = Restitution(
      context: context, joints: joints, contacts: contacts, threshold: Float(settings.restitutionThreshold))
    // Each pass carries an impact at least one body further; what is left after the last one is solved without bounce.
    var passes = 0
    while passes < 24 && restitution.pass(constraints.bouncing, constraints.bouncingCount) { passes += 1 }
  }

  /// Accelerates, applies the last impulses again, and solves joints and contacts with position feedback.
  func solve() {
    integrateVelocities()
    // A relax pass has just looked at joints that keep their energy; nothing moved since.
    let isStale = part == 0 || !context.keepsEnergy || settings.relaxIterations == 0
    joints.warmStart(context, isStale: isStale)
    constraints.warmStart(context.states)
    for iteration in 0..<settings.velocityIterations {
      joints.solve(context)
      constraints.solve(
        context.states, contactPass(useBias: true, secondFirst: (iteration & 1 == 1) != isOdd))
    }
    if constraints.approachingCount > 0 { constraints.noteMeetings(in: contacts) }
  }

  /// Takes the velocity of the position feedback out again, or shifts projected joints back.
  func relax() {
    if context.keepsEnergy { joints.kickAfter(context) }
    let iterations = settings.relaxIterations + (isCarrying ? Self.carryingRelaxIterations : 0)
    for iteration in 0..<iterations {
      // A joint that hangs alone is exact after one pass; long chains pass a message one link a pass.
      if context.keepsEnergy && (iteration == 0 || joints.hasChains) {
        joints.relax(context, isFirst: iteration == 0)
      }
      constraints.solve(
        context.states, contactPass(useBias: false, secondFirst: (iteration & 1 == 0) != isOdd))
    }
    if constraints.approachingCount > 0 { constraints.noteMeetings(in: contacts) }
    if !context.keepsEnergy { joints.correct(context) }
  }

  private func contactPass(useBias: Bool, secondFirst: Bool) -> ContactPass {
    ContactPass(
      useBias: useBias, secondFirst: secondFirst, inverseH: Wide(context.inverseH),
      slowest: Wide(Float(-settings.pushOutSpeed)), bounceSpeed: Wide(Float(settings.restitutionThreshold)))
  }

  /// More relax passes while something is carried: the speed of its displacement must not stay in what it pushed, and a pass
  /// takes it out of one more of a row of things. A row of five balls leaves up to 23 % faster than the hand with 6, 40 %
  /// with none and 15 % with twice as many, each of which costs a pass over all contacts.
  private static let carryingRelaxIterations = 6

  private func integrateVelocities() {
    let h = context.h
    for place in 0..<movingCount {
      let state = context.states + Int(bodies.awake[place])
      let drive = bodies.drives + Int(bodies.awake[place])
      state.pointee.vx = (state.pointee.vx + h * drive.pointee.ax) * drive.pointee.linearKeep
      state.pointee.vy = (state.pointee.vy + h * drive.pointee.ay) * drive.pointee.linearKeep
      state.pointee.w = (state.pointee.w + h * drive.pointee.turn) * drive.pointee.angularKeep
    }
  }

  func integratePositions() {
    let h = context.h
    for place in 0..<movingCount {
      let state = context.states + Int(bodies.awake[place])
      state.pointee.dx += h * state.pointee.vx
      state.pointee.dy += h * state.pointee.vy
      let w = state.pointee.w
      if abs(w) > Self.slowestTurn { state.pointee.turn(by: h * w) }
    }
  }

  /// What turns slower than this, in rad/s, stands: a turn in a week, and less than what an impact along a disc's radius
  /// leaves by rounding. Thousands of discs need no new cosine for that.
  private static let slowestTurn: Float = 1e-5
}
