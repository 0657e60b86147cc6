/// The impulses of a tree's joints by two passes, from the leaves to the root and back:
///
///     r = b + v_c − v_p,   v_p ← v_p + K·r                                 from the leaves
///     p = Kᵀ·f − G·r                                                       from the root; see `MechanismSpans`
///
/// `MechanismResponses` has computed G and K before, at the bodies' present positions.
struct TreeImpulses {
  let spans: MechanismSpans
  let context: SolverContext

  /// Applies the joints' impulses of the last sub-step again, or half of them: one Newton step is then exact
  /// within single precision.
  func warmStart(_ tree: Mechanism) {
    let share = tree.isHalved ? 0.5 : 1
    spans.bodies[Int(tree.firstBody)].impulse = .zero
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      let joint = spans.joints + place
      let impulse = joint.pointee.constrainedPart(of: joint.pointee.previousImpulse * share)
      joint.pointee.accumulatedImpulse = impulse
      apply(impulse, of: joint)
    }
    push(tree)
  }

  /// Adds a joint's impulse to those on its bodies; the child has none yet, because joints nearer to the root
  /// come first.
  @inline(__always) private func apply(
    _ impulse: SpatialVector, of joint: UnsafeMutablePointer<MechanismJoint>
  ) {
    let parent = spans.bodies + Int(joint.pointee.parent)
    parent.pointee.impulse = parent.pointee.impulse - impulse.impulse(about: -joint.pointee.armOfParent)
    if joint.pointee.child >= 0 { spans.bodies[Int(joint.pointee.child)].impulse = impulse }
  }

  /// Solves the joints as springs, on top of the impulses so far; see `MechanismSpans.hasNotConverged`.
  func soften(_ tree: Mechanism) {
    MechanismResponses(spans: spans, context: context).factor(
      tree, compliance: MechanismResponses.springCompliance)
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      let joint = spans.joints + place
      spans.setCorrection(of: joint, context)
      var mass = spans.bodies[Int(joint.pointee.parent)].inverseMass
      if joint.pointee.child >= 0 { mass = mass + spans.bodies[Int(joint.pointee.child)].inverseMass }
      let sum = joint.pointee.accumulatedImpulse * MechanismResponses.springCompliance
      let yielding = SpatialVector(x: mass.x * sum.x, y: mass.y * sum.y, t: mass.t * sum.t)
      joint.pointee.bias = joint.pointee.bias * Double(context.inverseH) + yielding
    }
    solve(tree, .positions)
  }

  /// Computes the impulses that remove the biases alone, without applying them.
  func findCorrection(_ tree: Mechanism) {
    for place in Int(tree.firstBody)..<Int(tree.endBody) { spans.bodies[place].velocity = .zero }
    spread(tree, .correction) { _ in .zero }
  }

  /// Computes the impulses that keep the joints still while the bodies have the velocities of their anchor points in
  /// `MechanismBody.velocity`, without applying them.
  func findResponse(_ tree: Mechanism) { spread(tree, .response) { _ in .zero } }

  /// The target of a pass.
  enum Purpose {
    /// Velocities that lead to positions that satisfy the joints.
    case positions
    /// Velocities that satisfy the joints before the displacement.
    case velocities
    /// The same after it: the impulses of the sub-step are then complete.
    case finalVelocities
    /// A change of velocities or positions by the biases.
    case correction
    /// A change of velocities that are not the bodies' own.
    case response
  }

  /// Solves for the velocities between the anchors and, for positions, their biases; returns the square of the
  /// largest change, (pt/s)².
  @discardableResult @inline(__always)
  func solve(_ tree: Mechanism, _ purpose: Purpose) -> Float {
    @inline(__always) func motion(_ body: Int32) -> SpatialVector {
      let state = context.states + Int(body)
      return SpatialVector(LocalVector(state.pointee.vx, state.pointee.vy), state.pointee.w)
    }
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      spans.bodies[place].velocity = motion(spans.bodies[place].body).velocity(at: spans.bodies[place].anchor)
    }
    spread(tree, purpose, motion)
    return push(tree)
  }

  /// Computes the impulses of all joints, adds them to their sums unless they are a correction, and computes the bodies'
  /// impulses by them; `motion` gives the motion of immovable bodies.
  @inline(__always) private func spread(
    _ tree: Mechanism, _ purpose: Purpose, _ motion: (Int32) -> SpatialVector
  ) {
    var place = Int(tree.endJoint) - 1
    while place >= Int(tree.firstJoint) {
      let joint = spans.joints + place
      let parent = spans.bodies + Int(joint.pointee.parent)
      let own = parent.pointee.velocity.velocity(at: joint.pointee.armOfParent)
      let other =
        joint.pointee.child >= 0
        ? spans.bodies[Int(joint.pointee.child)].velocity
        : motion(joint.pointee.childBody).velocity(at: joint.pointee.armOfChild)
      let hasBias = purpose == .positions || purpose == .correction
      let target = hasBias ? joint.pointee.bias - own : own * -1
      let between = target + other
      joint.pointee.impulse = joint.pointee.impulse(for: between)
      parent.pointee.velocity = parent.pointee.velocity + joint.pointee.parentResponse(to: between)
      place -= 1
    }
    spans.bodies[Int(tree.firstBody)].impulse = .zero
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      let joint = spans.joints + place
      let passed = joint.pointee.impulseOnChild(for: spans.bodies[Int(joint.pointee.parent)].impulse)
      let impulse = joint.pointee.impulse + passed
      if purpose == .correction || purpose == .response {
        joint.pointee.impulse = impulse
      } else {
        let sum = joint.pointee.accumulatedImpulse + impulse
        joint.pointee.accumulatedImpulse = sum
        if purpose == .finalVelocities { joint.pointee.previousImpulse = sum }
      }
      apply(impulse, of: joint)
    }
  }

  /// Applies the impulses to the bodies' velocities; returns the square of the largest change. A tree whose
  /// numbers overflow keeps its velocities, and loses its impulses.
  @discardableResult
  private func push(_ tree: Mechanism) -> Float {
    var largest: Float = 0
    var isBounded = true
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let state = context.states + Int(spans.bodies[place].body)
      let change = spans.bodies[place].velocityChange
      let linear = change.vector
      spans.bodies[place].velocityBefore = (state.pointee.vx, state.pointee.vy, state.pointee.w)
      state.pointee.vx += linear.x
      state.pointee.vy += linear.y
      state.pointee.w += Float(change.t)
      largest = max(largest, linear.lengthSquared)
      isBounded = change.isBelow(Double(StepEnd.fastest)) && isBounded
    }
    if !isBounded {
      restoreMotion(tree)
      return 0
    }
    return largest
  }

  @inline(never) private func restoreMotion(_ tree: Mechanism) {
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let state = context.states + Int(spans.bodies[place].body)
      (state.pointee.vx, state.pointee.vy, state.pointee.w) = spans.bodies[place].velocityBefore
    }
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      spans.joints[place].accumulatedImpulse = .zero
      spans.joints[place].previousImpulse = .zero
    }
  }
}
