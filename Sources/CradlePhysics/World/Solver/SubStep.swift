/// The solver: one part of a step, over columns that the stores lend it. It has no state.
///
/// With `conservesEnergy` a sub-step is symmetric in time for bodies that fly, or hang on rigid joints
/// without a loop (velocity Verlet; with the joints RATTLE, Andersen, 1983):
///
///     v ← v + ½h·a + ½p,   x ← x + h·v,   v ← v + ½h·a + ½p
///
/// The impulses p before the displacement lead to places that satisfy the constraint, those after it to
/// velocities that do. Contacts and loops are solved by one or two passes, which is not enough for halves
/// that do not cancel their load: there the whole acceleration acts before the displacement, as in UIKit's settings.
struct SubStep {
  let context: SolverContext
  let settings: World.Settings
  let bodies: BodySpans
  let joints: JointSpans
  let constraints: ConstraintSpans
  let contacts: UnsafeMutablePointer<Contact>
  /// The number of awake bodies that the present step moves, from the first: a body that a force wakes
  /// meanwhile joins in the next step, which also finds its contacts and joints.
  let movingCount: Int
  /// Which part of the step it is, from 0, and whether the count of all parts so far is odd.
  let part: Int
  let isOdd: Bool
  let hands: HandSpans

  /// Makes bodies bounce that meet within the sub-step, which displaces them; false if none did.
  func bounce() -> Bool {
    Restitution(
      context: context, joints: joints, drives: bodies.drives, contacts: contacts,
      bounces: constraints.bounces
    ).run()
  }

  /// Accelerates, applies the last impulses again, and solves joints and contacts with position feedback.
  /// `hasBounced` tells whether bodies were displaced since the last sub-step.
  func solve(hasBounced: Bool) {
    if part > 0 && settings.allowsSleep { noteStirred() }
    kick(isAfter: false)
    // Joints that conserve energy were updated by a relax pass; nothing has moved since.
    let isStale = hasBounced || part == 0 || !context.conservesEnergy || settings.relaxIterations == 0
    joints.warmStart(context, isStale: isStale)
    // Otherwise the last sub-step's first relax pass computed the gaps at the present places.
    if hasBounced || (part > 0 && (settings.relaxIterations == 0 || !context.conservesEnergy)) {
      constraints.look(context.states)
    }
    constraints.warmStart(context.states)
    hands.warmStart(context, left: left)
    for iteration in 0..<settings.velocityIterations {
      joints.solve(context)
      hands.solve(context)
      constraints.push(
        context.states,
        contactPass(secondFirst: (iteration & 1 == 1) != isOdd, rubsWhileRelaxing ? .none : .first))
    }
    if constraints.approachingCount > 0 { constraints.noteMeetings(in: contacts) }
  }

  /// Removes the velocity of the position feedback, or moves projected joints back.
  func relax() {
    if context.conservesEnergy {
      joints.kickAfter(context)
      kick(isAfter: true)
    }
    for iteration in 0..<settings.relaxIterations {
      if context.conservesEnergy { joints.relax(context, isFirst: iteration == 0) }
      hands.solve(context)
      constraints.relax(
        context.states,
        contactPass(secondFirst: (iteration & 1 == 0) != isOdd, rubsWhileRelaxing ? .ahead : .first),
        isFirst: iteration == 0)
    }
    if constraints.approachingCount > 0 { constraints.noteMeetings(in: contacts) }
    if !context.conservesEnergy { joints.correct(context) }
  }

  /// Whether friction is solved in relax passes alone, from velocities that no push-out has changed: friction against that
  /// push would be undone there, and move what rests.
  private var rubsWhileRelaxing: Bool { settings.conservesEnergy && settings.relaxIterations > 0 }

  private func contactPass(secondFirst: Bool, _ friction: ContactPass.Friction) -> ContactPass {
    ContactPass(
      secondFirst: secondFirst, inverseH: Wide(context.inverseH), friction: friction,
      slowest: Wide(Float(-settings.pushOutSpeed)))
  }

  /// The seconds left of the step, this part included.
  private var left: Float { context.h * Float(settings.subSteps - part) }

  /// Notes bodies that the last sub-step left too quick for rest. A step's ends alone do not tell: what swings a whole number
  /// of times in one is where it was, and as slow.
  private func noteStirred() {
    let reach = RestReach(settings)
    for place in 0..<movingCount {
      let index = Int(bodies.awake[place])
      let state = context.states + index
      let square = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
      if bodies.isTooQuick(Int32(index), square, abs(state.pointee.w), reach) {
        bodies.drives[index].isStirred = true
      }
    }
  }

  /// Applies the accelerations that act before the displacement, or after it.
  private func kick(isAfter: Bool) {
    for place in 0..<movingCount {
      let index = Int(bodies.awake[place])
      let state = context.states + index
      let drive = bodies.drives + index
      let h = context.h * (isAfter ? 1 - drive.pointee.before : drive.pointee.before)
      state.pointee.vx = (state.pointee.vx + h * drive.pointee.ax) * drive.pointee.linearKeep
      state.pointee.vy = (state.pointee.vy + h * drive.pointee.ay) * drive.pointee.linearKeep
      state.pointee.w = (state.pointee.w + h * drive.pointee.turn) * drive.pointee.angularKeep
    }
  }

  /// Moves bodies by their velocities.
  func displace() {
    let h = context.h
    for place in 0..<movingCount {
      let state = context.states + Int(bodies.awake[place])
      state.pointee.dx += h * state.pointee.vx
      state.pointee.dy += h * state.pointee.vy
      let w = state.pointee.w
      if abs(w) > Self.slowestTurn { state.pointee.turn(by: h * w) }
    }
  }

  /// The angular speed in rad/s below which a body counts as not turning: one turn in a week, and less than
  /// the rounding of an impact along a disc's radius. Thousands of discs then need no new cosine.
  private static let slowestTurn: Float = 1e-5
}
