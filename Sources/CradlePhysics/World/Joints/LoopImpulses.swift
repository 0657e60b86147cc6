/// The impulses of all joints of a loop at once:
///
///     A·p = −(J·v + C/h + ε·p₀)         A and ε see `LoopSpans`, p₀ the impulses of the sub-step so far
///
/// The last sub-step's impulses are not applied again. Joints that constrain a motion twice may hold opposite impulses,
/// which cancel; after a turn of the bodies they would not.
struct LoopImpulses {
  let spans: MechanismSpans
  let context: SolverContext

  /// Starts a sub-step.
  func forget(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) { spans.joints[place].sum = .zero }
  }

  /// Solves for velocities that lead to positions that satisfy the joints; returns the square of the largest change,
  /// (pt/s)².
  func solvePositions(_ loop: Mechanism) -> Float {
    findVelocityImpulses(loop)
    let change = push(loop, share: 1)
    findBiasImpulses(loop)
    let share = correctionShare(loop)
    return max(change, push(loop, share: share))
  }

  /// Solves the joints as springs, on top of the impulses so far; see `MechanismSpans.fails`.
  func soften(_ loop: Mechanism) {
    spans.loops.factor(loop, spans.joints, spans.bodies, give: MechanismResponses.softGive)
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      spans.errors(joint, context)
      joint.pointee.bias = joint.pointee.bias * Double(context.inverseH)
      spans.loops.setVelocity(spans.velocity(of: joint, context) + joint.pointee.bias, of: joint.pointee)
    }
    findImpulses(loop)
    push(loop, share: 1)
  }

  /// Solves for velocities that satisfy the joints after the displacement.
  func solveVelocities(_ loop: Mechanism) {
    findVelocityImpulses(loop)
    push(loop, share: 1)
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.joints[place].load = spans.joints[place].sum
    }
  }

  /// Moves bodies to positions that satisfy the joints.
  func pullTogether(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.errors(spans.joints + place, context)
      spans.joints[place].sum = .zero
    }
    findBiasImpulses(loop)
    let share = correctionShare(loop)
    guard share > 0 else { return }
    for place in Int(loop.firstBody)..<Int(loop.endBody) {
      let state = context.states + Int(spans.bodies[place].body)
      let change = spans.bodies[place].velocityChange * share
      state.pointee.dx += Float(change.x)
      state.pointee.dy += Float(change.y)
      if change.t != 0 { state.pointee.turn(by: Float(change.t)) }
    }
  }

  /// The share of a correction that is applied.
  ///
  ///     max |Δx| ≤ ½·(Σ |C| + Σ |θ|·Σ |r|)        C the gaps, θ the errors of angles, r the arms
  ///
  /// If one end of each of a number of gaps moves half of the way and the other end the other half, no body moves
  /// farther than half of their sum. Close to a position in which the joints lose a motion, as a parallelogram's when it
  /// is flat, the linear equations require motions without bound. (Of 800 spinning clusters with a body that is locked along
  /// an axis none gains more than 0.4 % of its energy; without the limit on velocities one gains 10 %.)
  private func correctionShare(_ loop: Mechanism) -> Double {
    guard isBounded(loop) else { return 0 }
    var (gaps, angles, arms) = (0.0, 0.0, 0.0)
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints[place]
      gaps += Double(joint.bias.vector.length)
      angles += abs(joint.bias.t)
      arms += joint.armOfParent.length + joint.armOfChild.length
    }
    let most = (gaps + angles * arms) / 2
    var largest = 0.0
    for place in Int(loop.firstBody)..<Int(loop.endBody) {
      largest = max(largest, Double(spans.bodies[place].velocityChange.vector.length))
    }
    return largest > most ? most / largest : 1
  }

  private func findVelocityImpulses(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.loops.setVelocity(spans.velocity(of: spans.joints + place, context), of: spans.joints[place])
    }
    findImpulses(loop)
  }

  private func findBiasImpulses(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.loops.setVelocity(spans.joints[place].bias, of: spans.joints[place])
    }
    findImpulses(loop)
  }

  /// Solves for the joints' impulses, and sums those on each body.
  private func findImpulses(_ loop: Mechanism) {
    spans.loops.solve(loop)
    for place in Int(loop.firstBody)..<Int(loop.endBody) { spans.bodies[place].impulse = .zero }
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      let impulse = spans.loops.impulse(of: joint.pointee)
      joint.pointee.impulse = impulse
      let parent = spans.bodies + Int(joint.pointee.parent)
      parent.pointee.impulse = parent.pointee.impulse - impulse.impulse(about: -joint.pointee.armOfParent)
      guard joint.pointee.child >= 0 else { continue }
      let child = spans.bodies + Int(joint.pointee.child)
      child.pointee.impulse = child.pointee.impulse + impulse.impulse(about: -joint.pointee.armOfChild)
    }
  }

  /// Whether no change of velocity is NaN or above the highest speed.
  private func isBounded(_ loop: Mechanism) -> Bool {
    (Int(loop.firstBody)..<Int(loop.endBody)).allSatisfy {
      spans.bodies[$0].velocityChange.isBelow(Double(StepEnd.fastest))
    }
  }

  /// Applies a share of the impulses; returns the square of the largest change, (pt/s)². A loop whose numbers overflow
  /// keeps its velocities, and loses its impulses, as a tree does.
  @discardableResult
  private func push(_ loop: Mechanism, share: Double) -> Float {
    guard isBounded(loop) else {
      forget(loop)
      return 0
    }
    var largest: Float = 0
    for place in Int(loop.firstBody)..<Int(loop.endBody) {
      let state = context.states + Int(spans.bodies[place].body)
      let change = spans.bodies[place].velocityChange * share
      state.pointee.vx += Float(change.x)
      state.pointee.vy += Float(change.y)
      state.pointee.w += Float(change.t)
      largest = max(largest, change.vector.lengthSquared)
    }
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      joint.pointee.sum = joint.pointee.sum + joint.pointee.impulse * share
    }
    return largest
  }
}
