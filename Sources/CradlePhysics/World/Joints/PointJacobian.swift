/// A point of each body, constrained to coincide: both axes at once.
///
///     C = d,   J·v = v_B + ω_B × r_B − v_A − ω_A × r_A
struct PointJacobian: BitwiseCopyable {
  var armA = LocalVector.zero
  var armB = LocalVector.zero
  var gap = LocalVector.zero
  /// K⁻¹.
  var mass = PointMass(xx: 0, xy: 0, yy: 0)
}

extension PointJacobian: Jacobian {
  @inline(__always) func prepare(_ frame: JointFrame, _ bodies: BodySpans, isAlone: Bool) {}

  @inline(__always) mutating func evaluate(_ frame: JointFrame, _ context: SolverContext) {
    (armA, armB, gap) = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
  }

  /// Moves the anchors of a weld, whose angle is off by `angle` radians, to where an impulse does not change the angle:
  ///
  ///     r ← r + s,   C ← C + angle·(ẑ × s),   s = −(r_A/I_A + r_B/I_B)/(1/I_A + 1/I_B)
  ///
  /// Because it holds the angle, any point says the same: see `RailJacobian.moveAnchors`.
  @inline(__always) mutating func moveAnchors(_ angle: Float, _ frame: JointFrame, _ context: SolverContext) {
    let (tA, tB) = (context.masses[Int(frame.bodyA)].turn, context.masses[Int(frame.bodyB)].turn)
    guard tA + tB > 0 else { return }
    let shift = (armA * tA + armB * tB) * (-1 / (tA + tB))
    armA = armA + shift
    armB = armB + shift
    gap = LocalVector(gap.x - angle * shift.y, gap.y + angle * shift.x)
  }

  @inline(__always) mutating func computeMass(_ frame: JointFrame, _ context: SolverContext) {
    mass = PointMass(context.masses[Int(frame.bodyA)], context.masses[Int(frame.bodyB)], armA, armB).inverse
  }

  /// Applies the impulse to both bodies at one point: B's anchor as if it were mounted on A, or A's on B if
  /// only B can turn.
  @inline(__always) mutating func computeSpringMass(
    _ frame: JointFrame, _ context: SolverContext, isStale: Bool
  ) {
    (armA, armB, gap) = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    let a = context.masses[Int(frame.bodyA)]
    let b = context.masses[Int(frame.bodyB)]
    if b.turn > 0 { armA = armA + gap } else { armB = armB - gap }
    mass = PointMass(a, b, armA, armB).inverse
  }

  @inline(__always) var error: LocalVector { gap }

  @inline(__always) func correction(at rate: Float) -> LocalVector {
    gap * (rate * min(1, SolverContext.largestCorrection / max(gap.length, 1)))
  }

  @inline(__always) func rate(_ frame: JointFrame, _ context: SolverContext) -> LocalVector {
    SolverContext.relativeVelocity(
      context.states + Int(frame.bodyA), context.states + Int(frame.bodyB), armA, armB)
  }

  @inline(__always) func bias(
    _ share: Float, corrected: Float, _ frame: JointFrame, _ context: SolverContext
  ) -> LocalVector {
    let bend = context.bend(armB, of: frame.bodyB) - context.bend(armA, of: frame.bodyA)
    return (gap * context.inverseH).limited(to: context.fastestCorrection(corrected)) + bend
      * (share * context.inverseH)
  }

  @inline(__always) func squaredTurn(_ frame: JointFrame, _ context: SolverContext) -> Float {
    let a = context.h * context.states[Int(frame.bodyA)].w
    let b = context.h * context.states[Int(frame.bodyB)].w
    return max(a * a, b * b)
  }

  @inline(__always) func impulse(for rate: LocalVector) -> LocalVector { mass * rate }

  @inline(__always) func push(_ impulse: LocalVector, _ frame: JointFrame, _ context: SolverContext) {
    context.apply(impulse, frame, armA, armB)
  }

  @inline(__always) func shift(_ impulse: LocalVector, _ frame: JointFrame, _ context: SolverContext) {
    context.shift(impulse, armA.cross(impulse), armB.cross(impulse), frame)
  }

  func force(_ impulse: LocalVector) -> LocalVector { impulse }
}
