/// The solver's passes over mechanisms: all joints of one at once.
///
/// Those of a tree take two passes, from the leaves to the root and back, in time proportional to their number; for
/// loops see `LoopImpulses`.
///
///     S = Φ_p + Φ_c,   G = B·(Bᵀ·S·B)⁻¹·Bᵀ,   Φ_p ← Φ_p − K·Φ_p             once for each place, from the leaves; K = Φ_p·G
///     r = v_c − v_p,   v_p ← v_p + K·r                                     from the leaves
///     p = Kᵀ·f − G·r                                                       from the root; f on the parent so far
///
/// `MechanismResponses` computes the first line, `TreeImpulses` the others.
///
/// Φ is the response of an anchor to an impulse with everything farther from the root attached
/// (Featherstone's articulated bodies, as an elimination of Jᵀ·M⁻¹·J along the tree). So a chain does not
/// stretch under any load, and the halves of a sub-step cancel: half of the impulses are applied before the
/// displacement and lead to positions that satisfy the joints, half after it and lead to velocities that do
/// (RATTLE, Andersen, 1983).
struct MechanismSpans {
  let mechanisms: UnsafeMutablePointer<Mechanism>
  let count: Int
  let joints: UnsafeMutablePointer<MechanismJoint>
  let bodies: UnsafeMutablePointer<MechanismBody>
  let lines: UnsafeMutablePointer<LineRow>
  let points: UnsafeMutablePointer<PointRow>
  let rails: UnsafeMutablePointer<RailRow>
  let loops: LoopSpans

  // MARK: A step's start

  func prepare(_ world: BodySpans, isHalved: Bool) {
    for mechanism in 0..<count {
      let span = mechanisms[mechanism]
      for place in span.firstJoint..<span.endJoint { prepare(joints + Int(place), world) }
      mechanisms[mechanism].isHalved = isHalved && halves(span, world)
      mechanisms[mechanism].meets = (Int(span.firstBody)..<Int(span.endBody)).contains {
        world.drives[Int(bodies[$0].body)].meets
      }
    }
  }

  /// Whether half of a mechanism's impulses are applied before the displacement and half after it, like its
  /// bodies' accelerations: if nothing touches them, and no field's force is set for the present sub-step.
  func halves(_ mechanism: Mechanism, _ world: BodySpans) -> Bool {
    let isSingle = mechanism.endBody - mechanism.firstBody == 1
    var isHalved = true
    for place in mechanism.firstBody..<mechanism.endBody {
      let drive = world.drives + Int(bodies[Int(place)].body)
      if isSingle {
        // Its joints carry the body's weight, and that of bodies that rest on it.
        drive.pointee.hangs = true
        isHalved = drive.pointee.isSteady
      } else if drive.pointee.firstKickShare == 1 {
        isHalved = false
      }
    }
    for place in mechanism.firstBody..<mechanism.endBody {
      world.drives[Int(bodies[Int(place)].body)].firstKickShare = isHalved ? 0.5 : 1
    }
    return isHalved
  }

  /// Computes the anchors' responses to impulses at the bodies' present positions.
  func updateResponses(_ context: SolverContext) {
    for mechanism in 0..<count { updateResponses(mechanisms[mechanism], context) }
  }

  func updateResponses(_ mechanism: Mechanism, _ context: SolverContext) {
    MechanismResponses(spans: self, context: context).compute(mechanism)
  }

  // MARK: Passes

  /// Solves for positions that satisfy the joints after the displacement: a Newton step, and further ones if
  /// an error remains.
  func solve(_ context: SolverContext) {
    let trees = TreeImpulses(spans: self, context: context)
    let loops = LoopImpulses(spans: self, context: context)
    for mechanism in 0..<count {
      let span = mechanisms[mechanism]
      if span.isTree { trees.warmStart(span) } else { loops.forget(span) }
      var squaredStep: Float = 0
      for _ in 0..<Self.mostSteps {
        let turn = largestTurn(span, context)
        let share = SolverContext.share(ofTurn: turn)
        mechanisms[mechanism].share = share
        for place in Int(span.firstJoint)..<Int(span.endJoint) { aim(joints + place, share, context) }
        let change = span.isTree ? trees.solve(span, .positions) : loops.solvePositions(span)
        // The joints' directions turn while the bodies move by the change.
        squaredStep = change * turn * context.h * context.h
        if squaredStep <= Self.tolerance * Self.tolerance { break }
      }
      guard !span.isTree else { continue }
      let error = max(squaredStep.squareRoot(), loops.largestError(mechanisms[mechanism]))
      mechanisms[mechanism].isSoft = error > SolverContext.smallCorrection
      if mechanisms[mechanism].isSoft { loops.soften(span) }
    }
  }

  /// The largest number of Newton steps. One is nearly always enough: a limit of one makes a swinging chain
  /// of 200 no faster. Three bound the work for a whirling one.
  private static let mostSteps = 3
  /// The tolerance in points; a hundredth of what is visible.
  private static let tolerance: Float = 1e-3

  /// The square of the largest angle by which a body or a rod of the mechanism turns in a sub-step.
  func largestTurn(_ mechanism: Mechanism, _ context: SolverContext) -> Float {
    var largest: Float = 0
    for place in Int(mechanism.firstBody)..<Int(mechanism.endBody) {
      let turn = context.h * context.states[Int(bodies[place].body)].w
      largest = max(largest, turn * turn)
    }
    for place in Int(mechanism.firstJoint)..<Int(mechanism.endJoint) where joints[place].hold == .distance {
      largest = max(largest, lines[Int(joints[place].row)].turn(context))
    }
    return largest
  }

  /// Solves for velocities that satisfy the joints, after the displacement. One pass is exact if nothing
  /// touches the mechanism.
  func relax(_ context: SolverContext, isFirst: Bool) {
    let trees = TreeImpulses(spans: self, context: context)
    let loops = LoopImpulses(spans: self, context: context)
    for mechanism in 0..<count {
      let span = mechanisms[mechanism]
      guard isFirst || !span.isHalved else { continue }
      if isFirst {
        updateResponses(span, context)
        // A tree that is resolved has positions that satisfy its joints; a loop's correction may have been limited.
        if (span.share < 1 || !span.isTree) && !(span.isSoft && span.meets) && isTorn(span) {
          if span.isTree { trees.pullTogether(span) } else { loops.pullTogether(span) }
          updateResponses(span, context)
        }
      }
      if span.isTree { trees.solve(span, .velocities) } else { loops.solveVelocities(span) }
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
