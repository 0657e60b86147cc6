/// The impulses of all joints of a loop at once:
///
///     A·p = −(J·v + ε·p₀)          for velocities
///     A·p = −b                     for a correction by the biases b        A and ε see `LoopSpans`
///     A·p = −(J·v + k·C + γ·p₀)    for joints that are springs, with γ for ε; see `MechanismSpans.hasNotConverged`
///
/// p₀ are the impulses of the sub-step so far. Those of the last sub-step are not applied again
/// (`MechanismSpans.solveClosed`).
struct LoopImpulses {
  let spans: MechanismSpans
  let context: SolverContext

  /// Solves for velocities that satisfy the joints.
  func solveVelocities(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      spans.loops.setVelocity(
        spans.velocity(of: joint, context), joint.pointee.accumulatedImpulse, of: joint.pointee)
    }
    findImpulses(loop)
    spans.push(loop, share: 1, context)
  }

  /// Solves the joints as springs, on top of the impulses so far; see `MechanismSpans.hasNotConverged`.
  func soften(_ loop: Mechanism) {
    MechanismResponses(spans: spans, context: context).factor(
      loop, compliance: MechanismResponses.springCompliance)
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      let joint = spans.joints + place
      spans.setCorrection(of: joint, context)
      joint.pointee.bias = joint.pointee.bias * Double(context.inverseH)
      spans.loops.setVelocity(
        spans.velocity(of: joint, context) + joint.pointee.bias, joint.pointee.accumulatedImpulse,
        of: joint.pointee)
    }
    findImpulses(loop)
    spans.push(loop, share: 1, context)
  }

  /// Computes the impulses that remove the biases alone, without applying them.
  func findCorrection(_ loop: Mechanism) {
    for place in Int(loop.firstJoint)..<Int(loop.endJoint) {
      spans.loops.setVelocity(spans.joints[place].bias, .zero, of: spans.joints[place])
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
}
