/// Transposes four contacts into one struct of arrays.
struct ContactPacker {
  let masses: UnsafeMutablePointer<BodyMass>
  let shapes: ShapeSpans
  let joints: JointLinks
  let softness: ContactSoftness

  @inline(__always) private func mass(_ body: Int32) -> UnsafeMutablePointer<BodyMass> {
    masses + Int(body)
  }

  /// Packs four contacts and their points, field by field, because a whole record would be copied.
  @inline(__always) func pack(
    _ c0: UnsafeMutablePointer<Contact>, _ c1: UnsafeMutablePointer<Contact>,
    _ c2: UnsafeMutablePointer<Contact>, _ c3: UnsafeMutablePointer<Contact>,
    _ ids: (Int32, Int32, Int32, Int32), into lanes: UnsafeMutablePointer<ContactLanes>,
    _ points: UnsafeMutablePointer<ContactPointLanes>
  ) {
    let (a0, a1, a2, a3) = (
      mass(c0.pointee.bodyA), mass(c1.pointee.bodyA), mass(c2.pointee.bodyA), mass(c3.pointee.bodyA)
    )
    let (b0, b1, b2, b3) = (
      mass(c0.pointee.bodyB), mass(c1.pointee.bodyB), mass(c2.pointee.bodyB), mass(c3.pointee.bodyB)
    )
    let (massAX, massAY, turnA, _) = FloatLanes.columns(a0, a1, a2, a3)
    let (massBX, massBY, turnB, _) = FloatLanes.columns(b0, b1, b2, b3)
    let n0 = c0.pointee.manifold.normal
    let n1 = c1.pointee.manifold.normal
    let n2 = c2.pointee.manifold.normal
    let n3 = c3.pointee.manifold.normal
    let nx = FloatLanes(n0.x, n1.x, n2.x, n3.x)
    let ny = FloatLanes(n0.y, n1.y, n2.y, n3.y)
    let massX = massAX + massBX
    let massY = massAY + massBY
    let kNormal = nx * nx * massX + ny * ny * massY
    let kTangent = ny * ny * massX + nx * nx * massY

    @inline(__always) func point(
      _ p0: UnsafePointer<ContactPoint>, _ p1: UnsafePointer<ContactPoint>, _ p2: UnsafePointer<ContactPoint>,
      _ p3: UnsafePointer<ContactPoint>, _ on: FloatLanes, into point: UnsafeMutablePointer<ContactPointLanes>
    ) {
      let (ax, ay, bx, by) = FloatLanes.columns(p0, p1, p2, p3)
      let (separation, normalImpulse, tangentImpulse, _) = FloatLanes.columns(p0, p1, p2, p3, fromByte: 16)
      let crossA = ax * ny - ay * nx
      let crossB = bx * ny - by * nx
      let dotA = ax * nx + ay * ny
      let dotB = bx * nx + by * ny
      let k = kNormal + turnA * crossA * crossA + turnB * crossB * crossB
      let t = kTangent + turnA * dotA * dotA + turnB * dotB * dotB
      point.pointee.normalArmA = crossA
      point.pointee.normalArmB = crossB
      point.pointee.tangentArmA = dotA
      point.pointee.tangentArmB = dotB
      point.pointee.separation = separation
      point.pointee.gap = separation
      point.pointee.normalImpulse = normalImpulse
      point.pointee.tangentImpulse = tangentImpulse
      point.pointee.normalMass = FloatLanes.select(positive: k * on, FloatLanes(1) / k, FloatLanes.zero)
      point.pointee.tangentMass = FloatLanes.select(positive: t * on, FloatLanes(1) / t, FloatLanes.zero)
    }
    func on(_ contact: UnsafeMutablePointer<Contact>, _ count: Int32) -> Float {
      contact.pointee.manifold.count >= count ? 1 : 0
    }
    // The approach speed above which a contact is left to its impact; infinite if it cannot bounce.
    func threshold(_ contact: UnsafeMutablePointer<Contact>) -> Float {
      contact.pointee.restitution > 0 ? contact.pointee.bounceThreshold : .greatestFiniteMagnitude
    }
    // The same for a gap that closed within the sub-step although its impact was not foreseen.
    func missedThreshold(_ contact: UnsafeMutablePointer<Contact>) -> Float {
      let hasJoints =
        joints.first[Int(contact.pointee.bodyA)] >= 0 || joints.first[Int(contact.pointee.bodyB)] >= 0
      return hasJoints ? threshold(contact) : .greatestFiniteMagnitude
    }
    let count = max(
      max(c0.pointee.manifold.count, c1.pointee.manifold.count),
      max(c2.pointee.manifold.count, c3.pointee.manifold.count))
    point(
      &c0.pointee.manifold.first, &c1.pointee.manifold.first, &c2.pointee.manifold.first,
      &c3.pointee.manifold.first, FloatLanes(on(c0, 1), on(c1, 1), on(c2, 1), on(c3, 1)), into: points)
    if count > 1 {
      point(
        &c0.pointee.manifold.second, &c1.pointee.manifold.second, &c2.pointee.manifold.second,
        &c3.pointee.manifold.second, FloatLanes(on(c0, 2), on(c1, 2), on(c2, 2), on(c3, 2)), into: points + 1)
    } else {
      (points + 1).initialize(to: .none)
    }
    let (s0, s1) = (softness.rates(a0, b0), softness.rates(a1, b1))
    let (s2, s3) = (softness.rates(a2, b2), softness.rates(a3, b3))
    lanes.pointee.bodyA = BodyLanes(
      c0.pointee.bodyA, c1.pointee.bodyA, c2.pointee.bodyA, c3.pointee.bodyA)
    lanes.pointee.bodyB = BodyLanes(
      c0.pointee.bodyB, c1.pointee.bodyB, c2.pointee.bodyB, c3.pointee.bodyB)
    lanes.pointee.contacts = ids
    lanes.pointee.count = count
    lanes.pointee.hasFriction =
      max(max(c0.pointee.friction, c1.pointee.friction), max(c2.pointee.friction, c3.pointee.friction)) > 0
    lanes.pointee.bounces =
      max(
        max(c0.pointee.restitution, c1.pointee.restitution),
        max(c2.pointee.restitution, c3.pointee.restitution)) > 0
    let hasCircles =
      c0.pointee.hasCircle || c1.pointee.hasCircle || c2.pointee.hasCircle || c3.pointee.hasCircle
    lanes.pointee.hasCircles = hasCircles
    lanes.pointee.radiusA = .zero
    lanes.pointee.radiusB = .zero
    if hasCircles {
      let (r0, r1) = (shapes.circleRadii(of: c0), shapes.circleRadii(of: c1))
      let (r2, r3) = (shapes.circleRadii(of: c2), shapes.circleRadii(of: c3))
      lanes.pointee.radiusA = FloatLanes(r0.a, r1.a, r2.a, r3.a)
      lanes.pointee.radiusB = FloatLanes(r0.b, r1.b, r2.b, r3.b)
    }
    lanes.pointee.isSkewed = !((massAX - massAY) | (massBX - massBY)).isZero
    lanes.pointee.massAX = massAX
    lanes.pointee.massAY = massAY
    lanes.pointee.turnA = turnA
    lanes.pointee.massBX = massBX
    lanes.pointee.massBY = massBY
    lanes.pointee.turnB = turnB
    lanes.pointee.nx = nx
    lanes.pointee.ny = ny
    lanes.pointee.friction = FloatLanes(
      c0.pointee.friction, c1.pointee.friction, c2.pointee.friction, c3.pointee.friction)
    lanes.pointee.biasRate = FloatLanes(s0.biasRate, s1.biasRate, s2.biasRate, s3.biasRate)
    lanes.pointee.massScale = FloatLanes(s0.massScale, s1.massScale, s2.massScale, s3.massScale)
    lanes.pointee.lift = FloatLanes(c0.pointee.lift, c1.pointee.lift, c2.pointee.lift, c3.pointee.lift)
    lanes.pointee.bounceSpeed = FloatLanes(threshold(c0), threshold(c1), threshold(c2), threshold(c3))
    lanes.pointee.missedSpeed = .zero
    if lanes.pointee.bounces {
      lanes.pointee.missedSpeed = FloatLanes(
        missedThreshold(c0), missedThreshold(c1), missedThreshold(c2), missedThreshold(c3))
    }
    if count > 1 { lanes.pointee.couple(points) }
  }
}
