/// The solver's passes over mechanisms: all joints of one at once.
///
/// Those of a tree take two passes, from the leaves to the root and back, in time proportional to their number; for
/// loops see `LoopImpulses`. A tree that is fixed in two places, as a bridge, is solved by the same passes, but is closed:
/// see `solveClosed`.
///
///     S = Φ_p + ε + Φ_c,   G = B·(Bᵀ·S·B)⁻¹·Bᵀ,   K = Φ_p·G,   Φ_p ← Φ_p − K·Φ_p     from the leaves
///     r = b + v_c − v_p,   v_p ← v_p + K·r                                       from the leaves
///     p = Kᵀ·f − G·r                                                             from the root
///
/// All are at a joint's anchor; c is the child, p the parent, b the bias, 0 where velocities are solved, and f the impulse
/// on the parent so far. `MechanismResponses` computes the first line, once for each set of positions, `TreeImpulses` the
/// others.
///
/// Φ is the response of an anchor to an impulse with everything farther from the root attached
/// (Featherstone's articulated-body algorithm, as an elimination of J·M⁻¹·Jᵀ along the tree). So a chain does not
/// stretch under any load unless it snaps taut (`hasNotConverged`), and the halves of a sub-step cancel: half of the
/// impulses are applied before the displacement and lead to positions that satisfy the joints, half after it and lead to
/// velocities that do (RATTLE, Andersen, 1983).
struct MechanismSpans {
  let mechanisms: UnsafeMutablePointer<Mechanism>
  let count: Int
  let joints: UnsafeMutablePointer<MechanismJoint>
  let bodies: UnsafeMutablePointer<MechanismBody>
  let limits: UnsafeMutablePointer<MechanismLimit>
  /// By body slot: its index in `bodies`; negative for none.
  let places: UnsafeMutablePointer<Int32>
  let placeCount: Int
  let lines: UnsafeMutablePointer<LineRow>
  let points: UnsafeMutablePointer<PointRow>
  let rails: UnsafeMutablePointer<RailRow>
  let turns: UnsafeMutablePointer<TurnRow>
  let loops: LoopSpans

  // MARK: A step's start

  func prepare(_ world: BodySpans, isHalved: Bool) {
    for mechanism in 0..<count {
      let span = mechanisms[mechanism]
      prepareLimits(of: span, world)
      for place in span.firstJoint..<span.endJoint { prepare(joints + Int(place), world) }
      mechanisms[mechanism].isHalved = isHalved && chooseKicks(span, world)
      mechanisms[mechanism].hasContacts = (Int(span.firstBody)..<Int(span.endBody)).contains {
        world.drives[Int(bodies[$0].body)].hasContacts
      }
    }
  }

  /// Chooses whether half of a mechanism's impulses act after the displacement, and sets its bodies' `firstKickShare` to
  /// match: yes if no contact, field or other row acts on any of them. For a single body that is held to static ones, whose
  /// joints bear what rests on it, too, yes if its acceleration is steady.
  func chooseKicks(_ mechanism: Mechanism, _ world: BodySpans) -> Bool {
    let isSingle = mechanism.endBody - mechanism.firstBody == 1
    var isHalved = true
    for place in mechanism.firstBody..<mechanism.endBody {
      let drive = world.drives + Int(bodies[Int(place)].body)
      if isSingle {
        // Its joints carry the body's weight, and that of bodies that rest on it.
        drive.pointee.hangs = true
        isHalved = drive.pointee.isSteady && !mechanism.hasLimits
      } else if drive.pointee.firstKickShare == 1 {
        isHalved = false
      }
    }
    for place in mechanism.firstBody..<mechanism.endBody {
      world.drives[Int(bodies[Int(place)].body)].firstKickShare = isHalved ? 0.5 : 1
    }
    return isHalved
  }

  /// Computes the anchors' responses to impulses, and the limits' errors, at the bodies' present positions.
  func update(_ context: SolverContext) {
    for mechanism in 0..<count { update(mechanisms[mechanism], context) }
  }

  private func update(_ mechanism: Mechanism, _ context: SolverContext) {
    updateResponses(mechanism, context)
    updateLimits(of: mechanism, context)
  }

  func updateResponses(_ mechanism: Mechanism, _ context: SolverContext) {
    MechanismResponses(spans: self, context: context).compute(mechanism)
  }

  // MARK: Passes

  /// Solves for positions that satisfy the joints after the displacement.
  func solve(_ context: SolverContext) {
    let trees = TreeImpulses(spans: self, context: context)
    let loops = LoopImpulses(spans: self, context: context)
    for index in 0..<count {
      if mechanisms[index].isClosed { solveClosed(index, context) } else { solveOpen(index, trees, context) }
      guard mechanisms[index].isSoft else { continue }
      if mechanisms[index].isTree { trees.soften(mechanisms[index]) } else { loops.soften(mechanisms[index]) }
    }
  }

  /// The same for an open tree.
  @inline(__always) private func solveOpen(_ index: Int, _ trees: TreeImpulses, _ context: SolverContext) {
    warmStartLimits(of: mechanisms[index], context)
    trees.warmStart(mechanisms[index])
    solveWithLimits(mechanisms[index], context, isRelaxing: false) { converge(index, trees, context) }
  }

  /// A Newton step for an open tree, and further ones if an error remains.
  @inline(__always) private func converge(_ index: Int, _ trees: TreeImpulses, _ context: SolverContext) {
    let tree = mechanisms[index]
    var squaredStep: Float = 0
    for _ in 0..<Self.mostSteps {
      let turn = largestSquaredTurn(tree, context)
      let share = SolverContext.share(ofSquaredTurn: turn)
      mechanisms[index].resolvedShare = share
      let corrected = context.correctedShare(share, isInContact: tree.hasContacts)
      for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
        setBias(of: joints + place, share, corrected: corrected, context)
      }
      // The joints' directions turn while the bodies move by the change.
      squaredStep = trees.solve(tree, .positions) * turn * context.h * context.h
      if squaredStep <= Self.tolerance * Self.tolerance { break }
    }
    mechanisms[index].isSoft = hasNotConverged(mechanisms[index], lastStep: squaredStep.squareRoot(), context)
  }

  /// Whether Newton's method has not converged in a tree, by its last step in points: the step or the remaining error is
  /// too large. `solveClosed` decides in the same way.
  ///
  /// Close to a position in which the joints lose a motion it does not converge, and a straight chain is in one. A chain
  /// that snaps taut with a ball of a hundred times a link's mass passes through it, a parallelogram is in one when it
  /// is flat, and a straight bridge between two fixed ends never leaves one. The velocities that the method requires point
  /// elsewhere after the displacement, and stay as energy: a net of rods that hangs by a corner explodes. Moving the bodies
  /// to positions that satisfy the joints instead changes no velocity: a load on a bridge then keeps its speed, and falls
  /// through the planks. So the joints become stiff springs for the sub-step, solved by one implicit step, which give way
  /// until their directions bear the load:
  ///
  ///     (J·M⁻¹·Jᵀ + γ)·p = −(J·v + k·C + γ·p₀)        C the errors, limited, k the bias rate (`JointSoftness`),
  ///                                                   p₀ the impulses of the sub-step so far, γ the compliance
  ///                                                   (`MechanismResponses.springCompliance`)
  ///
  /// (Of 300 bridges 294 hold, 176 without springs. Of 300 chains with a heavy ball 257 hold, 196 without. Of 600 nets of two
  /// rows of rods with masses of 1 to 100 one gained 0.22 of a fall's energy when the step alone decided, and one 0.18
  /// when the error alone did, even at a third of the limit. In an open tree a short step never left a large error.)
  private func hasNotConverged(_ mechanism: Mechanism, lastStep: Float, _ context: SolverContext) -> Bool {
    if lastStep <= Self.tolerance { return false }
    return max(lastStep, largestError(mechanism, context)) > SolverContext.smallCorrection
  }

  /// The largest distance or angle, in points or radians, by which a joint would miss its position after the
  /// displacement. Computes the biases b again.
  ///
  ///     e = h·|Bᵀ·(v_c − v_p + b(v))|        v_c − v_p the velocity between the anchors, b the bias for the path at the
  ///                                          velocities v, B the constrained motions
  func largestError(_ mechanism: Mechanism, _ context: SolverContext) -> Float {
    var (largestSquare, largestTurn): (Float, Double) = (0, 0)
    let corrected = context.correctedShare(mechanism.resolvedShare, isInContact: mechanism.hasContacts)
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) {
      let joint = joints + place
      setBias(of: joint, mechanism.resolvedShare, corrected: corrected, context)
      let missing = joint.pointee.constrainedPart(of: velocity(of: joint, context) + joint.pointee.bias)
      largestSquare = max(largestSquare, missing.vector.lengthSquared)
      largestTurn = max(largestTurn, abs(missing.t))
    }
    return max(largestSquare.squareRoot(), Float(largestTurn)) * context.h
  }

  /// The velocity between a joint's anchors.
  @inline(__always) func velocity(
    of joint: UnsafeMutablePointer<MechanismJoint>, _ context: SolverContext
  ) -> SpatialVector {
    @inline(__always) func velocity(_ body: Int32, at arm: Arm) -> SpatialVector {
      let state = context.states + Int(body)
      return SpatialVector(LocalVector(state.pointee.vx, state.pointee.vy), state.pointee.w).velocity(at: arm)
    }
    let parent = bodies + Int(joint.pointee.parent)
    return velocity(joint.pointee.childBody, at: joint.pointee.armOfChild)
      - velocity(parent.pointee.body, at: joint.pointee.armOfParent + parent.pointee.anchor)
  }

  /// The largest number of Newton steps. One is nearly always enough: a limit of one makes a swinging chain
  /// of 200 no faster. Three bound the work for a whirling one.
  static let mostSteps = 3
  /// The tolerance in points; a hundredth of what is visible.
  static let tolerance: Float = 1e-3

  /// The square of the largest angle by which a body or a rod of the mechanism turns in a sub-step.
  func largestSquaredTurn(_ mechanism: Mechanism, _ context: SolverContext) -> Float {
    var largest: Float = 0
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      let turn = context.h * context.states[Int(bodies[place].body)].w
      largest = max(largest, turn * turn)
    }
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) where joints[place].hold == .distance {
      largest = max(largest, lines[Int(joints[place].row)].squaredTurn(context))
    }
    return largest
  }

  /// Solves for velocities that satisfy the joints, after the displacement. One pass is exact if nothing
  /// touches the mechanism.
  func relax(_ context: SolverContext, isFirst: Bool) {
    for mechanism in 0..<count {
      let span = mechanisms[mechanism]
      guard isFirst || !span.isHalved else { continue }
      if isFirst {
        update(span, context)
        // An open tree that is resolved has positions that satisfy its joints; another's correction may have been
        // limited. Bodies on a mechanism must be pushed by the springs: a displacement would leave its velocity.
        let mayBeTorn = span.resolvedShare < 1 || span.isClosed || span.isSoft
        if mayBeTorn && !(span.isSoft && span.hasContacts) && isTorn(span) {
          pullTogether(span, context)
          update(span, context)
        }
      }
      solveWithLimits(span, context, isRelaxing: true) { solveVelocities(span, isLast: true, context) }
    }
  }

  @inline(__always) func forEachPair(_ body: (Int32, Int32) -> Void) {
    for mechanism in 0..<count {
      for place in Int(mechanisms[mechanism].firstJoint)..<Int(mechanisms[mechanism].endJoint) {
        body(bodies[Int(joints[place].parent)].body, joints[place].childBody)
      }
    }
  }
}
