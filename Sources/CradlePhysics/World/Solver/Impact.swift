/// The bounce of two bodies at their contact points.
///
///     p = −(1 + e)·v / k        v the separation speed at the point, negative on approach; e the restitution,
///                               k the change of v by a unit of impulse
///
/// If a body is on a rigid joint, k is measured: the impulse is applied, the joints are solved, and the
/// missing impulse is applied. The change is linear in the impulse where the joints are solved exactly, as those of a
/// mechanism and a rod are, so that two applications are exact. Joints thus take part in the impact and do no work. Where
/// limits or ropes act beside a mechanism it is not linear, and the impact keeps the first impulse alone.
///
/// Two points of one face that touch within a sub-step of each other bounce together, by a 2 × 2 system: an
/// impact between real bodies lasts for milliseconds, so that a box that lands almost flat rebounds like one
/// that lands flat. Bounced one after the other, the points would stop each other.
struct Impact {
  let context: SolverContext
  let joints: UnsafePointer<JointSpans>
  let contact: UnsafeMutablePointer<Contact>
  let geometry: ImpactGeometry
  /// Whether a joint holds one of the two bodies.
  let hasJoints: Bool
  /// 1 if a hand holds body A, −1 if body B, 0 if neither.
  let handSign: Float

  @inline(__always) private func separationSpeed(at point: ImpactPoint) -> Float {
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    return geometry.normal.dot(SolverContext.relativeVelocity(a, b, point.armA, point.armB))
  }

  /// The separation speed after an impact off a hand that moves towards the other body, whose separation speed
  /// is v; nil if no hand does.
  ///
  ///     v' = max(e·u − w, 0)        w > 0 the hand's speed along the normal, u = −v − w the other body's
  ///
  /// A hand gives none of its own speed back: a body bounces off it as off a resting one, and leaves no slower
  /// than the hand. By −e·v a ball between a wall and a hand would come to w/(1 − e), five times the hand's speed
  /// at e = 0.8, and to any speed in a wedge.
  @inline(__always) private func reboundOffHand(_ speed: Float) -> Float? {
    guard handSign != 0 else { return nil }
    let held = context.states + Int(handSign > 0 ? contact.pointee.bodyA : contact.pointee.bodyB)
    let own = handSign * geometry.normal.dot(LocalVector(held.pointee.vx, held.pointee.vy))
    guard own > 0 else { return nil }
    return max(contact.pointee.restitution * (-speed - own) - own, 0)
  }

  @inline(__always) private func apply(_ impulse: LocalVector, at point: ImpactPoint) {
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    let mA = context.masses[Int(contact.pointee.bodyA)]
    let mB = context.masses[Int(contact.pointee.bodyB)]
    a.pointee.vx -= mA.x * impulse.x
    a.pointee.vy -= mA.y * impulse.y
    a.pointee.w -= mA.turn * point.armA.cross(impulse)
    b.pointee.vx += mB.x * impulse.x
    b.pointee.vy += mB.y * impulse.y
    b.pointee.w += mB.turn * point.armB.cross(impulse)
  }

  /// The change of the speed at `q` along a direction by a unit of impulse at `p` along it, 1/kg.
  @inline(__always) private func effectiveInverseMass(
    _ p: ImpactPoint, _ q: ImpactPoint, along n: LocalVector
  ) -> Float {
    let mA = context.masses[Int(contact.pointee.bodyA)]
    let mB = context.masses[Int(contact.pointee.bodyB)]
    return n.x * n.x * (mA.x + mB.x) + n.y * n.y * (mA.y + mB.y)
      + mA.turn * p.armA.cross(n) * q.armA.cross(n) + mB.turn * p.armB.cross(n) * q.armB.cross(n)
  }

  /// The share of a free pair's response below which the second impulse is omitted: joints then absorb nearly all of an
  /// impulse, and the missing one would be more than 20 times that of a free pair. Half and twice of it pass the tests of
  /// impacts and cradles.
  private static let leastResponse: Float = 0.05

  /// Bounces one point; does nothing if the bodies separate there.
  func bounce(at point: ImpactPoint) {
    // The last relax pass of contacts, or an earlier impact's friction, may have left velocities that violate joints:
    // what the joints remove of these would be taken for a part of the response.
    if hasJoints { projectJoints() }
    let speed = separationSpeed(at: point)
    let n = geometry.normal
    let k = effectiveInverseMass(point, point, along: n)
    guard k > 0 else { return }
    let wanted = reboundOffHand(speed) ?? -contact.pointee.restitution * speed
    var impulse = (wanted - speed) / k
    guard impulse > 0 else { return }
    apply(n * impulse, at: point)
    if hasJoints {
      let isLinear = projectJoints()
      let reached = separationSpeed(at: point)
      let measured = (reached - speed) / impulse
      if isLinear && measured > Self.leastResponse * k && wanted - reached > 0 {
        let more = (wanted - reached) / measured
        apply(n * more, at: point)
        projectJoints()
        impulse += more
      }
    }
    contact.pointee.bounceImpulse += impulse
    applyFriction(point, impulse)
  }

  /// The share of k₁₁·k₂₂ up to which the responses k of two points count as equal, because they nearly coincide: ten
  /// times `Rounding.determinant`, because each k is a sum. Such points bounce one after the other. From 10⁻⁶ to
  /// 10⁻⁴ heaps, squeezes, hands and pulls have the same bits (`Distributions`).
  private static let leastDeterminant: Float = 10 * Rounding.determinant

  /// Bounces both points of a face at once; returns false if they do not bounce together.
  func bounceBoth() -> Bool {
    guard !hasJoints else { return false }
    let p = geometry.first
    let q = geometry.second
    let u = separationSpeed(at: p)
    let v = separationSpeed(at: q)
    let n = geometry.normal
    let kpp = effectiveInverseMass(p, p, along: n)
    let kqq = effectiveInverseMass(q, q, along: n)
    let kpq = effectiveInverseMass(p, q, along: n)
    let determinant = kpp * kqq - kpq * kpq
    guard determinant > Self.leastDeterminant * kpp * kqq else { return false }
    let factor = 1 + contact.pointee.restitution
    let changeU = reboundOffHand(u).map { $0 - u } ?? -factor * u
    let changeV = reboundOffHand(v).map { $0 - v } ?? -factor * v
    let first = (changeU * kqq - changeV * kpq) / determinant
    let second = (changeV * kpp - changeU * kpq) / determinant
    guard first > 0, second > 0 else { return false }
    apply(n * first, at: p)
    apply(n * second, at: q)
    contact.pointee.bounceImpulse += first + second
    applyFriction(p, first)
    applyFriction(q, second)
    return true
  }

  /// Applies the friction of an impact: at most μ times its normal impulse, and at most the impulse that
  /// stops the slide.
  private func applyFriction(_ point: ImpactPoint, _ impulse: Float) {
    guard contact.pointee.friction > 0 else { return }
    let a = context.states + Int(contact.pointee.bodyA)
    let b = context.states + Int(contact.pointee.bodyB)
    let n = geometry.normal
    let t = LocalVector(-n.y, n.x)
    let k = effectiveInverseMass(point, point, along: t)
    guard k > 0 else { return }
    let slide = t.dot(SolverContext.relativeVelocity(a, b, point.armA, point.armB))
    let most = contact.pointee.friction * impulse
    apply(t * min(max(-slide / k, -most), most), at: point)
  }

  /// Removes the velocities that violate joints; returns whether the change is linear in an impulse.
  @discardableResult @inline(never)
  private func projectJoints() -> Bool {
    joints.pointee.project(contact.pointee.bodyA, contact.pointee.bodyB, context)
  }
}
