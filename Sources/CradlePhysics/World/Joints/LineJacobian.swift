/// A scalar constraint of two bodies: the distance of two points, the position of one along an axis, or the
/// angle between the bodies.
///
///     C = ±(value − target),   J·v = u·(v_B − v_A) + l_B·ω_B − l_A·ω_A,   l = r × u
///
///     distance   value = |d|,             u = d/|d|
///     travel     value = a·d,             u = a (an axis that turns with A)
///     angle      value = θ_B − θ_A − θ₀,  u = 0, l = 1
struct LineJacobian: BitwiseCopyable {
  enum Form: UInt8, BitwiseCopyable {
    case distance
    case travel
    case angle
  }

  var form: Form
  /// Whether it connects a body's centre to the world: no arms, and the same mass in every direction.
  var isCentered = false
  /// Whether it is centred and the body's only rigid joint.
  var isPendulum = false
  /// 1, or −1 if the target is the minimum.
  var sign: Float
  /// The target, in points or radians.
  var target: Float
  /// The axis in A's own axes, length 1, and in world axes at the step's start.
  var localAxis: LocalVector
  var axis = LocalVector.zero
  /// θ₀, and the angle at the step's start.
  var reference: Double
  var angle: Float = 0
  // At the bodies' present positions.
  var unit = LocalVector.zero
  var leverA: Float = 0
  var leverB: Float = 0
  var value: Float = 0
  var mass: Float = 0
  var gap = LocalVector.zero
  var armA = LocalVector.zero
  var armB = LocalVector.zero

  init(
    _ form: Form, target: Double, isLeast: Bool = false, axis: LocalVector = .zero, reference: Double = 0
  ) {
    self.form = form
    self.target = Float(target)
    self.reference = reference
    sign = isLeast ? -1 : 1
    localAxis = axis
  }

  @inline(__always) mutating func turnToWorld(_ frame: JointFrame, _ poses: UnsafeMutablePointer<BodyPose>) {
    let a = poses + Int(frame.bodyA)
    angle = Float(poses[Int(frame.bodyB)].angle - a.pointee.angle - reference)
    axis = localAxis.turned(a.pointee.c, a.pointee.s)
  }
}

extension LineJacobian: Jacobian {
  @inline(__always) mutating func prepare(_ frame: JointFrame, _ bodies: BodySpans, isAlone: Bool) {
    guard form == .distance else { return turnToWorld(frame, bodies.poses) }
    let own = bodies.masses + Int(frame.bodyB)
    isCentered =
      frame.bodyA == 0 && frame.localBX == 0 && frame.localBY == 0 && own.pointee.x == own.pointee.y
      && own.pointee.x > 0
    isPendulum = isCentered && isAlone
    if isCentered {
      (armA, armB, leverA, leverB) = (.zero, .zero, 0, 0)
      mass = 1 / own.pointee.x
    }
  }

  @inline(__always) mutating func evaluate(_ frame: JointFrame, _ context: SolverContext) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    if isCentered {
      gap = LocalVector(frame.gap.x + b.pointee.dx, frame.gap.y + b.pointee.dy)
      (unit, value) = direction(gap)
      return
    }
    if form == .angle {
      value = angle + (b.pointee.turn - a.pointee.turn)
      (leverA, leverB) = (sign, sign)
      return
    }
    (armA, armB, gap) = frame.now(a, b)
    if form == .distance {
      (unit, value) = direction(gap)
      leverA = armA.cross(unit)
    } else {
      unit = axis.turned(a.pointee.c, a.pointee.s)
      value = unit.dot(gap)
      // Only the component along the axis is a lever arm; the rest of the gap is an error.
      unit = unit * sign
      leverA = (unit * unit.dot(gap) + armA).cross(unit)
      leverB = armB.cross(unit)
      if context.conservesEnergy { moveAnchors(frame, context) }
      return
    }
    leverB = armB.cross(unit)
  }

  /// Moves both anchors across a slider's axis to where an impulse along it does not change the angle, as
  /// `RailJacobian.moveAnchors` does along the axis:
  ///
  ///     C ← C − κ·θ,   l ← l − κ,   κ = (l_A/I_A + l_B/I_B)/(1/I_A + 1/I_B)
  @inline(__always) private mutating func moveAnchors(_ frame: JointFrame, _ context: SolverContext) {
    let (a, b) = (Int(frame.bodyA), Int(frame.bodyB))
    let (inverseInertiaA, inverseInertiaB) = (context.masses[a].turn, context.masses[b].turn)
    let sum = inverseInertiaA + inverseInertiaB
    guard sum > 0 else { return }
    let shift = (inverseInertiaA * leverA + inverseInertiaB * leverB) / sum
    leverA -= shift
    leverB -= shift
    value -= sign * shift * (angle + (context.states[b].turn - context.states[a].turn))
  }

  @inline(__always) mutating func computeMass(_ frame: JointFrame, _ context: SolverContext) {
    if isCentered { return }
    let k =
      form == .angle
      ? context.masses[Int(frame.bodyA)].turn + context.masses[Int(frame.bodyB)].turn
      : context.inverseMass(frame, unit, leverA, leverB)
    mass = k > 0 ? 1 / k : 0
  }

  @inline(__always) mutating func computeSpringMass(
    _ frame: JointFrame, _ context: SolverContext, isStale: Bool
  ) {
    if isStale { update(frame, context) }
  }

  @inline(__always) private func direction(_ gap: LocalVector) -> (unit: LocalVector, length: Float) {
    let length = gap.length
    return length > Rounding.directionless ? (gap * (1 / length), length) : (LocalVector(0, 1), 0)
  }

  @inline(__always) var error: Float { (value - target) * sign }

  @inline(__always) private var limitedError: Float {
    let most = form == .angle ? SolverContext.largestAngularCorrection : SolverContext.largestCorrection
    return min(max(error, -most), most)
  }

  @inline(__always) func correction(at rate: Float) -> Float { limitedError * rate }

  @inline(__always) func rate(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    return unit.x * (b.pointee.vx - a.pointee.vx) + unit.y * (b.pointee.vy - a.pointee.vy)
      + leverB * b.pointee.w - leverA * a.pointee.w
  }

  @inline(__always) func bias(
    _ share: Float, corrected: Float, _ frame: JointFrame, _ context: SolverContext
  ) -> Float {
    let back = error * context.inverseH
    if form == .angle { return back.limited(to: context.fastestTurn(corrected)) }
    guard form == .distance else { return back.limited(to: context.fastestCorrection(corrected)) }
    let displacement = gapDisplacement(frame, context)
    let bend = isCentered ? .zero : context.bend(armB, of: frame.bodyB) - context.bend(armA, of: frame.bodyA)
    return ((gap + displacement + bend).length - value - unit.dot(displacement)) * (share * context.inverseH)
      + back.limited(to: context.fastestCorrection(corrected))
  }

  @inline(__always) private func gapDisplacement(_ frame: JointFrame, _ context: SolverContext) -> LocalVector
  {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    return SolverContext.relativeVelocity(a, b, armA, armB) * context.h
  }

  /// The squared length in pt² that a shorter rod counts as: one of a thousandth of a point has no direction to keep.
  private static let leastSquare: Float = 1e-6

  @inline(__always) func squaredTurn(_ frame: JointFrame, _ context: SolverContext) -> Float {
    squaredTurn(after: 0, frame, context)
  }

  /// The levers of a distance turn with the bodies, which its impulse turns as well.
  @inline(__always) func squaredTurn(
    after impulse: Float, _ frame: JointFrame, _ context: SolverContext
  ) -> Float {
    guard form == .distance else { return 0 }
    var across = unit.cross(gapDisplacement(frame, context))
    if isCentered { return across * across / max(value * value, Self.leastSquare) }
    let changeA = -context.h * context.masses[Int(frame.bodyA)].turn * (leverA * impulse)
    let changeB = context.h * context.masses[Int(frame.bodyB)].turn * (leverB * impulse)
    across += changeB * unit.dot(armB) - changeA * unit.dot(armA)
    let turn = across * across / max(value * value, Self.leastSquare)
    let a = context.h * context.states[Int(frame.bodyA)].w + changeA
    let b = context.h * context.states[Int(frame.bodyB)].w + changeB
    return max(turn, a * a, b * b)
  }

  @inline(__always) func impulse(for rate: Float) -> Float { rate * mass }

  @inline(__always) func push(_ impulse: Float, _ frame: JointFrame, _ context: SolverContext) {
    if frame.bodyA != 0 {
      let a = context.states + Int(frame.bodyA)
      let mass = context.masses + Int(frame.bodyA)
      a.pointee.vx -= mass.pointee.x * (unit.x * impulse)
      a.pointee.vy -= mass.pointee.y * (unit.y * impulse)
      a.pointee.w -= mass.pointee.turn * (leverA * impulse)
    }
    if frame.bodyB != 0 {
      let b = context.states + Int(frame.bodyB)
      let mass = context.masses + Int(frame.bodyB)
      b.pointee.vx += mass.pointee.x * (unit.x * impulse)
      b.pointee.vy += mass.pointee.y * (unit.y * impulse)
      b.pointee.w += mass.pointee.turn * (leverB * impulse)
    }
  }

  @inline(__always) func shift(_ impulse: Float, _ frame: JointFrame, _ context: SolverContext) {
    context.shift(unit * impulse, leverA * impulse, leverB * impulse, frame)
  }

  func force(_ impulse: Float) -> LocalVector { unit * impulse }
}
