/// The solver's passes over trees of rigid joints: all joints of a tree at once, by two passes, from the
/// leaves to the root and back, in time proportional to their number.
///
///     S = Φ_p + Φ_c,   G = B·(Bᵀ·S·B)⁻¹·Bᵀ,   Φ_p ← Φ_p − K·Φ_p             once for each place, from the leaves; K = Φ_p·G
///     r = v_c − v_p,   v_p ← v_p + K·r                                     from the leaves
///     p = Kᵀ·f − G·r                                                       from the root; f on the parent so far
///
/// Φ is the response of an anchor to an impulse with everything farther from the root attached
/// (Featherstone's articulated bodies, as an elimination of Jᵀ·M⁻¹·J along the tree). So a chain does not
/// stretch under any load, and the halves of a sub-step cancel: half of the impulses are applied before the
/// displacement and lead to positions that satisfy the joints, half after it and lead to velocities that do
/// (RATTLE, Andersen, 1983).
struct TreeSpans {
  let trees: UnsafeMutablePointer<JointTree>
  let count: Int
  let joints: UnsafeMutablePointer<TreeJoint>
  let bodies: UnsafeMutablePointer<TreeBody>
  let lines: UnsafeMutablePointer<LineRow>
  let points: UnsafeMutablePointer<PointRow>
  let rails: UnsafeMutablePointer<RailRow>

  // MARK: A step's start

  func prepare(_ world: BodySpans, isHalved: Bool) {
    for tree in 0..<count {
      let span = trees[tree]
      for place in span.firstJoint..<span.endJoint { prepare(joints + Int(place), world) }
      trees[tree].isHalved = isHalved && halves(span, world)
    }
  }

  /// Whether half of a tree's impulses are applied before the displacement and half after it, like its
  /// bodies' accelerations: if nothing touches them, and no field's force is set for the present sub-step.
  func halves(_ tree: JointTree, _ world: BodySpans) -> Bool {
    let isSingle = tree.endBody - tree.firstBody == 1
    var isHalved = true
    for place in tree.firstBody..<tree.endBody {
      let drive = world.drives + Int(bodies[Int(place)].body)
      if isSingle {
        // Its joints carry the body's weight, and that of bodies that rest on it.
        drive.pointee.hangs = true
        isHalved = drive.pointee.isSteady
      } else if drive.pointee.before == 1 {
        isHalved = false
      }
    }
    for place in tree.firstBody..<tree.endBody {
      world.drives[Int(bodies[Int(place)].body)].before = isHalved ? 0.5 : 1
    }
    return isHalved
  }

  /// Computes the anchors' responses to impulses at the bodies' present positions.
  func updateResponses(_ context: SolverContext) {
    for tree in 0..<count { updateResponses(trees[tree], context) }
  }

  func updateResponses(_ tree: JointTree, _ context: SolverContext) {
    TreeResponses(spans: self, context: context).compute(tree)
  }

  // MARK: Solving

  /// Solves for positions that satisfy the joints after the displacement: a Newton step, and further ones if
  /// an error remains.
  func solve(_ context: SolverContext) {
    for tree in 0..<count {
      let span = trees[tree]
      warmStart(span, context)
      for _ in 0..<Self.mostSteps {
        let turn = largestTurn(span, context)
        let share = SolverContext.share(ofTurn: turn)
        trees[tree].share = share
        for place in Int(span.firstJoint)..<Int(span.endJoint) { aim(joints + place, share, context) }
        let change = solve(span, context, .positions)
        // The error of the step: the joints' directions turn while the bodies move by the change.
        if change * turn * context.h * context.h <= Self.tolerance * Self.tolerance { break }
      }
    }
  }

  /// The largest number of Newton steps. One is nearly always enough: a limit of one makes a swinging chain
  /// of 200 no faster. Three bound the work for a whirling tree.
  private static let mostSteps = 3
  /// The tolerance in points; a hundredth of what is visible.
  private static let tolerance: Float = 1e-3

  /// The square of the largest angle by which a body or a rod of the tree turns in a sub-step.
  func largestTurn(_ tree: JointTree, _ context: SolverContext) -> Float {
    var largest: Float = 0
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let turn = context.h * context.states[Int(bodies[place].body)].w
      largest = max(largest, turn * turn)
    }
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) where joints[place].hold == .distance {
      largest = max(largest, lines[Int(joints[place].row)].turn(context))
    }
    return largest
  }

  /// Applies the joints' impulses of the last sub-step again, or half of them: one Newton step is then exact
  /// within single precision.
  func warmStart(_ tree: JointTree, _ context: SolverContext) {
    let share = tree.isHalved ? 0.5 : 1
    bodies[Int(tree.firstBody)].impulse = .zero
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      let joint = joints + place
      let impulse = joint.pointee.held(joint.pointee.load * share)
      joint.pointee.sum = impulse
      apply(impulse, of: joint)
    }
    push(tree, context)
  }

  /// Adds a joint's impulse to those on its bodies; the child has none yet, because joints nearer to the root
  /// come first.
  @inline(__always) private func apply(_ impulse: Twist, of joint: UnsafeMutablePointer<TreeJoint>) {
    let parent = bodies + Int(joint.pointee.parent)
    parent.pointee.impulse = parent.pointee.impulse - impulse.impulse(about: -joint.pointee.armOfParent)
    if joint.pointee.child >= 0 { bodies[Int(joint.pointee.child)].impulse = impulse }
  }

  /// Solves for velocities that satisfy the joints, after the displacement. One pass is exact if nothing
  /// touches the tree.
  func relax(_ context: SolverContext, isFirst: Bool) {
    for tree in 0..<count {
      let span = trees[tree]
      guard isFirst || !span.isHalved else { continue }
      if isFirst {
        updateResponses(span, context)
        if span.share < 1 && isTorn(span) {
          pullTogether(span, context)
          updateResponses(span, context)
        }
      }
      solve(span, context, .velocities)
    }
  }

  /// Moves bodies to positions that satisfy the joints. A correction by impulses over a long distance would
  /// leave high velocities.
  func pullTogether(_ tree: JointTree, _ context: SolverContext) {
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) { errors(joints + place, context) }
    for place in Int(tree.firstBody)..<Int(tree.endBody) { bodies[place].velocity = .zero }
    spread(tree, .shifts) { _ in .zero }
    for place in Int(tree.firstBody)..<Int(tree.endBody)
    where !bodies[place].answer.isBelow(Self.farthestShift) { return }
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let state = context.states + Int(bodies[place].body)
      let change = bodies[place].answer
      state.pointee.dx += Float(change.x)
      state.pointee.dy += Float(change.y)
      if change.t != 0 { state.pointee.turn(by: Float(change.t)) }
    }
  }

  /// The farthest shift of a body in points: above the needs of any number of torn joints.
  private static let farthestShift = 1e4

  /// The purposes of a pass.
  private enum Pass {
    /// Velocities that lead to positions that satisfy the joints.
    case positions
    /// Velocities that satisfy the joints.
    case velocities
    /// Displacements that satisfy the joints.
    case shifts
  }

  /// Solves for the velocities between the anchors and, for positions, their biases; returns the square of the
  /// largest change, (pt/s)².
  @discardableResult @inline(__always)
  private func solve(_ tree: JointTree, _ context: SolverContext, _ pass: Pass) -> Float {
    @inline(__always) func motion(_ body: Int32) -> Twist {
      let state = context.states + Int(body)
      return Twist(LocalVector(state.pointee.vx, state.pointee.vy), state.pointee.w)
    }
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      bodies[place].velocity = motion(bodies[place].body).velocity(at: bodies[place].anchor)
    }
    spread(tree, pass, motion)
    return push(tree, context)
  }

  /// Computes the impulses of all joints and adds them to their sums, and the bodies' impulses by them;
  /// `motion` gives the motion of immovable bodies.
  @inline(__always) private func spread(_ tree: JointTree, _ pass: Pass, _ motion: (Int32) -> Twist) {
    var place = Int(tree.endJoint) - 1
    while place >= Int(tree.firstJoint) {
      let joint = joints + place
      let parent = bodies + Int(joint.pointee.parent)
      let own = parent.pointee.velocity.velocity(at: joint.pointee.armOfParent)
      let other =
        joint.pointee.child >= 0
        ? bodies[Int(joint.pointee.child)].velocity
        : motion(joint.pointee.childBody).velocity(at: joint.pointee.armOfChild)
      let aim = pass == .velocities ? own * -1 : joint.pointee.bias - own
      let between = aim + other
      joint.pointee.impulse = joint.pointee.answer(to: between)
      parent.pointee.velocity = parent.pointee.velocity + joint.pointee.yield(to: between)
      place -= 1
    }
    bodies[Int(tree.firstBody)].impulse = .zero
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      let joint = joints + place
      let passed = joint.pointee.passed(bodies[Int(joint.pointee.parent)].impulse)
      let impulse = joint.pointee.impulse + passed
      if pass != .shifts {
        let sum = joint.pointee.sum + impulse
        joint.pointee.sum = sum
        if pass == .velocities { joint.pointee.load = sum }
      }
      apply(impulse, of: joint)
    }
  }

  /// Applies the impulses to the bodies' velocities; returns the square of the largest change. A tree whose
  /// numbers overflow keeps its velocities, and loses its impulses.
  @discardableResult
  private func push(_ tree: JointTree, _ context: SolverContext) -> Float {
    var largest: Float = 0
    var isBounded = true
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let state = context.states + Int(bodies[place].body)
      let change = bodies[place].answer
      let linear = change.vector
      bodies[place].before = (state.pointee.vx, state.pointee.vy, state.pointee.w)
      state.pointee.vx += linear.x
      state.pointee.vy += linear.y
      state.pointee.w += Float(change.t)
      largest = max(largest, linear.lengthSquared)
      isBounded = change.isBelow(Double(StepEnd.fastest)) && isBounded
    }
    if !isBounded {
      restoreMotion(tree, context)
      return 0
    }
    return largest
  }

  @inline(never) private func restoreMotion(_ tree: JointTree, _ context: SolverContext) {
    for place in Int(tree.firstBody)..<Int(tree.endBody) {
      let state = context.states + Int(bodies[place].body)
      (state.pointee.vx, state.pointee.vy, state.pointee.w) = bodies[place].before
    }
    for place in Int(tree.firstJoint)..<Int(tree.endJoint) {
      joints[place].sum = .zero
      joints[place].load = .zero
    }
  }

  @inline(__always) func forEachPair(_ body: (Int32, Int32) -> Void) {
    for tree in 0..<count {
      for place in Int(trees[tree].firstJoint)..<Int(trees[tree].endJoint) {
        body(bodies[Int(joints[place].parent)].body, joints[place].childBody)
      }
    }
  }
}
