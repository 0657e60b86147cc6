// The displacement of a sub-step's bodies, four at a time.
extension SubStep {
  /// Moves bodies by their velocities.
  func displace() {
    let inLanes = movingCount - movingCount % FloatLanes.count
    var place = 0
    while place < inLanes {
      displaceFour(bodies.awake + place)
      place += FloatLanes.count
    }
    while place < movingCount {
      displace(context.states + Int(bodies.awake[place]))
      place += 1
    }
    constraints.grounded.correctDisplacements(context.states, h: context.h)
  }

  /// The angular speed in rad/s below which a body counts as not turning: one turn in a week, and less than
  /// the rounding of an impact along a disc's radius. Thousands of discs then need no new cosine.
  private static let slowestTurn: Float = 1e-5

  private func displace(_ state: UnsafeMutablePointer<BodyState>) {
    let h = context.h
    state.pointee.dx += h * state.pointee.vx
    state.pointee.dy += h * state.pointee.vy
    let w = state.pointee.w
    if abs(w) > Self.slowestTurn { state.pointee.turn(by: h * w) }
  }

  /// The same for four bodies, with the same operations on each.
  @inline(__always) private func displaceFour(_ indices: UnsafeMutablePointer<Int32>) {
    let bodies = BodyLanes(indices[0], indices[1], indices[2], indices[3])
    let (a, b, c, d) = bodies.states(context.states)
    let (vx, vy, w, turn) = FloatLanes.columns(a, b, c, d)
    let h = FloatLanes(context.h)
    let speed = FloatLanes.larger(w, -w) - FloatLanes(Self.slowestTurn)
    let turned = FloatLanes.select(positive: speed, turn + h * w, turn)
    guard FloatLanes.isNowhereLarger(turned * turned, FloatLanes(BodyState.squaredSmallTurn)) else {
      return farTurning(a, b, c, d)
    }
    let (dx, dy, cosine, sine) = FloatLanes.columns(a, b, c, d, fromByte: BodyState.motionOffset)
    var axes = (cosine, sine)
    // In free fall most bodies do not turn.
    if !FloatLanes.isNowhereLarger(speed, .zero) {
      let new = FloatLanes.cosineAndSine(ofSmall: turned)
      axes.0 = FloatLanes.select(positive: speed, new.0, cosine)
      axes.1 = FloatLanes.select(positive: speed, new.1, sine)
    }
    FloatLanes.store(
      (dx + h * vx, dy + h * vy, axes.0, axes.1), a, b, c, d, fromByte: BodyState.motionOffset)
    (a.pointee.turn, b.pointee.turn) = (turned.a, turned.b)
    (c.pointee.turn, d.pointee.turn) = (turned.c, turned.d)
  }

  /// Displaces four bodies of which one has turned far in the step.
  @inline(never) private func farTurning(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>,
    _ c: UnsafeMutablePointer<BodyState>, _ d: UnsafeMutablePointer<BodyState>
  ) {
    displace(a)
    displace(b)
    displace(c)
    displace(d)
  }
}

extension BodyState {
  /// The offset of the motion since the step's start, `dx` to `s`, in bytes.
  fileprivate static let motionOffset = 16
  /// The largest square of an angle below `LocalVector.smallTurn`.
  fileprivate static let squaredSmallTurn = (LocalVector.smallTurn * LocalVector.smallTurn).nextDown
}

extension FloatLanes {
  /// Cosine and sine of four angles below `LocalVector.smallTurn`, by the operations of
  /// `LocalVector.turned(bySmall:)`. Not inlined: the optimiser would take the vectors apart to store rows.
  @inline(never) fileprivate static func cosineAndSine(ofSmall x: FloatLanes) -> (FloatLanes, FloatLanes) {
    let x2 = x * x
    let cosine =
      FloatLanes(1)
      - x2
      * (FloatLanes(0.5)
        - x2 * (FloatLanes(1.0 / 24) - x2 * (FloatLanes(1.0 / 720) - x2 * FloatLanes(1.0 / 40320))))
    let sine =
      x - x * x2
      * (FloatLanes(1.0 / 6) - x2 * (FloatLanes(1.0 / 120) - x2 * FloatLanes(1.0 / 5040)))
    return (cosine, sine)
  }
}
