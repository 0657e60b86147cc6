/// Manifolds of a shape A and a circle B, in A's axes.
///
///     circle and circle: gap = |d| − r₁ − r₂, normal d/|d|
///     circle and polygon: the nearest face, or beyond its ends the nearest corner
///
/// If the gap would close within the step, d is taken at the time of contact, or of the smallest distance.
extension Collider {
  static func circles(_ a: PairShape, _ b: PairShape, _ pose: RelativePose) -> Manifold {
    let centerA = a.corners[0]
    let centerB = b.corners[0].turned(pose.c, pose.s) + pose.place
    let d = centerB - centerA
    guard let normal = circleNormal(d, radii: a.radius + b.radius, pose) else { return Manifold() }
    var manifold = Manifold()
    manifold.normal = normal
    manifold.count = 1
    manifold.first.separation = d.dot(normal) - (a.radius + b.radius)
    manifold.first.anchorA = centerA + normal * a.radius
    manifold.first.anchorB = centerB - normal * b.radius - pose.place
    return manifold
  }

  /// The normal of two circles whose centres are `d` apart, in the axes of the pose's motion; nil if they stay
  /// apart.
  @inline(__always) static func circleNormal(
    _ d: LocalVector, radii: Float, _ pose: RelativePose
  ) -> LocalVector? {
    let distance = d.length
    let gap = distance - radii
    // Apart along d for the whole step, and beyond the range of impacts that others pass on: most pairs.
    if gap > margin, gap > pose.searchDistance, d.dot(pose.motion) * pose.share > (margin - gap) * distance {
      return nil
    }
    let normal = distance > Rounding.directionless ? d * (1 / distance) : LocalVector(0, -1)
    guard gap > 0, gap > margin || gap + normal.dot(pose.motion) < 0 else { return normal }
    let meeting = meeting(d, pose.motion, radii)
    let offset = d + pose.motion * meeting.time
    let nearest = meeting.isHit ? radii : offset.length
    if nearest - radii <= margin, gap <= margin || meeting.time <= pose.share {
      return offset * (1 / nearest)
    }
    // Beyond the range, or on a path that passes by: this normal would stop a motion that never touches.
    return gap > pose.searchDistance || gap + normal.dot(pose.motion) <= 0 ? nil : normal
  }

  /// The time at which a point at `d` that moves by `motion` within the step comes within `radii` of the
  /// origin, or is nearest to it if it does not.
  static func meeting(_ d: LocalVector, _ motion: LocalVector, _ radii: Float) -> (time: Float, isHit: Bool) {
    // |d + t·motion| = radii: the earlier root in 0…1. Written so that nothing cancels, and so that a motion
    // whose square underflows to 0 causes no division by 0.
    let half = d.dot(motion)
    guard half < 0 else { return (0, false) }
    let square = motion.lengthSquared
    let clear = max(d.lengthSquared - radii * radii, 0)
    let discriminant = half * half - square * clear
    if discriminant >= 0 {
      let time = clear / (discriminant.squareRoot() - half)
      if time <= 1 { return (time, true) }
    }
    return (-half < square ? -half / square : 1, false)
  }

  static func polygonCircle(_ a: PairShape, _ b: PairShape, _ pose: RelativePose) -> Manifold {
    let center = b.corners[0].turned(pose.c, pose.s) + pose.place
    let near = nearest(a, center)
    let gap = near.distance - b.radius
    let rate = near.normal.dot(pose.motion)
    if stayApart(gap, rate * pose.share) { return Manifold() }
    if gap > -graze, gap > margin || gap + rate < 0 {
      let path = CirclePath(
        polygon: a, center: center, radius: b.radius, pose: pose, latest: gap > margin ? pose.share : 1)
      let met = path.manifold(from: near.point)
      if met.count > 0 || gap > margin { return met }
    }
    guard a.mayPush(along: near.normal) else { return Manifold() }
    var manifold = Manifold()
    manifold.normal = near.normal
    manifold.count = 1
    manifold.first.separation = gap
    manifold.first.anchorA = near.point
    manifold.first.anchorB = center - near.normal * b.radius - pose.place
    return manifold
  }

  /// The polygon's point nearest to `center`, the normal towards it, and the distance, negative inside.
  static func nearest(
    _ a: PairShape, _ center: LocalVector
  ) -> (point: LocalVector, normal: LocalVector, distance: Float) {
    var best = -Float.infinity
    var face = 0
    for index in 0..<a.count {
      let separation = a.normals[index].dot(center - a.corners[index])
      if separation > best {
        best = separation
        face = index
      }
    }
    let from = a.corners[face]
    let to = a.corners[face + 1 < a.count ? face + 1 : 0]
    let normal = a.normals[face]
    if best > Rounding.directionless {
      let edge = to - from
      let along = (center - from).dot(edge)
      if along < 0 || along > edge.lengthSquared {
        let corner = along < 0 ? from : to
        let d = center - corner
        let distance = d.length
        if distance > Rounding.directionless { return (corner, d * (1 / distance), distance) }
      }
    } else if a.kind == .segment {
      // The centre is on the edge's line: beyond an end the nearest point is the corner, in any direction.
      let edge = to - from
      let along = (center - from).dot(edge)
      if along < 0 || along > edge.lengthSquared {
        let d = center - (along < 0 ? from : to)
        let distance = d.length
        if distance > Rounding.directionless { return (along < 0 ? from : to, d * (1 / distance), distance) }
      }
    }
    return (center - normal * best, normal, best)
  }
}
