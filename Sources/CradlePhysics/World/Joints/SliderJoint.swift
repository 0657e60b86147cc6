/// A point of B held on an axis of A, the angle between the two fixed, with limits along the axis.
///
///     C₁ = n·d,   C₂ = θ_B − θ_A − θ₀,   travel = a·d      (a the axis, n across it, both turning with A)
struct SliderJoint: BitwiseCopyable {
  var frame: JointFrame
  var joint: Int32
  var hasLimits: Bool
  /// Points along the axis.
  var lower: Float
  var upper: Float
  /// The axis in A's own axes, length 1.
  var axisX: Float
  var axisY: Float
  var reference: Double
  var angle: Float = 0
  /// The axis in world axes at the step's start.
  var axis = LocalVector.zero
  var acrossImpulse: Float = 0
  var angularImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  @inline(__always) mutating func prepare(_ poses: UnsafeMutablePointer<BodyPose>) {
    frame.prepare(poses)
    let a = poses + Int(frame.bodyA)
    angle = Float(poses[Int(frame.bodyB)].angle - a.pointee.angle - reference)
    axis = LocalVector(axisX, axisY).turned(a.pointee.c, a.pointee.s)
  }

  /// A direction with its levers on both bodies.
  private struct Line {
    var unit: LocalVector
    var leverA: Float
    var leverB: Float
  }

  private func line(_ unit: LocalVector, _ armA: LocalVector, _ armB: LocalVector, _ reach: LocalVector)
    -> Line
  {
    Line(unit: unit, leverA: (reach + armA).cross(unit), leverB: armB.cross(unit))
  }

  private func speed(_ context: SolverContext, _ line: Line) -> Float {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    return line.unit.x * (b.pointee.vx - a.pointee.vx) + line.unit.y * (b.pointee.vy - a.pointee.vy)
      + line.leverB * b.pointee.w - line.leverA * a.pointee.w
  }

  private func push(_ context: SolverContext, _ line: Line, _ impulse: Float, spin: Float) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let mA = context.masses[Int(frame.bodyA)]
    let mB = context.masses[Int(frame.bodyB)]
    a.pointee.vx -= mA.x * line.unit.x * impulse
    a.pointee.vy -= mA.y * line.unit.y * impulse
    a.pointee.w -= mA.turn * (line.leverA * impulse + spin)
    b.pointee.vx += mB.x * line.unit.x * impulse
    b.pointee.vy += mB.y * line.unit.y * impulse
    b.pointee.w += mB.turn * (line.leverB * impulse + spin)
  }

  private func inverseMass(_ context: SolverContext, _ line: Line) -> Float {
    let mA = context.masses[Int(frame.bodyA)]
    let mB = context.masses[Int(frame.bodyB)]
    return line.unit.x * line.unit.x * (mA.x + mB.x) + line.unit.y * line.unit.y * (mA.y + mB.y)
      + mA.turn * line.leverA * line.leverA + mB.turn * line.leverB * line.leverB
  }

  /// The impulses across and about that change speed across by `v` and spin by `w`.
  private func solveBlock(_ context: SolverContext, _ line: Line, _ v: Float, _ w: Float) -> (Float, Float) {
    let tA = context.masses[Int(frame.bodyA)].turn
    let tB = context.masses[Int(frame.bodyB)].turn
    let k11 = inverseMass(context, line)
    let k12 = tA * line.leverA + tB * line.leverB
    let k22 = tA + tB
    let determinant = k11 * k22 - k12 * k12
    if k22 > 0 && determinant > 1e-6 * k11 * k22 {
      return ((k22 * v - k12 * w) / determinant, (k11 * w - k12 * v) / determinant)
    }
    return (k11 > 0 ? v / k11 : 0, 0)
  }

  private func lines(_ context: SolverContext) -> (along: Line, across: Line, gap: LocalVector) {
    let a = context.states + Int(frame.bodyA)
    let now = frame.now(a, context.states + Int(frame.bodyB))
    let unit = axis.turned(a.pointee.c, a.pointee.s)
    // Only the way along the axis is a lever; what has torn off it is an error.
    let reach = unit * unit.dot(now.gap)
    return (
      line(unit, now.armA, now.armB, reach),
      line(LocalVector(-unit.y, unit.x), now.armA, now.armB, reach), now.gap
    )
  }

  private func angleNow(_ context: SolverContext) -> Float {
    angle + (context.states[Int(frame.bodyB)].turn - context.states[Int(frame.bodyA)].turn)
  }

  mutating func warmStart(_ context: SolverContext) {
    let now = lines(context)
    push(context, now.across, acrossImpulse, spin: angularImpulse)
    if hasLimits { push(context, now.along, lowerImpulse - upperImpulse, spin: 0) }
  }

  mutating func solve(_ context: SolverContext, useBias: Bool) {
    let now = lines(context)
    let bias = useBias && context.keepsEnergy
    if hasLimits {
      let k = inverseMass(context, now.along)
      guard k > 0 else { return }
      let travel = now.along.unit.dot(now.gap)
      let below = travel - lower
      let lowerTotal = max(
        lowerImpulse - (speed(context, now.along) + closing(below, bias, context)) / k, 0)
      push(context, now.along, lowerTotal - lowerImpulse, spin: 0)
      lowerImpulse = lowerTotal
      let above = upper - travel
      let upperTotal = max(
        upperImpulse - (-speed(context, now.along) + closing(above, bias, context)) / k, 0)
      push(context, now.along, upperImpulse - upperTotal, spin: 0)
      upperImpulse = upperTotal
    }
    var v = speed(context, now.across)
    var w = context.states[Int(frame.bodyB)].w - context.states[Int(frame.bodyA)].w
    if bias {
      let limit = SolverContext.largestCorrection
      v += min(max(now.across.unit.dot(now.gap), -limit), limit) * context.softness.biasRate
      w += min(max(angleNow(context), -0.2), 0.2) * context.softness.biasRate
    }
    let change = solveBlock(context, now.across, -v, -w)
    acrossImpulse += change.0
    angularImpulse += change.1
    push(context, now.across, change.0, spin: change.1)
  }

  /// How fast the travel may close on a limit, or must come back from beyond it.
  private func closing(_ room: Float, _ bias: Bool, _ context: SolverContext) -> Float {
    if room > 0 { return room * context.inverseH }
    return bias ? max(room, -SolverContext.largestCorrection) * context.softness.biasRate : 0
  }

  func correct(_ context: SolverContext) {
    let now = lines(context)
    let limit = SolverContext.largestCorrection
    let error = min(max(now.across.unit.dot(now.gap), -limit), limit)
    let block = solveBlock(context, now.across, -error, -min(max(angleNow(context), -0.2), 0.2))
    var impulse = now.across.unit * block.0
    let travel = now.along.unit.dot(now.gap)
    let k = inverseMass(context, now.along)
    var along: Float = 0
    if hasLimits && k > 0 && (travel < lower || travel > upper) {
      let past = travel < lower ? travel - lower : travel - upper
      along = -min(max(past, -limit), limit) / k
      impulse = impulse + now.along.unit * along
    }
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let mA = context.masses[Int(frame.bodyA)]
    let mB = context.masses[Int(frame.bodyB)]
    a.pointee.dx -= mA.x * impulse.x
    a.pointee.dy -= mA.y * impulse.y
    b.pointee.dx += mB.x * impulse.x
    b.pointee.dy += mB.y * impulse.y
    a.pointee.turn(by: -mA.turn * (now.across.leverA * block.0 + block.1 + now.along.leverA * along))
    b.pointee.turn(by: mB.turn * (now.across.leverB * block.0 + block.1 + now.along.leverB * along))
  }

  func project(_ context: SolverContext) {
    let now = lines(context)
    let w = context.states[Int(frame.bodyB)].w - context.states[Int(frame.bodyA)].w
    let change = solveBlock(context, now.across, -speed(context, now.across), -w)
    push(context, now.across, change.0, spin: change.1)
  }

  /// Drops every impulse kept for the next step.
  mutating func forget() {
    (acrossImpulse, angularImpulse, lowerImpulse, upperImpulse) = (0, 0, 0, 0)
  }
}
