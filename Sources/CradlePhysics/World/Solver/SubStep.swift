/// The solver: one sub-step, over columns that the stores lend it. It has no state.
///
/// With `conservesEnergy` a sub-step is symmetric in time for bodies that fly, or are held by a single joint to a static
/// body or by rigid joints solved as a mechanism (velocity Verlet; with the joints RATTLE, Andersen, 1983):
///
///     v ← v + ½h·a + ½p,   x ← x + h·v,   v ← v + ½h·a + ½p
///
/// The impulses p before the displacement lead to positions that satisfy the constraint, those after it to
/// velocities that do. Contacts, and joints that share bodies outside a mechanism, are solved by one or two passes, whose halves would not cancel
/// their load exactly; for their bodies the whole acceleration is applied before the displacement, as in
/// UIKit's settings. `GroundedBody` corrects it along static ground.
struct SubStep {
  let context: SolverContext
  let settings: World.Settings
  let bodies: BodySpans
  let joints: JointSpans
  let constraints: ConstraintSpans
  let contacts: UnsafeMutablePointer<Contact>
  /// The number of awake bodies that the present step moves, counted from the first. A body that a force wakes during
  /// the step moves from the next step on, which finds its contacts and joints first.
  let movingCount: Int
  /// The index of the sub-step in the step, and whether the total number of sub-steps so far is odd.
  let part: Int
  let isOdd: Bool
  let hands: HandSpans
  /// Whether each body's load by contacts is known from the last sub-step: no joint and no hand changes velocities
  /// between the passes over contacts.
  let tracksLoad: Bool
  /// Whether forces have changed since the last sub-step, or it is a cut's first one.
  let updatesAccelerations: Bool

  /// Bounces bodies that meet within the sub-step, which displaces them; returns false if none did.
  func bounce() -> Bool {
    guard constraints.bounces.count > 0 else { return false }
    return withUnsafePointer(to: joints) {
      Restitution(
        context: context, motion: FreeMotion(context: context, joints: $0, drives: bodies.drives),
        poses: bodies.poses, contacts: contacts,
        bounces: constraints.bounces, moving: bodies.awake, movingCount: movingCount,
        updatesAccelerations: updatesAccelerations, unloaded: tracksLoad ? constraints.unloaded : nil
      ).run()
    }
  }

  /// Accelerates, applies the last impulses again, and solves joints and contacts with position feedback.
  /// `hasBounced` tells whether bodies were displaced since the last sub-step.
  func solve(hasBounced: Bool) {
    if part > 0 && settings.allowsSleep { noteFastBodies() }
    constraints.grounded.noteVelocities(context.states)
    let repeatsLoad = tracksLoad && part > 0
    kick(isAfter: false, hasLoad: repeatsLoad)
    // A relax pass updated the joints that conserve energy, and nothing has moved since then.
    let isStale = hasBounced || part == 0 || !context.conservesEnergy || settings.relaxIterations == 0
    joints.warmStart(context, isStale: isStale)
    // Otherwise the last sub-step's first relax pass computed the gaps at the present positions.
    let updatesGaps = hasBounced || (part > 0 && (settings.relaxIterations == 0 || !context.conservesEnergy))
    if !repeatsLoad { constraints.warmStart(context.states, updatesGaps: updatesGaps) }
    hands.warmStart(context, left: left)
    for iteration in 0..<settings.velocityIterations {
      joints.solve(context)
      hands.solve(context)
      constraints.push(
        context.states,
        contactPass(secondFirst: (iteration & 1 == 1) != isOdd, solvesFrictionWhileRelaxing ? .none : .first),
        updatesGaps: repeatsLoad && updatesGaps && iteration == 0)
    }
    constraints.noteMeetings()
  }

  /// Removes the velocity of the position feedback, or moves projected joints back.
  func relax() {
    if context.conservesEnergy {
      joints.kickAfter(context)
      kick(isAfter: true, hasLoad: true)
    }
    for iteration in 0..<settings.relaxIterations {
      if context.conservesEnergy { joints.relax(context, isFirst: iteration == 0) }
      hands.solve(context)
      constraints.relax(
        context.states,
        contactPass(
          secondFirst: (iteration & 1 == 0) != isOdd, solvesFrictionWhileRelaxing ? .last : .first),
        isFirst: iteration == 0)
    }
    constraints.noteMeetings()
    if !context.conservesEnergy { joints.correct(context) }
  }

  /// Whether friction is solved only in relax passes, from velocities without the push-out: friction against
  /// the push-out would be undone there, and move resting bodies.
  private var solvesFrictionWhileRelaxing: Bool { settings.conservesEnergy && settings.relaxIterations > 0 }

  private func contactPass(secondFirst: Bool, _ friction: ContactPass.Friction) -> ContactPass {
    ContactPass(
      secondFirst: secondFirst, inverseH: FloatLanes8(context.inverseH), friction: friction,
      leastBias: FloatLanes8(Float(-settings.pushOutSpeed)))
  }

  /// The seconds left of the step, this sub-step included.
  private var left: Float { context.h * Float(settings.subSteps - part) }

  /// Marks bodies that were too fast for rest at the end of the last sub-step. A step's ends alone do not
  /// tell: a body that swings a whole number of times in a step is at the same position at the same speed.
  private func noteFastBodies() {
    let limits = RestLimits(settings)
    for place in 0..<movingCount {
      let index = Int(bodies.awake[place])
      let state = context.states + index
      let square = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
      if bodies.isTooQuick(Int32(index), square, abs(state.pointee.w), limits) {
        bodies.drives[index].wasFast = true
      }
    }
  }

  /// Applies the accelerations before the displacement, with the last load if there is one, or after it.
  @inline(__always) private func kick(isAfter: Bool, hasLoad: Bool) {
    if tracksLoad {
      // Three loops, so that none of them has to tell which it is.
      if hasLoad {
        kickWithLoad(isAfter: isAfter, hasLoad: true)
      } else {
        kickWithLoad(isAfter: isAfter, hasLoad: false)
      }
    } else {
      for place in 0..<movingCount {
        let index = Int(bodies.awake[place])
        let state = context.states + index
        let velocity = FloatLanes(row: state)
        store(kicked(velocity, bodies.drives + index, isAfter: isAfter), in: state, over: velocity)
      }
    }
  }

  /// The same, and records the velocities without the load.
  ///
  ///     Σ λ·J·M⁻¹ = v − v₀        λ the impulses of a body's contacts so far, v₀ its velocity without them
  ///
  /// Normals and arms of contacts are constant during a cut. So the last impulses, applied again at the start of the
  /// next sub-step, change each body's velocity by v − v₀ again, and no contact has to be read for it: a pyramid of
  /// 3240 boxes takes 5 % less time. An impact changes v and v₀ alike. After the displacement the load is a part of the
  /// velocity already.
  @inline(__always) private func kickWithLoad(isAfter: Bool, hasLoad: Bool) {
    for place in 0..<movingCount {
      let index = Int(bodies.awake[place])
      let state = context.states + index
      let unloaded = constraints.unloaded + index
      let velocity = FloatLanes(row: state)
      let load = hasLoad ? velocity - FloatLanes(row: unloaded) : .zero
      let kicked = kicked(velocity, bodies.drives + index, isAfter: isAfter)
      (isAfter ? kicked - load : kicked).store(to: unloaded)
      store(isAfter ? kicked : kicked + load, in: state, over: velocity)
    }
  }

  /// A body's velocity after its acceleration and resistance: vx, vy and ω, and a number without a meaning.
  @inline(__always) private func kicked(
    _ velocity: FloatLanes, _ drive: UnsafeMutablePointer<BodyDrive>, isAfter: Bool
  ) -> FloatLanes {
    let h = context.h * (isAfter ? 1 - drive.pointee.firstKickShare : drive.pointee.firstKickShare)
    let keep = drive.pointee.linearKeep
    return (velocity + FloatLanes(h) * FloatLanes(row: drive))
      * FloatLanes(keep, keep, drive.pointee.angularKeep, keep)
  }

  /// Stores a velocity in the place of `old`, whose fourth number, the rotation, stays.
  @inline(__always) private func store(
    _ velocity: FloatLanes, in state: UnsafeMutablePointer<BodyState>, over old: FloatLanes
  ) {
    FloatLanes(velocity.a, velocity.b, velocity.c, old.d).store(to: state)
  }
}
