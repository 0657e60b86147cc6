/// Manifolds with a circle on side B, in A's axes.
///
///     circle and circle: gap = |d| − r₁ − r₂, normal d/|d|
///     circle and polygon: the nearest face, or beyond its ends the nearest corner
extension Collider {
  static func circles(_ a: ShapeView, _ b: ShapeView, _ pose: RelativePose) -> Manifold {
    let centerA = a.corners[0]
    let centerB = b.corners[0].turned(pose.c, pose.s) + pose.place
    let reach = a.radius + b.radius
    let d = centerB - centerA
    let distance = d.length
    var manifold = Manifold()
    var normal = distance > 1e-6 ? d * (1 / distance) : LocalVector(0, -1)
    if distance - reach > margin {
      // |d + t·motion| = reach: the earlier root in 0…1, and the normal that holds at that moment.
      // Written so that nothing cancels, and the slowest motion, whose square is 0, divides by no 0.
      let half = d.dot(pose.motion)
      let clear = d.lengthSquared - reach * reach
      let discriminant = half * half - pose.motion.lengthSquared * clear
      let time = half < 0 && discriminant >= 0 ? clear / (discriminant.squareRoot() - half) : .infinity
      if time <= 1 {
        normal = (d + pose.motion * time) * (1 / reach)
      } else if distance - reach > pose.reach {
        return manifold
      }
    }
    manifold.normal = normal
    manifold.count = 1
    manifold.first.separation = d.dot(normal) - reach
    manifold.first.anchorA = centerA + normal * a.radius
    manifold.first.anchorB = centerB - normal * b.radius - pose.place
    return manifold
  }

  static func polygonCircle(_ a: ShapeView, _ b: ShapeView, _ pose: RelativePose) -> Manifold {
    let start = b.corners[0].turned(pose.c, pose.s) + pose.place
    var manifold = Manifold()
    var center = start
    var travelled: Float = 0
    var near = nearest(a, center)
    var gap = near.distance - b.radius
    // Conservative advancement: move on by the gap over the approach speed until it closes or the step is over.
    var pass = 0
    while gap > margin {
      let approach = -pose.motion.dot(near.normal)
      guard approach > 0, pass < 8 else { return manifold }
      travelled += gap / approach
      guard travelled <= 1 else { return manifold }
      center = start + pose.motion * travelled
      near = nearest(a, center)
      gap = near.distance - b.radius
      pass += 1
    }
    guard a.mayPush(along: near.normal) else { return manifold }
    manifold.normal = near.normal
    manifold.count = 1
    manifold.first.separation = gap - travelled * pose.motion.dot(near.normal)
    manifold.first.anchorA = near.point
    manifold.first.anchorB = start - near.normal * b.radius - pose.place
    return manifold
  }

  /// The polygon's point nearest to `center`, the normal towards it, and the distance, negative inside.
  static func nearest(
    _ a: ShapeView, _ center: LocalVector
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
    if best > 1e-6 {
      let edge = to - from
      let along = (center - from).dot(edge)
      if along < 0 || along > edge.lengthSquared {
        let corner = along < 0 ? from : to
        let d = center - corner
        let distance = d.length
        if distance > 1e-6 { return (corner, d * (1 / distance), distance) }
      }
    } else if a.kind == .segment {
      // On the line itself: beyond an end the corner is nearest, in whatever direction.
      let edge = to - from
      let along = (center - from).dot(edge)
      if along < 0 || along > edge.lengthSquared {
        let d = center - (along < 0 ? from : to)
        let distance = d.length
        if distance > 1e-6 { return (along < 0 ? from : to, d * (1 / distance), distance) }
      }
    }
    return (center - normal * best, normal, best)
  }
}
