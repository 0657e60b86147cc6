/// A pivot's action on the angle θ between its bodies: friction, and a least and a greatest angle. Its impulses only
/// turn the bodies, so that no anchor and no direction is needed.
///
///     J·v = ω_B − ω_A,   p = −(J·v + b)/(1/I_A + 1/I_B)        b the speed that removes a limit's excess; 0 for friction
///
/// A limit is an inequality: its impulse only turns away from it. While the angle is inside and cannot reach the limit
/// within the sub-step, the limit has no impulse.
struct TurnRow: BitwiseCopyable {
  /// One of the two limits.
  struct Limit: BitwiseCopyable {
    /// The angle in radians; infinite for none.
    let target: Float
    /// 1 for the greatest angle, −1 for the least one.
    let sign: Float
    /// The impulse along θ times the sign, 0 or less, kg·pt²/s.
    var impulse: Float = 0
  }

  /// Its three rows.
  enum Part {
    case friction
    case least
    case greatest
  }

  let joint: Int32
  let bodyA: Int32
  let bodyB: Int32
  /// Whether its joint is the only one of a body, and holds it to a static one.
  var isOnlyJoint = false
  /// Whether half of the impulses is applied before the displacement and half after it.
  var isHalved = false
  let hasLimits: Bool
  /// Whether contacts are found for one of its bodies in the present cut.
  private var hasContacts = false
  /// The largest torque of friction, kg·pt²/s².
  let frictionTorque: Float
  private var friction: Float = 0
  private(set) var least: Limit
  private(set) var greatest: Limit
  /// θ when the joint was made, and θ without it at the step's start and at the bodies' present positions.
  private let reference: Double
  private var start: Float = 0
  private var angle: Float = 0
  /// The speeds of θ, rad/s, at which the sub-step ends at the least and at the greatest angle.
  private var rateToLeast: Float = 0
  private var rateToGreatest: Float = 0
  /// 1/(1/I_A + 1/I_B), kg·pt²; 0 if neither body can turn. As a limit of a mechanism, that of the mechanism.
  var effectiveInertia: Float = 0

  init(_ index: Int32, _ joint: Joint, limits: ClosedRange<Double>?, friction: Float) {
    self.joint = index
    bodyA = joint.bodyA
    bodyB = joint.bodyB
    reference = joint.reference
    frictionTorque = friction
    hasLimits = limits != nil
    least = Limit(target: Float(limits?.lowerBound ?? -.infinity), sign: -1)
    greatest = Limit(target: Float(limits?.upperBound ?? .infinity), sign: 1)
  }

  mutating func forgetImpulses() { (friction, least.impulse, greatest.impulse) = (0, 0, 0) }

  mutating func scaleImpulses(by ratio: Float) {
    friction *= ratio
    least.impulse *= ratio
    greatest.impulse *= ratio
  }

  mutating func prepare(_ bodies: BodySpans, conservesEnergy: Bool) {
    start = Float(bodies.poses[Int(bodyB)].angle - bodies.poses[Int(bodyA)].angle - reference)
    hasContacts = bodies.haveContacts(bodyA, bodyB)
    isHalved = conservesEnergy && bodies.chooseKicks(bodyA, bodyB, isOnlyJoint: isOnlyJoint)
  }

  /// Computes the angle, the speeds to the limits, and the inertia at the bodies' present positions.
  @inline(__always) mutating func update(_ context: SolverContext) {
    angle = start + (context.states[Int(bodyB)].turn - context.states[Int(bodyA)].turn)
    rateToLeast = (least.target - angle) * context.inverseH
    rateToGreatest = (greatest.target - angle) * context.inverseH
    let k = context.masses[Int(bodyA)].turn + context.masses[Int(bodyB)].turn
    effectiveInertia = k > 0 ? 1 / k : 0
  }

  /// Applies the last sub-step's impulses again, or half of them.
  @inline(__always) mutating func warmStart(_ context: SolverContext, isStale: Bool) {
    if isHalved { scaleImpulses(by: 0.5) }
    if isStale { update(context) }
    var motion = TurnMotion(self, context)
    motion.push(friction)
    motion.push(least.impulse * least.sign)
    motion.push(greatest.impulse)
    motion.store(self, context)
  }

  /// Changes the angular velocities so that the limits hold at the sub-step's end, and by friction.
  @inline(__always) mutating func solve(_ context: SolverContext) {
    var motion = TurnMotion(self, context)
    applyFriction(&motion, context)
    if !isFree(motion.rate) {
      solve(&least, &motion, context, isRelaxing: false)
      solve(&greatest, &motion, context, isRelaxing: false)
    }
    motion.store(self, context)
  }

  /// Removes the velocity of the position feedback at the present positions; in reverse order.
  @inline(__always) mutating func relax(_ context: SolverContext, isFirst: Bool) {
    if isFirst { update(context) }
    var motion = TurnMotion(self, context)
    if !isFree(motion.rate) {
      if isFirst && isHalved { applyHalf(of: &greatest.impulse, greatest.sign, &motion) }
      solve(&greatest, &motion, context, isRelaxing: true)
      if isFirst && isHalved { applyHalf(of: &least.impulse, least.sign, &motion) }
      solve(&least, &motion, context, isRelaxing: true)
    }
    if isFirst && isHalved { applyHalf(of: &friction, 1, &motion) }
    applyFriction(&motion, context)
    motion.store(self, context)
  }

  /// Whether a pass may change the impulse of a part at the present velocities.
  func mayAct(_ part: Part, _ context: SolverContext) -> Bool {
    let rate = TurnMotion(self, context).rate
    switch part {
    case .friction: return frictionTorque > 0
    case .least: return least.impulse != 0 || rateToLeast >= 0 || rate < rateToLeast
    case .greatest: return greatest.impulse != 0 || rateToGreatest <= 0 || rate > rateToGreatest
    }
  }

  /// Changes the impulse of one part, without applying it; returns the change of that on B, kg·pt²/s.
  mutating func change(
    of part: Part, _ context: SolverContext, isRelaxing: Bool, fastest: Float
  ) -> Float {
    let before = impulse(of: part)
    var motion = TurnMotion(self, context)
    switch part {
    case .friction: applyFriction(&motion, context)
    case .least: solve(&least, &motion, context, isRelaxing: isRelaxing, fastest: fastest)
    case .greatest: solve(&greatest, &motion, context, isRelaxing: isRelaxing, fastest: fastest)
    }
    return impulse(of: part) - before
  }

  /// The impulse on B about its centre of mass, kg·pt²/s.
  var impulse: Float { friction + least.impulse * least.sign + greatest.impulse }

  /// The impulse of a part on B about its centre of mass, kg·pt²/s.
  func impulse(of part: Part) -> Float {
    switch part {
    case .friction: return friction
    case .least: return least.impulse * least.sign
    case .greatest: return greatest.impulse
    }
  }

  /// Whether neither limit has an impulse, or can be reached within the sub-step.
  @inline(__always) private func isFree(_ rate: Float) -> Bool {
    least.impulse == 0 && greatest.impulse == 0 && rateToLeast < 0 && rateToGreatest > 0
      && rate >= rateToLeast
      && rate <= rateToGreatest
  }

  @inline(__always) private func applyHalf(
    of impulse: inout Float, _ sign: Float, _ motion: inout TurnMotion
  ) {
    motion.push(impulse * sign)
    impulse *= 2
  }

  @inline(__always) private mutating func applyFriction(_ motion: inout TurnMotion, _ context: SolverContext)
  {
    guard frictionTorque > 0 else { return }
    let sum = (friction - motion.rate * effectiveInertia).limited(to: frictionTorque * context.h)
    let change = sum - friction
    if friction.accumulate(change) { motion.push(change) }
  }

  /// Solves one limit. It may be reached within the sub-step; only a relaxing pass ignores how far it is exceeded.
  @inline(__always) private func solve(
    _ limit: inout Limit, _ motion: inout TurnMotion, _ context: SolverContext, isRelaxing: Bool,
    fastest: Float = .infinity
  ) {
    let rate = motion.rate * limit.sign
    let error = (angle - limit.target) * limit.sign
    let wanted =
      error < 0
      ? (rate + error * context.inverseH) * effectiveInertia
      : isRelaxing ? rate * effectiveInertia : excess(rate, error, limit.impulse, context, fastest)
    let change = min(limit.impulse - wanted, 0) - limit.impulse
    if limit.impulse.accumulate(change) { motion.push(change * limit.sign) }
  }

  /// The impulse to subtract at a limit that is exceeded by `error`, in radians, at the speed `rate` beyond it, rad/s:
  ///
  ///     s·I·(rate + k·error) + (1 − s)·p₀        s the mass scale, k the bias rate, I the effective inertia, p₀ the impulse so far
  @inline(__always) private func excess(
    _ rate: Float, _ error: Float, _ impulse: Float, _ context: SolverContext, _ fastest: Float
  ) -> Float {
    guard context.conservesEnergy else { return rate * effectiveInertia }
    if isOnlyJoint {
      return
        (rate
        + (error * context.inverseH).limited(
          to: context.fastestTurn(context.correctedShare(1, isInContact: hasContacts))))
        * effectiveInertia
    }
    let scale = context.softness.massScale
    let correction = error.limited(to: SolverContext.largestAngularCorrection) * context.softness.biasRate
    let aim = (rate + min(correction, fastest)) * scale
    return aim * effectiveInertia + impulse * (1 - scale)
  }

  /// Turns the bodies back to a limit that they exceed.
  @inline(__always) mutating func correct(_ context: SolverContext) {
    guard hasLimits else { return }
    for limit in [least, greatest] {
      update(context)
      let error = (angle - limit.target) * limit.sign
      guard error >= 0 else { continue }
      let impulse = error.limited(to: SolverContext.largestAngularCorrection) * effectiveInertia * limit.sign
      let (inverseInertiaA, inverseInertiaB) = (
        context.masses[Int(bodyA)].turn, context.masses[Int(bodyB)].turn
      )
      if inverseInertiaA > 0 { context.states[Int(bodyA)].turn(by: inverseInertiaA * impulse) }
      if inverseInertiaB > 0 { context.states[Int(bodyB)].turn(by: -inverseInertiaB * impulse) }
    }
  }

  /// Stops bodies that turn beyond a limit, during an impact, without storing the impulse; returns whether they did.
  func project(_ context: SolverContext) -> Bool {
    guard hasLimits else { return false }
    var now = self
    now.update(context)
    var motion = TurnMotion(self, context)
    var haveActed = false
    for limit in [least, greatest] where (now.angle - limit.target) * limit.sign >= 0 {
      let rate = motion.rate * limit.sign
      guard rate >= 0 else { continue }
      motion.push(-rate * now.effectiveInertia * limit.sign)
      haveActed = true
    }
    motion.store(self, context)
    return haveActed
  }
}
