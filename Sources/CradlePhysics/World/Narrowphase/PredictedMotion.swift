/// A body's predicted displacement, in points, and rotation, in radians.
///
///     Δ = v·t·clamp(v·t·Δ₀/|v·t|², 0…1),   θ = clamp(ω·t, 0…θ₀)      Δ₀, θ₀ those of the last cut
struct PredictedMotion {
  let displacement: LocalVector
  let turn: Float
}

extension NarrowPhase {
  /// The farthest that a pair is moved ahead for its manifold, points: beyond the margin other bodies may be
  /// in the way. Faster pairs are evaluated at their present positions.
  static let farthestPrediction = Collider.margin
  /// The same for an angle, radians: half of the range of `turned(bySmall:)`.
  static let farthestTurn: Float = 0.5 * LocalVector.smallTurn

  /// The displacements and rotations of two bodies by their velocities in `lead` seconds, limited to those in the last
  /// cut: the last impulses may have left a velocity that a body does not have in the middle of the next one.
  /// Both bodies at once, without branches: the signs of bodies at rest are unpredictable.
  #if compiler(>=6.3)
    @inline(always)
  #else
    @inline(__always)
  #endif
  func motions(of a: Int, _ b: Int, _ lead: Float) -> (a: PredictedMotion, b: PredictedMotion) {
    let (stateA, stateB) = (bodies.states + a, bodies.states + b)
    let (lastA, lastB) = (bodies.displacements[a], bodies.displacements[b])
    let displacementA = LocalVector(stateA.pointee.vx, stateA.pointee.vy) * lead
    let displacementB = LocalVector(stateB.pointee.vx, stateB.pointee.vy) * lead
    let along = FloatLanes(
      displacementA.dot(LocalVector(lastA.x, lastA.y)), displacementB.dot(LocalVector(lastB.x, lastB.y)), 0, 0
    )
    let square = FloatLanes(displacementA.lengthSquared, displacementB.lengthSquared, 1, 1)
    // The least number instead of the square of a body that does not move: 0/0 would be no number.
    let ratio = along / .larger(square, FloatLanes(.leastNormalMagnitude))
    let share = FloatLanes.smaller(.larger(ratio, .zero), FloatLanes(1))
    let last = FloatLanes(lastA.turn, lastB.turn, 0, 0)
    let turn = FloatLanes.larger(
      .smaller(FloatLanes(stateA.pointee.w, stateB.pointee.w, 0, 0) * FloatLanes(lead), .larger(last, .zero)),
      .smaller(last, .zero))
    return (
      PredictedMotion(displacement: displacementA * share.a, turn: turn.a),
      PredictedMotion(displacement: displacementB * share.b, turn: turn.b)
    )
  }

  /// The relative displacement of a pair during the look-ahead. A body in free fall continues to fall. A body
  /// that is held or loaded may be released: its forces count if they act in the direction of its motion.
  @inline(__always) func motion(
    _ contact: UnsafeMutablePointer<Contact>, _ velocity: LocalVector
  ) -> LocalVector {
    velocity * horizon.ahead + fall(of: contact.pointee.bodyB, along: velocity)
      - fall(of: contact.pointee.bodyA, along: -velocity)
  }

  @inline(__always) private func fall(of body: Int32, along velocity: LocalVector) -> LocalVector {
    let drive = bodies.drives + Int(body)
    let a = LocalVector(drive.pointee.ax, drive.pointee.ay)
    // Accelerations are halved for bodies that neither rested on contacts nor were held by a chain in the
    // last step.
    let isFree = predictsMidStep && drive.pointee.firstKickShare < 1
    // It counts if it acts along the motion; always in free fall, never for a body that hangs.
    let least = drive.pointee.hangs ? Float.infinity : isFree ? -Float.infinity : 0
    return a * (a.dot(velocity) >= least ? horizon.fall : 0)
  }
}
