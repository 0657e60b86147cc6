/// Transposes eight contacts into one struct of arrays.
struct ContactPacker {
  let masses: UnsafeMutablePointer<BodyMass>
  let shapes: ShapeSpans
  let joints: JointLinks
  let softness: ContactSoftness

  /// Packs contacts and their points, field by field, because a whole record would be copied.
  @inline(__always) func pack(
    _ group: ContactGroup, into lanes: UnsafeMutablePointer<ContactLanes>,
    _ points: UnsafeMutablePointer<ContactPointLanes>
  ) {
    let (inverseMassAX, inverseMassAY, inverseInertiaA, _) = group.columns { UnsafeRawPointer(massA($0)) }
    let (inverseMassBX, inverseMassBY, inverseInertiaB, _) = group.columns { UnsafeRawPointer(massB($0)) }
    let hasSecond = group.contains { $0.pointee.manifold.count > 1 }
    let hasCircles = group.contains { $0.pointee.hasCircle }
    let bounces = group.contains { $0.pointee.restitution > 0 }
    lanes.pointee.bodyA = group.bodies { $0.pointee.bodyA }
    lanes.pointee.bodyB = group.bodies { $0.pointee.bodyB }
    lanes.pointee.contacts = group.slots
    lanes.pointee.count = hasSecond ? 2 : 1
    let friction = group.each { $0.pointee.friction }
    lanes.pointee.hasFriction = !friction.isZero
    lanes.pointee.bounces = bounces
    lanes.pointee.hasCircles = hasCircles
    lanes.pointee.isSkewed = !((inverseMassAX - inverseMassAY) | (inverseMassBX - inverseMassBY)).isZero
    lanes.pointee.inverseMassAX = inverseMassAX
    lanes.pointee.inverseMassAY = inverseMassAY
    lanes.pointee.inverseInertiaA = inverseInertiaA
    lanes.pointee.inverseMassBX = inverseMassBX
    lanes.pointee.inverseMassBY = inverseMassBY
    lanes.pointee.inverseInertiaB = inverseInertiaB
    lanes.pointee.nx = group.each { $0.pointee.manifold.normal.x }
    lanes.pointee.ny = group.each { $0.pointee.manifold.normal.y }
    lanes.pointee.friction = friction
    let isFree = FloatLanes8.select(
      positive: inverseMassAX + inverseMassAY, inverseMassBX + inverseMassBY, .zero)
    lanes.pointee.biasRate = softness.biasRates(isFree)
    lanes.pointee.massScale = softness.massScales(isFree)
    lanes.pointee.lift = group.each { $0.pointee.lift }
    lanes.pointee.bounceSpeed =
      bounces ? group.each { threshold($0) } : FloatLanes8(.greatestFiniteMagnitude)
    lanes.pointee.missedSpeed = bounces ? group.each { missedThreshold($0) } : .zero
    lanes.pointee.radiusA = hasCircles ? group.each { shapes.circleRadii(of: $0).a } : .zero
    lanes.pointee.radiusB = hasCircles ? group.each { shapes.circleRadii(of: $0).b } : .zero
    // A body without mass, like that of the empty contact, has no normal mass; a second point may be absent.
    pack(lanes, points, on: FloatLanes8(1)) { group.firstPoints(fromByte: $0) }
    if hasSecond {
      pack(lanes, points + 1, on: group.each { $0.pointee.manifold.count > 1 ? 1 : 0 }) {
        group.secondPoints(fromByte: $0)
      }
      lanes.pointee.pair = PointPairLanes(lanes, points)
    } else {
      (points + 1).initialize(to: .none)
      lanes.pointee.pair = .none
    }
  }

  /// Packs a point of each contact from columns of its fields; lanes in which `on` is 0 get no mass.
  @inline(__always) private func pack(
    _ lanes: UnsafeMutablePointer<ContactLanes>, _ point: UnsafeMutablePointer<ContactPointLanes>,
    on: FloatLanes8,
    _ columns: (_ fromByte: Int) -> (FloatLanes8, FloatLanes8, FloatLanes8, FloatLanes8)
  ) {
    let (nx, ny) = (lanes.pointee.nx, lanes.pointee.ny)
    let (inverseInertiaA, inverseInertiaB) = (lanes.pointee.inverseInertiaA, lanes.pointee.inverseInertiaB)
    let inverseMassX = lanes.pointee.inverseMassAX + lanes.pointee.inverseMassBX
    let inverseMassY = lanes.pointee.inverseMassAY + lanes.pointee.inverseMassBY
    // The rows of a `ContactPoint`: both anchors, and after their 16 bytes the gap and the impulses.
    let (ax, ay, bx, by) = columns(0)
    let (separation, normalImpulse, tangentImpulse, _) = columns(16)
    let crossA = ax * ny - ay * nx
    let crossB = bx * ny - by * nx
    let dotA = ax * nx + ay * ny
    let dotB = bx * nx + by * ny
    let normal =
      nx * nx * inverseMassX + ny * ny * inverseMassY + inverseInertiaA * crossA * crossA + inverseInertiaB
      * crossB * crossB
    let tangent =
      ny * ny * inverseMassX + nx * nx * inverseMassY + inverseInertiaA * dotA * dotA + inverseInertiaB * dotB
      * dotB
    point.pointee.normalArmA = crossA
    point.pointee.normalArmB = crossB
    point.pointee.tangentArmA = dotA
    point.pointee.tangentArmB = dotB
    point.pointee.separation = separation
    point.pointee.gap = separation
    point.pointee.normalImpulse = normalImpulse
    point.pointee.tangentImpulse = tangentImpulse
    point.pointee.normalMass = .select(positive: normal * on, FloatLanes8(1) / normal, .zero)
    point.pointee.tangentMass = .select(positive: tangent * on, FloatLanes8(1) / tangent, .zero)
  }

  @inline(__always) private func massA(_ contact: ContactGroup.Address) -> UnsafeMutablePointer<BodyMass> {
    masses + Int(contact.pointee.bodyA)
  }

  @inline(__always) private func massB(_ contact: ContactGroup.Address) -> UnsafeMutablePointer<BodyMass> {
    masses + Int(contact.pointee.bodyB)
  }

  /// The approach speed above which a contact is left to its impact; infinite if it cannot bounce.
  @inline(__always) private func threshold(_ contact: ContactGroup.Address) -> Float {
    contact.pointee.restitution > 0 ? contact.pointee.bounceThreshold : .greatestFiniteMagnitude
  }

  /// The same for a gap that closed within the sub-step although its impact was not foreseen.
  @inline(__always) private func missedThreshold(_ contact: ContactGroup.Address) -> Float {
    let hasJoints =
      joints.first[Int(contact.pointee.bodyA)] >= 0 || joints.first[Int(contact.pointee.bodyB)] >= 0
    return hasJoints ? threshold(contact) : .greatestFiniteMagnitude
  }
}
