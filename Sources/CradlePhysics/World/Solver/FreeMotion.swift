/// The motion of a body without contacts within a sub-step: along a parabola, or on a rod along a circle.
struct FreeMotion {
  let context: SolverContext
  /// By reference: copies of all its columns for every impact were 1.5 % of a spinner's instructions.
  let joints: UnsafePointer<JointSpans>
  let drives: UnsafeMutablePointer<BodyDrive>

  /// Whether impacts move a body.
  @inline(__always) func moves(_ body: Int) -> Bool {
    let mass = context.masses[body]
    return mass.x + mass.y + mass.turn > 0
  }

  /// The acceleration of a body without contacts: gravity and applied forces, and on a rod the centripetal
  /// one.
  @inline(__always) func acceleration(of body: Int32) -> LocalVector {
    let drive = drives + Int(body)
    let free = LocalVector(drive.pointee.ax, drive.pointee.ay)
    return hasJoints(body) ? acceleration(onRodOf: body, free) : free
  }

  ///     a − u·(u·a + v²/L)
  @inline(never) private func acceleration(onRodOf body: Int32, _ free: LocalVector) -> LocalVector {
    guard let arm = joints.pointee.pendulumArm(body, context) else { return free }
    let state = context.states + Int(body)
    let square = state.pointee.vx * state.pointee.vx + state.pointee.vy * state.pointee.vy
    return free - arm * ((arm.dot(free) + square) / arm.lengthSquared)
  }

  @inline(__always) func hasJoints(_ body: Int32) -> Bool {
    joints.pointee.links.first[Int(body)] >= 0
  }

  @inline(never) private func pendulumArm(_ body: Int32) -> LocalVector? {
    joints.pointee.pendulumArm(body, context)
  }

  /// Moves a body without contacts: along its parabola, or on a rod along its circle, with the speed that
  /// conserves its energy. Moving forward, and back with another velocity, leads to the start that is
  /// consistent with the bounce.
  @inline(__always) func advance(_ body: Int32, by time: Float) {
    guard time != 0, moves(Int(body)) else { return }
    let state = context.states + Int(body)
    let drive = drives + Int(body)
    let a = LocalVector(drive.pointee.ax, drive.pointee.ay)
    let v = LocalVector(state.pointee.vx, state.pointee.vy)
    let moved: LocalVector
    let reached: LocalVector
    if hasJoints(body), let arm = pendulumArm(body) {
      // θ = ωt + ½αt²; the rotation as rational functions of θ/2: of unit length up to rounding, exact to θ³.
      let square = arm.lengthSquared
      let half = 0.5 * time * (arm.cross(v) + 0.5 * time * arm.cross(a)) / square
      let scale = 1 / (1 + half * half)
      let c = (1 - half * half) * scale
      let s = 2 * half * scale
      moved = arm.turned(c, s) - arm
      let energy = v.lengthSquared
      let share = energy > 0 ? max(1 + 2 * a.dot(moved) / energy, 0).squareRoot() : 1
      reached = v.turned(c, s) * share
    } else {
      moved = (v + a * (0.5 * time)) * time
      reached = v + a * time
    }
    state.pointee.dx += moved.x
    state.pointee.dy += moved.y
    (state.pointee.vx, state.pointee.vy) = (reached.x, reached.y)
    if state.pointee.w != 0 { state.pointee.turn(by: time * state.pointee.w) }
  }
}
