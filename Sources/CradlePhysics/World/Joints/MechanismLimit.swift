/// A row that limits the motion which a mechanism's joints allow: an end of a slider, or limits and friction of a pivot.
struct MechanismLimit: BitwiseCopyable {
  /// Its index among the lines, or among the turns.
  let row: Int32
  /// Whether it is a row of a pivot.
  let isTurn: Bool
}

/// The impulses on two bodies by a unit of a limit's impulse, J: along x and y, and about the centre of mass.
struct LimitImpulses {
  let bodyA: Int32
  let bodyB: Int32
  let onA: SpatialVector
  let onB: SpatialVector

  init(_ row: LineRow) {
    (bodyA, bodyB) = (row.frame.bodyA, row.frame.bodyB)
    onA = SpatialVector(row.jacobian.unit, row.jacobian.leverA) * -1
    onB = SpatialVector(row.jacobian.unit, row.jacobian.leverB)
  }

  init(_ row: TurnRow) {
    (bodyA, bodyB) = (row.bodyA, row.bodyB)
    (onA, onB) = (SpatialVector(x: 0, y: 0, t: -1), SpatialVector(x: 0, y: 0, t: 1))
  }

  @inline(__always) func forEach(_ body: (_ slot: Int32, _ impulse: SpatialVector) -> Void) {
    body(bodyA, onA)
    body(bodyB, onB)
  }
}

extension LineRow {
  /// Whether a pass may change its impulse at the present velocities.
  func mayAct(_ context: SolverContext) -> Bool {
    impulse != 0 || jacobian.error + jacobian.rate(frame, context) * context.h >= 0
  }

  /// Changes the impulse of a row that only pulls, without applying it; returns the change. `fastest` is the highest speed
  /// of a correction, pt/s.
  mutating func change(_ context: SolverContext, isRelaxing: Bool, fastest: Float) -> Float {
    let (rate, before) = (jacobian.rate(frame, context), impulse)
    let wanted: Float
    if jacobian.error.isSlack {
      wanted = slackImpulse(rate, context)
    } else if isRelaxing {
      wanted = jacobian.impulse(for: rate)
    } else {
      let correction = jacobian.correction(at: context.softness.biasRate)
      wanted = softImpulse(rate, min(correction, fastest), context)
    }
    return impulse.accumulate((before - wanted).pulling - before) ? impulse - before : 0
  }
}
