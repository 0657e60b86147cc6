/// A point of B on an axis of A, and the angle between the two: solved together, because an impulse across
/// the axis at a long lever mostly turns the body.
///
///     C = (n·d, θ_B − θ_A − θ₀)      n across the axis, both turning with A
struct RailJacobian: BitwiseCopyable {
  /// The line across the axis, and the angle.
  var across: LineJacobian
  /// The present angle.
  var angle: Float = 0
  /// K⁻¹.
  var mass = PointMass(xx: 0, xy: 0, yy: 0)

  init(axis: LocalVector, reference: Double) {
    across = LineJacobian(
      .travel, target: 0, axis: LocalVector(-axis.y, axis.x), reference: reference)
  }
}

extension RailJacobian: Jacobian {
  /// The axis in A's own axes.
  var axis: LocalVector { LocalVector(across.localAxis.y, -across.localAxis.x) }

  @inline(__always) mutating func prepare(_ frame: JointFrame, _ bodies: BodySpans, isAlone: Bool) {
    across.turnToWorld(frame, bodies.poses)
  }

  @inline(__always) mutating func evaluate(_ frame: JointFrame, _ context: SolverContext) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let unit = across.axis.turned(a.pointee.c, a.pointee.s)
    (across.armA, across.armB, across.gap) = frame.now(a, b)
    angle = across.angle + (b.pointee.turn - a.pointee.turn)
    across.unit = unit
    // Only the component along the axis is a lever arm; the rest of the gap is an error.
    let along = LocalVector(unit.y, -unit.x)
    across.leverA = (along * along.dot(across.gap) + across.armA).cross(unit)
    across.leverB = across.armB.cross(unit)
    moveAnchors(along, context.masses[Int(frame.bodyA)].turn, context.masses[Int(frame.bodyB)].turn)
    across.value = unit.dot(across.gap)
  }

  /// Moves both anchors along the axis to where an impulse across it does not change the angle:
  ///
  ///     C₁ ← C₁ − κ·C₂,   l ← l − κ,   κ = (l_A/I_A + l_B/I_B)/(1/I_A + 1/I_B)
  ///
  /// The rail holds the angle, so that any point of the axis says the same. At an anchor far from the bodies a small error
  /// of the angle would be a large one across the axis, and the limits of the two corrections would not agree.
  @inline(__always) private mutating func moveAnchors(
    _ along: LocalVector, _ inverseInertiaA: Float, _ inverseInertiaB: Float
  ) {
    let sum = inverseInertiaA + inverseInertiaB
    guard sum > 0 else { return }
    let shift = (inverseInertiaA * across.leverA + inverseInertiaB * across.leverB) / sum
    across.leverA -= shift
    across.leverB -= shift
    across.armA = across.armA - along * shift
    across.armB = across.armB - along * shift
    across.gap = across.gap - across.unit * (shift * angle)
  }

  /// The vector from A's centre of mass to B's anchor on the axis.
  var armOfA: LocalVector {
    let along = LocalVector(across.unit.y, -across.unit.x)
    return across.armA + along * along.dot(across.gap)
  }

  @inline(__always) mutating func computeMass(_ frame: JointFrame, _ context: SolverContext) {
    mass = blockMass(frame, context)
  }

  @inline(__always) private func blockMass(_ frame: JointFrame, _ context: SolverContext) -> PointMass {
    let tA = context.masses[Int(frame.bodyA)].turn
    let tB = context.masses[Int(frame.bodyB)].turn
    let k11 = context.inverseMass(frame, across.unit, across.leverA, across.leverB)
    let k12 = tA * across.leverA + tB * across.leverB
    let k22 = tA + tB
    let determinant = k11 * k22 - k12 * k12
    guard k22 > 0 && determinant > Rounding.determinant * k11 * k22 else {
      return PointMass(xx: k11 > 0 ? 1 / k11 : 0, xy: 0, yy: 0)
    }
    return PointMass(xx: k22 / determinant, xy: -k12 / determinant, yy: k11 / determinant)
  }

  @inline(__always) mutating func computeSpringMass(
    _ frame: JointFrame, _ context: SolverContext, isStale: Bool
  ) {
    if isStale { update(frame, context) }
  }

  @inline(__always) var error: LocalVector { LocalVector(across.value, angle) }

  @inline(__always) private var limitedError: LocalVector {
    LocalVector(
      across.value.limited(to: SolverContext.largestCorrection),
      angle.limited(to: SolverContext.largestAngularCorrection))
  }

  @inline(__always) func correction(at rate: Float) -> LocalVector { limitedError * rate }

  @inline(__always) func rate(_ frame: JointFrame, _ context: SolverContext) -> LocalVector {
    LocalVector(
      across.rate(frame, context),
      context.states[Int(frame.bodyB)].w - context.states[Int(frame.bodyA)].w)
  }

  @inline(__always) func bias(
    _ share: Float, corrected: Float, _ frame: JointFrame, _ context: SolverContext
  ) -> LocalVector {
    let back = LocalVector(
      (across.value * context.inverseH).limited(to: context.fastestCorrection(corrected)),
      (angle * context.inverseH).limited(to: context.fastestTurn(corrected)))
    return LocalVector(bend(frame, context) * (share * context.inverseH) + back.x, back.y)
  }

  /// The change of n·d within a sub-step due to the axis' rotation, points. The rail holds the angle, so that the bodies
  /// turn together, and their arms with them; only the vector x between their centres does not:
  ///
  ///     n·d = R(θ)n·(x + h·v) + n·(r_B − r_A),   θ = hω,   v = v_u·u + (l_A − l_B)·ω·n
  ///
  /// v is the velocity between the centres with which J·v = 0, v_u its part along the axis u. The bodies' own velocities
  /// may be far from that where a contact has just acted: a body that it spins would otherwise get the curvature of a
  /// rotation that the rail stops.
  @inline(__always) private func bend(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let w = commonRate(frame, context)
    guard w != 0 else { return 0 }
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let n = across.unit
    let along = LocalVector(n.y, -n.x)
    let between = LocalVector(b.pointee.vx - a.pointee.vx, b.pointee.vy - a.pointee.vy)
    let velocity = along * along.dot(between) + n * ((across.leverA - across.leverB) * w)
    let swing = context.swing(n, by: context.h * w)
    let displacement = velocity * context.h
    return swing.dot(across.gap + across.armA - across.armB + displacement) + n.dot(displacement)
  }

  /// The angular velocity with which the bodies turn once the rail holds their angle, rad/s: 0 beside a body that cannot
  /// turn.
  ///
  ///     ω = (I_A·ω_A + I_B·ω_B)/(I_A + I_B)
  @inline(__always) private func commonRate(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let (tA, tB) = (context.masses[Int(frame.bodyA)].turn, context.masses[Int(frame.bodyB)].turn)
    guard tA > 0, tB > 0 else { return 0 }
    let (wA, wB) = (context.states[Int(frame.bodyA)].w, context.states[Int(frame.bodyB)].w)
    return (tB * wA + tA * wB) / (tA + tB)
  }

  @inline(__always) func squaredTurn(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let angle = context.h * commonRate(frame, context)
    return angle * angle
  }

  @inline(__always) func impulse(for rate: LocalVector) -> LocalVector { mass * rate }

  @inline(__always) func push(_ impulse: LocalVector, _ frame: JointFrame, _ context: SolverContext) {
    across.push(impulse.x, frame, context)
    context.states[Int(frame.bodyA)].w -= context.masses[Int(frame.bodyA)].turn * impulse.y
    context.states[Int(frame.bodyB)].w += context.masses[Int(frame.bodyB)].turn * impulse.y
  }

  @inline(__always) func shift(_ impulse: LocalVector, _ frame: JointFrame, _ context: SolverContext) {
    context.shift(
      across.unit * impulse.x, across.leverA * impulse.x + impulse.y, across.leverB * impulse.x + impulse.y,
      frame)
  }

  func force(_ impulse: LocalVector) -> LocalVector { across.unit * impulse.x }
}
