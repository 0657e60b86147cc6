/// Bounces: impacts travel from contact to contact against the current velocities until nothing approaches.
///
///     vₙ⁺ = −e·vₙ⁻,   impulse p = −(1 + e)·vₙ⁻ / k
///
/// k is how much the approach changes per unit of impulse. Where a body hangs on a rigid joint, k is measured: the
/// impulse is applied, the joints take their share, and what is missing follows (the answer is linear, so two steps are
/// exact for a rod). So a rod takes part in the impact and does no work: an elastic impact keeps the energy.
/// Two points of one face bounce together, by a 2 × 2 system. Runs at a sub-step's start, when joints agree with
/// velocities.
struct Restitution {
  /// What an impact gives back at most. Positions and speeds are half a sub-step apart, which lets a long series of
  /// elastic impacts gain about 3·10⁻⁵ of its energy each time; normally 0.99997. At 1 a cradle with gaps gains 2 % in
  /// five minutes.
  static let bounceKeep: Float = 0.99997

  /// How much farther than a sub-step's way an impact is seen: a tenth of that way, at most a tenth of a point. What
  /// gravity and rods add within the sub-step makes some meet that did not seem to; the contact's solver would stop those
  /// dead, and a cradle lose a ball's energy. Of 600 cradles, five minutes each, one loses half at a twentieth, and none
  /// more than 17 % at a tenth.
  static let foresight: (share: Float, most: Float) = (0.1, 0.1)

  let context: SolverContext
  let joints: JointSpans
  let contacts: UnsafeMutablePointer<Contact>
  /// The slowest approach that bounces, pt/s.
  let threshold: Float

  /// One pass over the contacts that may bounce; whether any did.
  func pass(_ order: UnsafeMutablePointer<Int32>, _ count: Int) -> Bool {
    var bounced = false
    for place in 0..<count {
      let contact = contacts + Int(order[place])
      if contact.pointee.manifold.count > 1, bounceBoth(contact) {
        bounced = true
        continue
      }
      if bounce(contact, &contact.pointee.manifold.first) { bounced = true }
      if contact.pointee.manifold.count > 1, bounce(contact, &contact.pointee.manifold.second) {
        bounced = true
      }
    }
    return bounced
  }

  @inline(__always) private func approach(
    _ contact: UnsafeMutablePointer<Contact>, _ point: ContactPoint
  ) -> Float {
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    return contact.pointee.manifold.normal.dot(
      SolverContext.relativeVelocity(a, b, point.anchorA, point.anchorB))
  }

  /// Whether the point approaches fast enough and closes within the sub-step, or as good as.
  @inline(__always) private func meets(
    _ contact: UnsafeMutablePointer<Contact>, _ point: ContactPoint, _ speed: Float
  ) -> Bool {
    // What rounding leaves of a rest approaches too: without a threshold it must not bounce for ever.
    guard speed < -threshold, speed < -1e-4 else { return false }
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    let swingA = point.anchorA.turned(a.pointee.c - 1, a.pointee.s)
    let swingB = point.anchorB.turned(b.pointee.c - 1, b.pointee.s)
    let moved = LocalVector(b.pointee.dx - a.pointee.dx, b.pointee.dy - a.pointee.dy)
    let gap = point.separation + contact.pointee.manifold.normal.dot(moved + swingB - swingA)
    let way = -speed * context.h
    return gap <= way + min(Self.foresight.share * way, Self.foresight.most)
  }

  @inline(__always) private func apply(
    _ contact: UnsafeMutablePointer<Contact>, _ point: ContactPoint, _ impulse: LocalVector
  ) {
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    let mA = context.masses[Int(contact.pointee.bodyA)]
    let mB = context.masses[Int(contact.pointee.bodyB)]
    a.pointee.vx -= mA.x * impulse.x
    a.pointee.vy -= mA.y * impulse.y
    a.pointee.w -= mA.turn * point.anchorA.cross(impulse)
    b.pointee.vx += mB.x * impulse.x
    b.pointee.vy += mB.y * impulse.y
    b.pointee.w += mB.turn * point.anchorB.cross(impulse)
  }

  /// The change of normal speed at `q` by a unit of normal impulse at `p`.
  @inline(__always) private func answer(
    _ contact: UnsafeMutablePointer<Contact>, _ p: ContactPoint, _ q: ContactPoint
  ) -> Float {
    let n = contact.pointee.manifold.normal
    let mA = context.masses[Int(contact.pointee.bodyA)]
    let mB = context.masses[Int(contact.pointee.bodyB)]
    return n.x * n.x * (mA.x + mB.x) + n.y * n.y * (mA.y + mB.y)
      + mA.turn * p.anchorA.cross(n) * q.anchorA.cross(n) + mB.turn * p.anchorB.cross(n) * q.anchorB.cross(n)
  }

  private func bounce(_ contact: UnsafeMutablePointer<Contact>, _ point: inout ContactPoint) -> Bool {
    let speed = approach(contact, point)
    guard meets(contact, point, speed) else { return false }
    let n = contact.pointee.manifold.normal
    let k = answer(contact, point, point)
    guard k > 0 else { return false }
    let wanted = -contact.pointee.restitution * Self.bounceKeep * speed
    var impulse = (wanted - speed) / k
    apply(contact, point, n * impulse)
    if hasJoints(contact) {
      projectJoints(contact)
      let reached = approach(contact, point)
      let measured = (reached - speed) / impulse
      // Where joints hold nearly all of it back, what is missing would take an impulse without bounds.
      if measured > 0.05 * k && wanted - reached > 0 {
        let more = (wanted - reached) / measured
        apply(contact, point, n * more)
        projectJoints(contact)
        impulse += more
      }
    }
    contact.pointee.bounceImpulse += impulse
    rub(contact, point, impulse)
    return true
  }

  /// Both points of a face at once; false when they do not bounce together.
  private func bounceBoth(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    let p = contact.pointee.manifold.first
    let q = contact.pointee.manifold.second
    let u = approach(contact, p)
    let v = approach(contact, q)
    guard meets(contact, p, u), meets(contact, q, v), !hasJoints(contact) else { return false }
    let kpp = answer(contact, p, p)
    let kqq = answer(contact, q, q)
    let kpq = answer(contact, p, q)
    let determinant = kpp * kqq - kpq * kpq
    // Two points that nearly coincide answer alike, and single precision cannot tell them apart: one after the other.
    guard determinant > 1e-5 * kpp * kqq else { return false }
    let factor = 1 + contact.pointee.restitution
    let first = (-factor * u * kqq + factor * v * kpq) / determinant
    let second = (-factor * v * kpp + factor * u * kpq) / determinant
    guard first > 0, second > 0 else { return false }
    let n = contact.pointee.manifold.normal
    apply(contact, p, n * first)
    apply(contact, q, n * second)
    contact.pointee.bounceImpulse += first + second
    rub(contact, p, first)
    rub(contact, q, second)
    return true
  }

  /// Friction of an impact: at most μ times its normal impulse, and no more than stops the slide.
  private func rub(_ contact: UnsafeMutablePointer<Contact>, _ point: ContactPoint, _ impulse: Float) {
    guard contact.pointee.friction > 0 else { return }
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    let n = contact.pointee.manifold.normal
    let t = LocalVector(-n.y, n.x)
    let mA = context.masses[Int(contact.pointee.bodyA)]
    let mB = context.masses[Int(contact.pointee.bodyB)]
    let crossA = point.anchorA.cross(t)
    let crossB = point.anchorB.cross(t)
    let k =
      t.x * t.x * (mA.x + mB.x) + t.y * t.y * (mA.y + mB.y) + mA.turn * crossA * crossA
      + mB.turn * crossB * crossB
    guard k > 0 else { return }
    let slide = t.dot(SolverContext.relativeVelocity(a, b, point.anchorA, point.anchorB))
    let most = contact.pointee.friction * impulse
    apply(contact, point, t * min(max(-slide / k, -most), most))
  }

  @inline(__always) private func hasJoints(_ contact: UnsafeMutablePointer<Contact>) -> Bool {
    joints.hasJoints(contact.pointee.bodyA) || joints.hasJoints(contact.pointee.bodyB)
  }

  private func projectJoints(_ contact: UnsafeMutablePointer<Contact>) {
    joints.project(contact.pointee.bodyA, context)
    joints.project(contact.pointee.bodyB, context)
  }
}
