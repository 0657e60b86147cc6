/// The angular velocities of a pivot's bodies during a pass.
struct TurnMotion {
  private var a: Float
  private var b: Float
  private let inverseInertiaA: Float
  private let inverseInertiaB: Float

  @inline(__always) init(_ row: TurnRow, _ context: SolverContext) {
    a = context.states[Int(row.bodyA)].w
    b = context.states[Int(row.bodyB)].w
    inverseInertiaA = context.masses[Int(row.bodyA)].turn
    inverseInertiaB = context.masses[Int(row.bodyB)].turn
  }

  /// dθ/dt.
  @inline(__always) var rate: Float { b - a }

  @inline(__always) mutating func push(_ impulse: Float) {
    a -= inverseInertiaA * impulse
    b += inverseInertiaB * impulse
  }

  /// The ground is not written, as in `SolverContext.apply`.
  @inline(__always) func store(_ row: TurnRow, _ context: SolverContext) {
    if row.bodyA != 0 { context.states[Int(row.bodyA)].w = a }
    if row.bodyB != 0 { context.states[Int(row.bodyB)].w = b }
  }
}
