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
    // Only the component along the axis is a lever arm; the rest of the gap is an error.
    let along = LocalVector(unit.y, -unit.x)
    across.unit = unit
    across.value = unit.dot(across.gap)
    across.leverA = (along * along.dot(across.gap) + across.armA).cross(unit)
    across.leverB = across.armB.cross(unit)
    angle = across.angle + (b.pointee.turn - a.pointee.turn)
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

  @inline(__always) func bias(_ share: Float, _ frame: JointFrame, _ context: SolverContext) -> LocalVector {
    let back = LocalVector(
      (across.value * context.inverseH).limited(to: context.fastestCorrection(share)),
      (angle * context.inverseH).limited(to: context.fastestTurn(share)))
    // The axis turns with A, so the direction across it changes within the sub-step.
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let displacement = SolverContext.relativeVelocity(a, b, across.armA, across.armB) * context.h
    let end =
      across.gap + displacement + context.bend(across.armB, of: frame.bodyB)
      - context.bend(across.armA, of: frame.bodyA)
    let turned = across.unit + context.swing(across.unit, of: frame.bodyA)
    let linear = across.rate(frame, context) * context.h
    let bend = turned.dot(end) - across.value - linear
    return LocalVector(bend * (share * context.inverseH) + back.x, back.y)
  }

  @inline(__always) func squaredTurn(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let angle = context.h * context.states[Int(frame.bodyA)].w
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
