/// One constraint of a joint: its Jacobian, its kind of bound, and its impulse. A joint has one or a few
/// rows; all operations of the solver on a row are here.
///
///     C(x) = 0,   J·v = dC/dt,   p = −K⁻¹·(J·v + b),   K = J·M⁻¹·Jᵀ,   v ← v + M⁻¹·Jᵀ·p        b the bias
///
/// A rigid row that conserves energy and is the only one of a body solves for C = 0 after the sub-step by one
/// Newton step along J, then removes J·v at the new position, with half of its impulse each (RATTLE,
/// Andersen, 1983). A row that shares its bodies with others acts like a stiff damped spring
/// (`JointSoftness`). With UIKit's settings J·v is projected to zero, the bodies move, and are then shifted
/// to C = 0.
struct JointRow<J: Jacobian>: BitwiseCopyable {
  enum Bound: UInt8, BitwiseCopyable {
    /// C = 0.
    case held
    /// C ≤ 0: it can only pull.
    case atMost
    /// A spring pulls C to 0.
    case spring
  }

  var frame: JointFrame
  var joint: Int32
  /// The joint's next row of the same kind, −1 after the last.
  var next: Int32 = -1
  var bound: Bound
  /// Whether its joint is the only one of a body, and holds it to a static one: then one Newton step is exact.
  var isOnlyJoint = false
  /// Whether other joints may constrain the same motion: a part of its impulse may then cancel with theirs.
  var isInLoop = false
  /// Whether half of its impulse is applied before the displacement and half after it.
  var isHalved = false
  /// Whether the present sub-step resolves all of its rotation.
  private var isResolved = true
  /// Whether contacts are found for one of its bodies in the present cut.
  private var hasContacts = false
  var impulse = J.Value.zero
  var jacobian: J
  var spring = JointSpring(frequency: 0, damping: 0)

  init(_ frame: JointFrame, _ joint: Int32, _ bound: Bound, _ jacobian: J) {
    self.frame = frame
    self.joint = joint
    self.bound = bound
    self.jacobian = jacobian
  }

  /// The force of its impulse on B, for inspection.
  var force: LocalVector { jacobian.force(impulse) }

  /// Whether it is a spring.
  var isSpring: Bool { bound == .spring }

  @inline(__always) mutating func prepare(_ bodies: BodySpans, conservesEnergy: Bool) {
    frame.prepare(bodies.poses)
    jacobian.prepare(frame, bodies, isAlone: isOnlyJoint && bound == .held && conservesEnergy)
    isHalved = false
    hasContacts = bodies.haveContacts(frame.bodyA, frame.bodyB)
    if conservesEnergy && bound != .spring {
      isHalved = bodies.chooseKicks(frame.bodyA, frame.bodyB, isOnlyJoint: isOnlyJoint)
    }
  }

  /// Prepares a row of a mechanism.
  mutating func prepare(_ bodies: BodySpans) {
    frame.prepare(bodies.poses)
    jacobian.prepare(frame, bodies, isAlone: false)
  }

  @inline(__always) mutating func evaluate(_ context: SolverContext) { jacobian.evaluate(frame, context) }

  @inline(__always) func bias(_ share: Float, corrected: Float, _ context: SolverContext) -> J.Value {
    jacobian.bias(share, corrected: corrected, frame, context)
  }

  @inline(__always) func squaredTurn(_ context: SolverContext) -> Float {
    jacobian.squaredTurn(frame, context)
  }

  @inline(__always) mutating func update(_ context: SolverContext) { jacobian.update(frame, context) }

  /// Applies the last sub-step's impulse again: all, half, or the share that remains in a loop.
  @inline(__always) mutating func warmStart(_ context: SolverContext, isStale: Bool) {
    if isHalved { impulse = impulse * 0.5 }
    if isInLoop && bound == .held {
      impulse = impulse * SolverContext.memory(ofSquaredTurn: jacobian.squaredTurn(frame, context))
    }
    if isStale { update(context) }
    jacobian.push(impulse, frame, context)
  }

  /// Changes J·v so that C is removed.
  @inline(__always) mutating func solve(_ context: SolverContext) {
    let rate = jacobian.rate(frame, context)
    switch bound {
    case .held: add(-rigidImpulse(rate, context), context)
    case .atMost:
      let wanted = jacobian.error.isSlack ? slackImpulse(rate, context) : rigidImpulse(rate, context)
      add((impulse - wanted).pulling - impulse, context)
    case .spring:
      let softness = spring.softness
      let wanted = jacobian.impulse(
        for: rate * softness.velocityShare + jacobian.error * softness.positionRate)
      add(-wanted - impulse * (1 - softness.velocityShare), context)
    }
  }

  /// The impulse to subtract in a rigid row.
  @inline(__always) private mutating func rigidImpulse(_ rate: J.Value, _ context: SolverContext) -> J.Value {
    guard context.conservesEnergy else { return jacobian.impulse(for: rate) }
    if isOnlyJoint { return exactImpulse(rate, context) }
    return softImpulse(rate, jacobian.correction(at: context.softness.biasRate), context)
  }

  /// The impulse to subtract in a row that acts like a stiff damped spring.
  @inline(__always) func softImpulse(
    _ rate: J.Value, _ correction: J.Value, _ context: SolverContext
  ) -> J.Value {
    let massScale = context.softness.massScale
    return jacobian.impulse(for: (rate + correction) * massScale) + impulse * (1 - massScale)
  }

  /// The same for a body's only row: C is 0 at the sub-step's end, as far as the sub-step resolves how J turns before and
  /// after the impulse.
  @inline(__always) private mutating func exactImpulse(_ rate: J.Value, _ context: SolverContext) -> J.Value {
    let share = SolverContext.share(ofSquaredTurn: jacobian.squaredTurn(frame, context))
    let impulse = exactImpulse(rate, share, context)
    let turn = jacobian.squaredTurn(after: -impulse, frame, context)
    let shareAfter = SolverContext.share(ofSquaredTurn: turn)
    isResolved = min(share, shareAfter) >= 1
    return shareAfter < share ? exactImpulse(rate, shareAfter, context) : impulse
  }

  @inline(__always) private func exactImpulse(
    _ rate: J.Value, _ share: Float, _ context: SolverContext
  ) -> J.Value {
    let corrected = context.correctedShare(share, isInContact: hasContacts)
    return jacobian.impulse(for: rate + jacobian.bias(share, corrected: corrected, frame, context))
  }

  /// The same for a slack row that only pulls: it may become taut within the sub-step.
  @inline(__always) func slackImpulse(_ rate: J.Value, _ context: SolverContext) -> J.Value {
    jacobian.impulse(for: rate + jacobian.error * context.inverseH)
  }

  @inline(__always) private mutating func add(_ change: J.Value, _ context: SolverContext) {
    if impulse.accumulate(change) { jacobian.push(change, frame, context) }
  }

  /// Removes J·v at the present positions; before a sub-step's first pass the bodies have moved.
  @inline(__always) mutating func relax(_ context: SolverContext, isFirst: Bool) {
    if isFirst {
      update(context)
      if !isResolved { pullTogether(context) }
      if isHalved {
        jacobian.push(impulse, frame, context)
        impulse = impulse * 2
      }
    }
    let rate = jacobian.rate(frame, context)
    switch bound {
    case .held: add(-jacobian.impulse(for: rate), context)
    case .atMost:
      let wanted = jacobian.error.isSlack ? slackImpulse(rate, context) : jacobian.impulse(for: rate)
      add((impulse - wanted).pulling - impulse, context)
    case .spring: break
    }
  }

  /// Moves bodies that turned too fast for the sub-step to the position that the row requires.
  @inline(never) private mutating func pullTogether(_ context: SolverContext) {
    isResolved = true
    correct(context)
    update(context)
  }

  /// Applies a spring's impulse before or after the displacement, with energy conservation: it is explicit, and not
  /// iterated with other constraints.
  @inline(__always) mutating func kick(_ context: SolverContext, isAfter: Bool, isStale: Bool) {
    let softness = spring.softness
    let share = isAfter ? softness.velocityShareAfter : softness.velocityShare
    let impulsePerPoint =
      (isAfter ? softness.positionRateAfter : softness.positionRate) * spring.effectiveMass
    jacobian.computeSpringMass(frame, context, isStale: isStale)
    var change = jacobian.error * -impulsePerPoint
    if share > 0 { change = change - jacobian.impulse(for: jacobian.rate(frame, context) * share) }
    impulse = isAfter ? impulse + change : change
    jacobian.push(change, frame, context)
  }

  /// Moves the bodies back to C = 0 at once.
  @inline(__always) func correct(_ context: SolverContext) {
    guard bound != .spring else { return }
    var now = jacobian
    now.update(frame, context)
    if bound == .atMost && now.error.isSlack { return }
    now.shift(-now.impulse(for: now.correction(at: 1)), frame, context)
  }

  /// Removes J·v during an impact, without storing the impulse; returns false if the row does not act: a spring, a slack
  /// row, or one that goes slack.
  @inline(__always) func project(_ context: SolverContext) -> Bool {
    guard bound != .spring else { return false }
    var now = jacobian
    now.update(frame, context)
    let rate = now.rate(frame, context)
    if bound == .atMost && (now.error.isSlack || rate.isSlack) { return false }
    now.push(-now.impulse(for: rate), frame, context)
    return true
  }
}

typealias LineRow = JointRow<LineJacobian>
typealias PointRow = JointRow<PointJacobian>
typealias RailRow = JointRow<RailJacobian>

extension BodySpans {
  /// Chooses whether half of a row's impulse is applied after the displacement, and sets the `firstKickShare` of its body
  /// to match. For joints that share bodies the whole is applied before.
  @inline(__always) func chooseKicks(_ a: Int32, _ b: Int32, isOnlyJoint: Bool) -> Bool {
    if isOnlyJoint {
      // The row carries the body's weight, and that of bodies that rest on it.
      let drive = drives + Int(isStatic(a) ? b : a)
      drive.pointee.firstKickShare = drive.pointee.isSteady ? 0.5 : 1
      drive.pointee.hangs = true
      return drive.pointee.isSteady
    }
    drives[Int(a)].firstKickShare = 1
    drives[Int(b)].firstKickShare = 1
    return false
  }
}
