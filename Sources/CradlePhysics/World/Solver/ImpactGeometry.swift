/// The contact of two bodies at the time of their impact: the normal, and one point in space where the arms of
/// both bodies end.
///
///     rA − rB = xB − xA        r the arms, x the centres of mass at the impact
///
/// An impulse then acts on both bodies along one line, and keeps their angular momentum. At the step's start the
/// two arms end in points that are a gap apart, and until the impact the bodies move along each other, too.
///
/// Two circles bounce along the line of their centres, where their arms end on one line at least. If they would
/// not part along the step's normal, they bounce along that instead: the arms are then a little apart, and
/// circles without friction do not spin.
struct ImpactGeometry {
  let normal: LocalVector
  let first: ImpactPoint
  let second: ImpactPoint

  /// The geometry at the bodies' present displacements.
  @inline(__always) init(
    _ contact: UnsafeMutablePointer<Contact>, _ row: UnsafeMutablePointer<Bounce>,
    _ states: UnsafeMutablePointer<BodyState>, _ poses: UnsafeMutablePointer<BodyPose>
  ) {
    let (indexA, indexB) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let (a, b) = (states + indexA, states + indexB)
    let (poseA, poseB) = (poses + indexA, poses + indexB)
    let offset = LocalVector(
      Float(poseB.pointee.x - poseA.pointee.x) + (b.pointee.dx - a.pointee.dx),
      Float(poseB.pointee.y - poseA.pointee.y) + (b.pointee.dy - a.pointee.dy))
    let n = row.pointee.normal
    let point = contact.pointee.manifold.first
    if contact.pointee.hasCircle {
      // Only the circle's centre turns with its body.
      let centerB = row.pointee.first.armB(n).turned(b.pointee.c, b.pointee.s)
      let radiusB = row.pointee.first.alongB - point.anchorB.dot(n)
      if contact.pointee.isRound {
        let centerA = row.pointee.first.armA(n).turned(a.pointee.c, a.pointee.s)
        let radiusA = point.anchorA.dot(n) - row.pointee.first.alongA
        let velocity = LocalVector(b.pointee.vx - a.pointee.vx, b.pointee.vy - a.pointee.vy)
        normal =
          Self.normal(offset + centerB - centerA, velocity, restitution: contact.pointee.restitution, n) ?? n
        first = ImpactPoint(armA: centerA + normal * radiusA, armB: centerB - normal * radiusB)
      } else {
        normal = n
        let armB = centerB - n * radiusB
        first = ImpactPoint(armA: offset + armB, armB: armB)
      }
      second = first
      return
    }
    normal = n
    first = ImpactPoint(point, offset, a, b)
    second =
      contact.pointee.manifold.count > 1
      ? ImpactPoint(contact.pointee.manifold.second, offset, a, b) : first
  }

  /// The direction m of the centres' offset d, if two circles with the relative velocity v that bounce along it part
  /// along the step's normal n, too; else nil, because the solver would stop them along n.
  ///
  ///     m = d/|d|,   v·m < 0,   (v − (1 + e)·(v·m)·m)·n ≥ 0
  @inline(__always) private static func normal(
    _ d: LocalVector, _ velocity: LocalVector, restitution: Float, _ n: LocalVector
  ) -> LocalVector? {
    let distance = d.length
    guard distance > 0 else { return nil }
    let m = d * (1 / distance)
    let approach = velocity.dot(m)
    guard approach < 0, velocity.dot(n) >= (1 + restitution) * approach * m.dot(n) else { return nil }
    return m
  }
}

/// A point of an impact: the arms to it from both centres of mass, in points, in world axes.
struct ImpactPoint {
  let armA: LocalVector
  let armB: LocalVector

  @inline(__always) init(armA: LocalVector, armB: LocalVector) {
    self.armA = armA
    self.armB = armB
  }

  /// The turned anchor of the body whose corner touches; halfway between both anchors where two corners do.
  @inline(__always) init(
    _ point: ContactPoint, _ offset: LocalVector, _ a: UnsafeMutablePointer<BodyState>,
    _ b: UnsafeMutablePointer<BodyState>
  ) {
    let turnedA = point.anchorA.turned(a.pointee.c, a.pointee.s)
    let turnedB = point.anchorB.turned(b.pointee.c, b.pointee.s)
    armB = turnedB - (offset - turnedA + turnedB) * (1 - Collider.shareOfB(point.feature))
    armA = offset + armB
  }
}
