/// Two points held together, with limits on the angle and a friction torque; or a weld, which holds the angle too.
///
///     C = d (two-dimensional),   angle = θ_B − θ_A − θ₀
struct PivotJoint: BitwiseCopyable {
  var frame: JointFrame
  var joint: Int32
  var isWeld: Bool
  /// Whether this joint alone holds a body to something static: then one Newton step is exact.
  var isFirm = false
  /// Whether half of its impulse acts before the displacement and half after it.
  var isHalved = false
  var hasLimits: Bool
  /// Radians from the angle at which the joint was made.
  var lower: Float
  var upper: Float
  /// The strongest friction, kg·pt²/s².
  var frictionTorque: Float
  /// θ_B − θ_A when the joint was made, and the angle at the step's start.
  var reference: Double
  var angle: Float = 0
  // The joint as it is now, worked out once for each place of its bodies.
  var armA = LocalVector.zero
  var armB = LocalVector.zero
  var gap = LocalVector.zero
  var mass = PointMass(xx: 0, xy: 0, yy: 0)
  var impulse = LocalVector.zero
  var frictionImpulse: Float = 0
  var angularImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  @inline(__always) mutating func prepare(_ poses: UnsafeMutablePointer<BodyPose>) {
    frame.prepare(poses)
    angle = Float(poses[Int(frame.bodyB)].angle - poses[Int(frame.bodyA)].angle - reference)
  }

  @inline(__always) private func angularMass(_ context: SolverContext) -> Float {
    let k = context.masses[Int(frame.bodyA)].turn + context.masses[Int(frame.bodyB)].turn
    return k > 0 ? 1 / k : 0
  }

  @inline(__always) private func spinRate(_ context: SolverContext) -> Float {
    context.states[Int(frame.bodyB)].w - context.states[Int(frame.bodyA)].w
  }

  @inline(__always) func angleNow(_ context: SolverContext) -> Float {
    angle + (context.states[Int(frame.bodyB)].turn - context.states[Int(frame.bodyA)].turn)
  }

  /// Works out levers and mass at the bodies' present places.
  @inline(__always) mutating func look(_ context: SolverContext) {
    let now = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    (armA, armB, gap) = now
    mass = PointMass(context.masses[Int(frame.bodyA)], context.masses[Int(frame.bodyB)], armA, armB).inverse
  }

  @inline(__always) mutating func scaleImpulses(by share: Float) {
    impulse = impulse * share
    frictionImpulse *= share
    angularImpulse *= share
    lowerImpulse *= share
    upperImpulse *= share
  }

  /// Applies the impulse of the passes before again: the second half of a sub-step.
  @inline(__always) mutating func repeatImpulses(_ context: SolverContext) {
    warmStart(context)
    scaleImpulses(by: 2)
  }

  @inline(__always) mutating func warmStart(_ context: SolverContext) {
    context.apply(impulse, frame, armA, armB)
    let axial = frictionImpulse + angularImpulse + lowerImpulse - upperImpulse
    if axial != 0 { context.spin(axial, frame) }
  }

  @inline(__always) mutating func solve(_ context: SolverContext) {
    if isWeld || hasLimits || frictionTorque > 0 { solveAngle(context, useBias: true) }
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let velocity = SolverContext.relativeVelocity(a, b, armA, armB)
    var change: LocalVector
    if !context.keepsEnergy {
      change = -(mass * velocity)
    } else if isFirm {
      let end = context.gapAtEnd(gap, velocity, a, b, armA, armB)
      let limit = SolverContext.largestCorrection * context.inverseH + velocity.length
      var target = end * context.inverseH
      let size = target.length
      if size > limit { target = target * (limit / size) }
      change = -(mass * target)
    } else {
      let share = context.softness.share
      let size = gap.length
      let rate = context.softness.biasRate * min(1, SolverContext.largestCorrection / max(size, 1))
      change = -(mass * ((velocity + gap * rate) * share)) - impulse * (1 - share)
    }
    impulse = impulse + change
    context.apply(change, frame, armA, armB)
  }

  /// Takes the anchors' relative velocity away, at the present place.
  @inline(__always) mutating func relax(_ context: SolverContext) {
    if isWeld || hasLimits || frictionTorque > 0 { solveAngle(context, useBias: false) }
    let velocity = SolverContext.relativeVelocity(
      context.states + Int(frame.bodyA), context.states + Int(frame.bodyB), armA, armB)
    let change = -(mass * velocity)
    impulse = impulse + change
    context.apply(change, frame, armA, armB)
  }

  private mutating func solveAngle(_ context: SolverContext, useBias: Bool) {
    let mass = angularMass(context)
    guard mass > 0 else { return }
    let bias = useBias && context.keepsEnergy
    if frictionTorque > 0 {
      let most = frictionTorque * context.h
      let total = min(max(frictionImpulse - mass * spinRate(context), -most), most)
      context.spin(total - frictionImpulse, frame)
      frictionImpulse = total
    }
    if isWeld {
      let error = bias ? min(max(angleNow(context), -0.2), 0.2) * context.softness.biasRate : 0
      let change = -mass * (spinRate(context) + error)
      angularImpulse += change
      context.spin(change, frame)
    } else if hasLimits {
      let now = angleNow(context)
      let below = now - lower
      let lowerTotal = max(
        lowerImpulse - mass * (spinRate(context) + closing(below, bias, context)), 0)
      context.spin(lowerTotal - lowerImpulse, frame)
      lowerImpulse = lowerTotal
      let above = upper - now
      let upperTotal = max(
        upperImpulse - mass * (-spinRate(context) + closing(above, bias, context)), 0)
      context.spin(upperImpulse - upperTotal, frame)
      upperImpulse = upperTotal
    }
  }

  /// How fast the angle may close on a limit, or must come back from beyond it.
  private func closing(_ room: Float, _ bias: Bool, _ context: SolverContext) -> Float {
    if room > 0 { return room * context.inverseH }
    return bias ? max(room, -0.2) * context.softness.biasRate : 0
  }

  func correct(_ context: SolverContext) {
    let mass = angularMass(context)
    if mass > 0 && (isWeld || hasLimits) {
      let now = angleNow(context)
      var error = now
      if !isWeld { error = now < lower ? now - lower : now > upper ? now - upper : 0 }
      if error != 0 {
        let impulse = -mass * min(max(error, -0.2), 0.2)
        context.states[Int(frame.bodyA)].turn(by: -context.masses[Int(frame.bodyA)].turn * impulse)
        context.states[Int(frame.bodyB)].turn(by: context.masses[Int(frame.bodyB)].turn * impulse)
      }
    }
    let now = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    let k = PointMass(context.masses[Int(frame.bodyA)], context.masses[Int(frame.bodyB)], now.armA, now.armB)
      .inverse
    let size = now.gap.length
    let share = size > SolverContext.largestCorrection ? SolverContext.largestCorrection / size : 1
    context.shift(-(k * (now.gap * share)), frame, now.armA, now.armB)
  }

  func project(_ context: SolverContext) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let now = frame.now(a, b)
    if isWeld { context.spin(-angularMass(context) * spinRate(context), frame) }
    let k = PointMass(context.masses[Int(frame.bodyA)], context.masses[Int(frame.bodyB)], now.armA, now.armB)
      .inverse
    let velocity = SolverContext.relativeVelocity(a, b, now.armA, now.armB)
    context.apply(-(k * velocity), frame, now.armA, now.armB)
  }

  /// Drops every impulse kept for the next step.
  mutating func forget() {
    impulse = .zero
    (frictionImpulse, angularImpulse, lowerImpulse, upperImpulse) = (0, 0, 0, 0)
  }
}
