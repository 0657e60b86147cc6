// Mechanisms whose joints may constrain a motion twice, or lose one: their velocities first, then corrections that are
// limited.
extension MechanismSpans {
  /// Solves for positions that satisfy a closed mechanism's joints after the displacement: first for velocities that
  /// satisfy the joints before it, then, by Newton steps, for a correction of the errors that would remain:
  ///
  ///     J·M⁻¹·Jᵀ·p = −J·v,   v ← v + M⁻¹·Jᵀ·p;   J·M⁻¹·Jᵀ·q = −b(v + M⁻¹·Jᵀ·q)         b the biases
  ///
  /// The last sub-step's impulses are not applied again: joints that constrain a motion twice may hold opposite impulses,
  /// which cancel; after a turn of the bodies they would not.
  func solveClosed(_ index: Int, _ context: SolverContext) {
    let mechanism = mechanisms[index]
    resetImpulses(of: mechanism)
    solveVelocities(mechanism, isLast: false, context)
    var (lastStep, share): (Float, Double) = (0, 0)
    for step in 0...Self.mostSteps {
      let turn = largestSquaredTurn(mechanism, context)
      mechanisms[index].resolvedShare = SolverContext.share(ofSquaredTurn: turn)
      let error = largestError(mechanisms[index], context)
      if error > tornError(mechanism) {
        if share != 0 { push(mechanism, share: -share, context) }
        return mechanisms[index].isSoft = false
      }
      let isSmall = error <= Self.tolerance
      // The first correction removes a small error as well, which would stay otherwise.
      if isSmall && step > 0 || step == Self.mostSteps {
        return mechanisms[index].isSoft = max(lastStep, error) > SolverContext.smallCorrection
      }
      // Each correction replaces the one before: their sum would have no limit.
      if share != 0 { push(mechanism, share: -share, context) }
      findCorrection(mechanism, context)
      share = correctionShare(mechanism)
      // The joints lose a motion here: the correction would leave most of the error, and a velocity.
      if share < Self.leastShare && error > SolverContext.smallCorrection {
        return mechanisms[index].isSoft = true
      }
      lastStep = (push(mechanism, share: share, context) * turn).squareRoot() * context.h
      if isSmall { return mechanisms[index].isSoft = lastStep > SolverContext.smallCorrection }
    }
  }

  /// The error in points from which joints are torn: `pullTogether` moves the bodies, and no impulse corrects it.
  ///
  /// Joints that contradict each other, as two rods that are too short to meet, keep such an error. Impulses and springs would
  /// pull their bodies over it in every sub-step, each time in another direction, and would add energy without end. (Of 200
  /// boxes on two such rods the median was at 8400 pt/s after 20 s; now it is at 112, and nine in ten are below 360, the
  /// speed of a fall by 65 pt. From 0.3 to 1.25 pt they are alike.)
  ///
  /// Bodies on a mechanism must be pushed by its impulses: with contacts the error is larger. (With 1.2 pt a straight
  /// bridge of 30 planks lets a disc of ten planks' mass through; with 2 and 5 as many of 300 bridges hold as without any.)
  private func tornError(_ mechanism: Mechanism) -> Float { mechanism.hasContacts ? 5 : 1 }

  /// The share of a correction below which it is not applied: most of the error would remain. (Of 40 spinning clusters
  /// 34 keep their energy, 33 if any limited correction is left out; bridges and nets hold alike.)
  private static let leastShare = 0.5

  /// Solves for velocities that satisfy the joints; `isLast` after the displacement.
  func solveVelocities(_ mechanism: Mechanism, isLast: Bool, _ context: SolverContext) {
    if mechanism.isTree {
      let trees = TreeImpulses(spans: self, context: context)
      // Each pass is compiled for a purpose that is known there.
      if isLast {
        trees.solve(mechanism, .finalVelocities)
      } else {
        trees.solve(mechanism, .velocities)
      }
      return
    }
    LoopImpulses(spans: self, context: context).solveVelocities(mechanism)
    guard isLast else { return }
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      joints[place].previousImpulse = joints[place].accumulatedImpulse
    }
  }

  /// Computes the impulses that remove the joints' biases alone, without applying them.
  private func findCorrection(_ mechanism: Mechanism, _ context: SolverContext) {
    if mechanism.isTree {
      TreeImpulses(spans: self, context: context).findCorrection(mechanism)
    } else {
      LoopImpulses(spans: self, context: context).findCorrection(mechanism)
    }
  }

  /// Moves bodies by the part k·h of the joints' errors, k the bias rate (`setCorrection`). A correction by impulses over
  /// a long distance would leave high velocities.
  func pullTogether(_ mechanism: Mechanism, _ context: SolverContext) {
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      setCorrection(of: joints + place, context)
    }
    findCorrection(mechanism, context)
    let share =
      mechanism.isClosed ? correctionShare(mechanism) : isBounded(mechanism, Self.farthestShift) ? 1 : 0
    guard share > 0 else { return }
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      let state = context.states + Int(bodies[place].body)
      let change = bodies[place].velocityChange * share
      state.pointee.dx += Float(change.x)
      state.pointee.dy += Float(change.y)
      if change.t != 0 { state.pointee.turn(by: Float(change.t)) }
    }
  }

  /// The farthest shift of a body of an open tree, in points; chosen, not measured. A longer one counts as an overflow, and
  /// the correction is omitted.
  private static let farthestShift = 1e4

  /// The share of a correction that is applied.
  ///
  ///     max |Δx| ≤ ½·(Σ |C| + Σ |θ|·Σ |r|)        C the gaps, θ the errors of angles, r the arms
  ///
  /// If one end of each of a number of gaps moves half of the way and the other end the other half, no body moves
  /// farther than half of their sum. Close to a position in which the joints lose a motion, as a parallelogram's when it
  /// is flat, the linear equations require motions without bound. (Of 800 spinning clusters with a body that is locked along
  /// an axis none gains more than 0.4 % of its energy; without the limit on velocities one gains 10 %.)
  private func correctionShare(_ mechanism: Mechanism) -> Double {
    guard isBounded(mechanism, Double(StepEnd.fastest)) else { return 0 }
    var (gaps, angles, arms) = (0.0, 0.0, 0.0)
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      let joint = joints[place]
      gaps += Double(joint.bias.vector.length)
      angles += abs(joint.bias.t)
      arms += (joint.armOfParent + bodies[Int(joint.parent)].anchor).length + joint.armOfChild.length
    }
    let most = (gaps + angles * arms) / 2
    var largestSquare: Float = 0
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      largestSquare = max(largestSquare, bodies[place].velocityChange.vector.lengthSquared)
    }
    let largest = Double(largestSquare.squareRoot())
    return largest > most ? most / largest : 1
  }

  /// Whether no change of a motion is NaN or above a limit.
  private func isBounded(_ mechanism: Mechanism, _ limit: Double) -> Bool {
    (Int(mechanism.firstBody)..<Int(mechanism.endBody)).allSatisfy {
      bodies[$0].velocityChange.isBelow(limit)
    }
  }

  /// Applies a share of the impulses, and adds it to their sums; returns the square of the largest change, (pt/s)². A
  /// mechanism whose numbers overflow keeps its velocities, and loses its impulses.
  @discardableResult
  func push(_ mechanism: Mechanism, share: Double, _ context: SolverContext) -> Float {
    guard isBounded(mechanism, Double(StepEnd.fastest)) else {
      resetImpulses(of: mechanism)
      return 0
    }
    var largest: Float = 0
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      let state = context.states + Int(bodies[place].body)
      let change = bodies[place].velocityChange * share
      state.pointee.vx += Float(change.x)
      state.pointee.vy += Float(change.y)
      state.pointee.w += Float(change.t)
      largest = max(largest, change.vector.lengthSquared)
    }
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      let joint = joints + place
      joint.pointee.accumulatedImpulse = joint.pointee.accumulatedImpulse + joint.pointee.impulse * share
    }
    return largest
  }

  /// Sets the accumulated impulses to 0.
  func resetImpulses(of mechanism: Mechanism) {
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      joints[place].accumulatedImpulse = .zero
    }
  }
}
