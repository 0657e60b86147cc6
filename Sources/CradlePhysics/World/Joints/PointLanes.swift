/// Four held points, solved at once; each moving one of their eight bodies appears only once.
///
///     C = d,   J·v = v_B + ω_B × r_B − v_A − ω_A × r_A
///     solve:   p ← p − K⁻¹·(J·v + C·bias)·massScale − (1 − massScale)·p
///     relax:   p ← p − K⁻¹·J·v
///
/// Each lane applies the same operations in the same order as `JointRow<PointJacobian>` for a held row that shares
/// its bodies with other joints (`JointSoftness`). An empty lane holds the ground to itself, which changes nothing.
struct PointLanes: BitwiseCopyable {
  typealias Indices = (Int32, Int32, Int32, Int32)

  /// The rows; −1 in an empty lane.
  var rows: Indices
  var bodyA: BodyLanes
  var bodyB: BodyLanes
  private var inverseMassAX: FloatLanes
  private var inverseMassAY: FloatLanes
  private var inverseInertiaA: FloatLanes
  private var inverseMassBX: FloatLanes
  private var inverseMassBY: FloatLanes
  private var inverseInertiaB: FloatLanes
  /// The arms and the gap at the step's start.
  private var startA: VectorLanes
  private var startB: VectorLanes
  private var startGap: VectorLanes
  /// The present arms, and C·bias, the velocity that corrects the present gap.
  private var armA: VectorLanes
  private var armB: VectorLanes
  private var correction: VectorLanes
  /// K⁻¹.
  private var inverseXX: FloatLanes
  private var inverseXY: FloatLanes
  private var inverseYY: FloatLanes
  private(set) var impulse: VectorLanes
  /// 1 in the lanes of loops, else 0.
  private var isInLoop: FloatLanes

  /// Gathers four rows that were prepared for the step.
  init(
    _ all: UnsafeMutablePointer<PointRow>, _ rows: Indices, _ masses: UnsafeMutablePointer<BodyMass>
  ) {
    func row(_ index: Int32) -> PointRow { index >= 0 ? all[Int(index)] : .empty }
    let (r0, r1, r2, r3) = (row(rows.0), row(rows.1), row(rows.2), row(rows.3))
    func gather(_ value: (PointRow) -> Float) -> FloatLanes {
      FloatLanes(value(r0), value(r1), value(r2), value(r3))
    }
    func vectors(_ value: (PointRow) -> LocalVector) -> VectorLanes {
      VectorLanes(x: gather { value($0).x }, y: gather { value($0).y })
    }
    self.rows = rows
    bodyA = BodyLanes(r0.frame.bodyA, r1.frame.bodyA, r2.frame.bodyA, r3.frame.bodyA)
    bodyB = BodyLanes(r0.frame.bodyB, r1.frame.bodyB, r2.frame.bodyB, r3.frame.bodyB)
    inverseMassAX = gather { masses[Int($0.frame.bodyA)].x }
    inverseMassAY = gather { masses[Int($0.frame.bodyA)].y }
    inverseInertiaA = gather { masses[Int($0.frame.bodyA)].turn }
    inverseMassBX = gather { masses[Int($0.frame.bodyB)].x }
    inverseMassBY = gather { masses[Int($0.frame.bodyB)].y }
    inverseInertiaB = gather { masses[Int($0.frame.bodyB)].turn }
    startA = vectors { $0.frame.armA }
    startB = vectors { $0.frame.armB }
    startGap = vectors { $0.frame.gap }
    impulse = vectors { $0.impulse }
    isInLoop = gather { $0.isInLoop ? 1 : 0 }
    (armA, armB, correction) = (startA, startB, .zero)
    (inverseXX, inverseXY, inverseYY) = (.zero, .zero, .zero)
  }

  /// Applies the last sub-step's impulse again, or the share that remains in a loop. `isStale` tells whether
  /// the bodies have moved since the last relax pass.
  @inline(__always) mutating func warmStart(_ context: SolverContext, isStale: Bool) {
    var a = VelocityLanes(context.states, bodyA)
    var b = VelocityLanes(context.states, bodyB)
    let h = FloatLanes(context.h)
    let (angleA, angleB) = (h * a.w, h * b.w)
    let turn = FloatLanes.larger(angleA * angleA, angleB * angleB)
    // `SolverContext.memory(ofSquaredTurn:)`.
    let memory = FloatLanes.larger(FloatLanes(1) - FloatLanes(2) * turn.squareRoot, FloatLanes.zero)
    impulse = impulse * FloatLanes.select(positive: isInLoop, memory, FloatLanes(1))
    if isStale { update(context) }
    push(impulse, &a, &b)
    a.store(context.states, bodyA)
    b.store(context.states, bodyB)
  }

  /// Computes arms, gap and K at the bodies' present positions.
  @inline(__always) private mutating func update(_ context: SolverContext) {
    let a = MotionLanes(context.states, bodyA)
    let b = MotionLanes(context.states, bodyB)
    let swingA = startA.turned(a.c, a.s)
    let swingB = startB.turned(b.c, b.s)
    armA = startA + swingA
    armB = startB + swingB
    let gap = VectorLanes(
      x: startGap.x + (b.dx - a.dx) + (swingB.x - swingA.x),
      y: startGap.y + (b.dy - a.dy) + (swingB.y - swingA.y))
    let length = (gap.x * gap.x + gap.y * gap.y).squareRoot
    let most = FloatLanes(SolverContext.largestCorrection) / FloatLanes.larger(length, FloatLanes(1))
    correction = gap * (FloatLanes(context.softness.biasRate) * FloatLanes.smaller(most, FloatLanes(1)))
    computeMass()
  }

  /// Inverts K as `PointMass` does: an axis along which a body could only spin is ignored.
  @inline(__always) private mutating func computeMass() {
    let xx =
      inverseMassAX + inverseMassBX + inverseInertiaA * armA.y * armA.y + inverseInertiaB * armB.y * armB.y
    let xy = -inverseInertiaA * armA.x * armA.y - inverseInertiaB * armB.x * armB.y
    let yy =
      inverseMassAY + inverseMassBY + inverseInertiaA * armA.x * armA.x + inverseInertiaB * armB.x * armB.x
    let determinant = xx * yy - xy * xy
    // The limits are those of `PointMass.inverse`.
    let movesX = xx - FloatLanes(PointMass.leastShare) * yy
    let movesY = yy - FloatLanes(PointMass.leastShare) * xx
    // Above 0 where all three conditions hold.
    let isFull = FloatLanes.smaller(
      FloatLanes.smaller(movesX, movesY), determinant - FloatLanes(Rounding.determinant) * xx * yy)
    let inverse = FloatLanes(1) / determinant
    let aloneX = FloatLanes.select(positive: movesX, FloatLanes(1) / xx, FloatLanes.zero)
    let aloneY = FloatLanes.select(positive: movesX, FloatLanes.zero, FloatLanes(1) / yy)
    inverseXX = FloatLanes.select(positive: isFull, inverse * yy, aloneX)
    inverseXY = FloatLanes.select(positive: isFull, -inverse * xy, FloatLanes.zero)
    inverseYY = FloatLanes.select(
      positive: isFull, inverse * xx, FloatLanes.select(positive: movesY, aloneY, FloatLanes.zero))
  }

  /// Changes J·v so that C is removed.
  @inline(__always) mutating func solve(_ context: SolverContext) {
    var a = VelocityLanes(context.states, bodyA)
    var b = VelocityLanes(context.states, bodyB)
    let massScale = FloatLanes(context.softness.massScale)
    let wanted = weighed((rate(a, b) + correction) * massScale)
    add(-(wanted + impulse * (FloatLanes(1) - massScale)), &a, &b)
    a.store(context.states, bodyA)
    b.store(context.states, bodyB)
  }

  /// Removes J·v at the present positions; before a sub-step's first pass the bodies have moved.
  @inline(__always) mutating func relax(_ context: SolverContext, isFirst: Bool) {
    if isFirst { update(context) }
    var a = VelocityLanes(context.states, bodyA)
    var b = VelocityLanes(context.states, bodyB)
    add(-weighed(rate(a, b)), &a, &b)
    a.store(context.states, bodyA)
    b.store(context.states, bodyB)
  }

  @inline(__always) private func rate(_ a: VelocityLanes, _ b: VelocityLanes) -> VectorLanes {
    VectorLanes(
      x: (b.vx - b.w * armB.y) - (a.vx - a.w * armA.y), y: (b.vy + b.w * armB.x) - (a.vy + a.w * armA.x))
  }

  @inline(__always) private func weighed(_ rate: VectorLanes) -> VectorLanes {
    VectorLanes(x: inverseXX * rate.x + inverseXY * rate.y, y: inverseXY * rate.x + inverseYY * rate.y)
  }

  @inline(__always) private mutating func add(
    _ change: VectorLanes, _ a: inout VelocityLanes, _ b: inout VelocityLanes
  ) {
    impulse = impulse + change
    push(change, &a, &b)
  }

  @inline(__always) private func push(
    _ impulse: VectorLanes, _ a: inout VelocityLanes, _ b: inout VelocityLanes
  ) {
    a.vx = a.vx - inverseMassAX * impulse.x
    a.vy = a.vy - inverseMassAY * impulse.y
    a.w = a.w - inverseInertiaA * armA.cross(impulse)
    b.vx = b.vx + inverseMassBX * impulse.x
    b.vy = b.vy + inverseMassBY * impulse.y
    b.w = b.w + inverseInertiaB * armB.cross(impulse)
  }

  /// Writes the impulses back to the rows.
  func store(in all: UnsafeMutablePointer<PointRow>) {
    func put(_ index: Int32, _ x: Float, _ y: Float) {
      if index >= 0 { all[Int(index)].impulse = LocalVector(x, y) }
    }
    put(rows.0, impulse.x.a, impulse.y.a)
    put(rows.1, impulse.x.b, impulse.y.b)
    put(rows.2, impulse.x.c, impulse.y.c)
    put(rows.3, impulse.x.d, impulse.y.d)
  }
}

extension PointRow {
  /// Holds the ground to itself.
  fileprivate static var empty: PointRow {
    PointRow(
      JointFrame(bodyA: 0, bodyB: 0, localAX: 0, localAY: 0, localBX: 0, localBY: 0), -1, .held,
      PointJacobian())
  }
}
