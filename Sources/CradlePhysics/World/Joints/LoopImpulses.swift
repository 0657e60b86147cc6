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

  /// The largest distance or angle, in points or radians, by which a joint would miss its position after the
  /// displacement. Computes the biases b again.
  ///
  ///     e = h·|B·(J·v + b(v))|        b the bias for the path at the velocities v, B the constrained motions
  func largestError(_ loop: Mechanism) -> Float {
    var largest = 0.0
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      spans.aim(joint, loop.share, context)
      let missing = joint.pointee.held(velocity(of: joint) + joint.pointee.bias)
      largest = max(largest, Double(missing.vector.length), abs(missing.t))
    }
    return Float(largest) * context.h
  }

  /// Solves the joints of a loop as springs instead, each critically damped or more, by one implicit step:
  ///
  ///     (A + γ)·p = −(J·v + β·C/h)        β the share of the error C that a sub-step corrects, γ the compliance
  ///
  /// Close to a position in which the joints lose a motion, Newton's method does not converge: its last step is long, or
  /// an error remains. A parallelogram is in one when it is flat, and a straight bridge between two fixed ends is in one
  /// for ever. The velocities that the method requires point elsewhere after the displacement, and stay as energy: a net of
  /// rods that hangs by a corner explodes. Moving the bodies to positions that satisfy the joints instead changes no
  /// velocity: what rests on a bridge then goes on falling, through the planks. Springs give way until their directions
  /// bear the load. (Of 600 nets of two rows of rods with masses of 1 to 100 one gains 0.22 of a fall's energy if the step
  /// alone decides, and one 0.18 if the error alone does, even at a third of the limit.)
  func soften(_ loop: Mechanism) {
    spans.loops.factor(loop, spans.joints, spans.bodies, give: Self.softGive)
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      spans.errors(joint, context)
      joint.pointee.bias = joint.pointee.bias * Double(context.inverseH)
      spans.loops.setVelocity(velocity(of: joint) + joint.pointee.bias, of: joint.pointee)
    }
    findImpulses(loop)
    push(loop, share: 1)
  }

  /// γ, the compliance of a spring as a share of its row's own response.
  private static let softGive = 0.01

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

  /// The velocity between a joint's anchors.
  @inline(__always) private func velocity(of joint: UnsafeMutablePointer<MechanismJoint>) -> SpatialVector {
    @inline(__always) func velocity(_ body: Int32, at arm: Arm) -> SpatialVector {
      let state = context.states + Int(body)
      return SpatialVector(LocalVector(state.pointee.vx, state.pointee.vy), state.pointee.w).velocity(at: arm)
    }
    return velocity(joint.pointee.childBody, at: joint.pointee.armOfChild)
      - velocity(spans.bodies[Int(joint.pointee.parent)].body, at: joint.pointee.armOfParent)
  }

  private func findVelocityImpulses(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.loops.setVelocity(velocity(of: spans.joints + place), of: spans.joints[place])
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
