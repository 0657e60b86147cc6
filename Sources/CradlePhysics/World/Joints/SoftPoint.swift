/// A spring that holds a point on a point, damping both axes: the length-0 attachment.
///
///     C = d (two-dimensional),   impulse = −K⁻¹(take·ḋ + pull·d) − (1 − take)·λ
///
/// Where energy counts, its stiffness is one number, and it acts on both bodies at one point, B's anchor, as if mounted on A:
/// so it keeps the angular momentum.
struct SoftPoint: BitwiseCopyable {
  var frame: JointFrame
  var joint: Int32
  var impulse = LocalVector.zero
  var isSimple = false
  var spring: JointSpring

  @inline(__always) mutating func prepare(_ poses: UnsafeMutablePointer<BodyPose>) {
    frame.prepare(poses)
    // Held at its centre by the world: no levers, and the two axes do not mix.
    isSimple = frame.bodyA == 0 && frame.localBX == 0 && frame.localBY == 0
  }

  /// Its impulse before or after the motion, where energy counts.
  @inline(__always) mutating func kick(_ context: SolverContext, isAfter: Bool) {
    let softness = spring.softness
    let take = isAfter ? softness.takeAfter : softness.take
    let pull = (isAfter ? softness.pullAfter : softness.pull) * spring.stiffness
    let b = context.states + Int(frame.bodyB)
    let massB = context.masses[Int(frame.bodyB)]
    var change: LocalVector
    if isSimple {
      change = LocalVector(frame.gap.x + b.pointee.dx, frame.gap.y + b.pointee.dy) * -pull
      if take > 0 {
        if massB.x > 0 { change.x -= take * b.pointee.vx / massB.x }
        if massB.y > 0 { change.y -= take * b.pointee.vy / massB.y }
      }
      b.pointee.vx += massB.x * change.x
      b.pointee.vy += massB.y * change.y
    } else {
      let a = context.states + Int(frame.bodyA)
      var (armA, armB, gap) = frame.now(a, b)
      change = gap * -pull
      // Mounted on what cannot turn, if that is B.
      if massB.turn > 0 { armA = armA + gap } else { armB = armB - gap }
      if take > 0 {
        let mass = PointMass(context.masses[Int(frame.bodyA)], massB, armA, armB).inverse
        change = change - mass * (SolverContext.relativeVelocity(a, b, armA, armB) * take)
      }
      context.apply(change, frame, armA, armB)
    }
    impulse = isAfter ? impulse + change : change
  }

  @inline(__always) mutating func warmStart(_ context: SolverContext) {
    if isSimple {
      let b = context.states + Int(frame.bodyB)
      let mass = context.masses + Int(frame.bodyB)
      b.pointee.vx += mass.pointee.x * impulse.x
      b.pointee.vy += mass.pointee.y * impulse.y
      return
    }
    let now = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    context.apply(impulse, frame, now.armA, now.armB)
  }

  @inline(__always) mutating func solve(_ context: SolverContext) {
    let b = context.states + Int(frame.bodyB)
    let softness = spring.softness
    let keep = 1 - softness.take
    if isSimple {
      let mass = context.masses + Int(frame.bodyB)
      // In speeds instead of impulses no division is left.
      let fx = softness.take * b.pointee.vx + softness.pull * (frame.gap.x + b.pointee.dx)
      let fy = softness.take * b.pointee.vy + softness.pull * (frame.gap.y + b.pointee.dy)
      let cx = -fx - keep * (impulse.x * mass.pointee.x)
      let cy = -fy - keep * (impulse.y * mass.pointee.y)
      if mass.pointee.x > 0 {
        impulse.x += cx / mass.pointee.x
        b.pointee.vx += cx
      }
      if mass.pointee.y > 0 {
        impulse.y += cy / mass.pointee.y
        b.pointee.vy += cy
      }
      return
    }
    let a = context.states + Int(frame.bodyA)
    let now = frame.now(a, b)
    let velocity = SolverContext.relativeVelocity(a, b, now.armA, now.armB)
    let k = PointMass(context.masses[Int(frame.bodyA)], context.masses[Int(frame.bodyB)], now.armA, now.armB)
      .inverse
    let change = -(k * (velocity * softness.take + now.gap * softness.pull)) - impulse * keep
    impulse = impulse + change
    context.apply(change, frame, now.armA, now.armB)
  }
}
