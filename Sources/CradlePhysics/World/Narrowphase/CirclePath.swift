/// Finds the feature of a polygon or segment that a circle touches first on a straight path, or passes
/// nearest.
///
/// The circle's centre meets the polygon grown by the radius: a face, or beyond the face's ends a disc about
/// the corner. As for polygons, an overlap of at most `Collider.graze` counts as passing, and the separating
/// face, or the passed corner, has a normal that does not stop the motion along the path.
struct CirclePath {
  let polygon: PairShape
  /// The circle's centre at the step's start, in the polygon's axes.
  let center: LocalVector
  let radius: Float
  let pose: RelativePose
  /// The latest time of a contact that counts: within the step for pairs beyond the margin.
  let latest: Float

  /// `start` is the polygon's point nearest to the centre at the step's start.
  @inline(never) func manifold(from start: LocalVector) -> Manifold {
    var widest: (gap: Float, face: Int) = (-.infinity, 0)
    var entry: (time: Float, face: Int) = (-.infinity, 0)
    var exit = Float.infinity
    // The part of the path that the shrunk circle, which must collide, does not reach.
    let graze = min(Collider.graze, 0.5 * radius)
    for face in 0..<polygon.count {
      let gap = polygon.normals[face].dot(center - polygon.corners[face]) - radius
      let rate = polygon.normals[face].dot(pose.motion)
      let least = gap + min(rate, 0)
      if least > widest.gap { widest = (least, face) }
      if rate < 0 {
        let time = (gap + graze) / -rate
        if time > entry.time { entry = (time, face) }
      } else if rate > 0 {
        exit = min(exit, (-graze - gap) / rate)
      }
    }
    if widest.gap > Collider.margin { return Manifold() }
    if widest.gap >= -graze {
      if widest.gap < -Rounding.length, let corner = nearestCorner(),
        Collider.nearest(polygon, center + pose.motion * corner.time).distance >= radius - Rounding.length
      {
        return passingCorner()
      }
      return passing(widest.face)
    }
    guard entry.time <= exit else { return passingCorner() }
    var corner = start
    if entry.time >= 0 {
      let along = self.along(entry.face)
      let met = along.place + along.slide * entry.time
      if met >= 0 && met <= along.length {
        let normal = polygon.normals[entry.face]
        let gap = normal.dot(center - polygon.corners[entry.face]) - radius
        return manifold(onFace: entry.face, at: gap > 0 ? min(gap / -normal.dot(pose.motion), 1) : 0)
      }
      corner = end(of: entry.face, isLast: met > 0)
    }
    let d = center - corner
    guard Collider.meeting(d, pose.motion, radius - graze).isHit else { return passingCorner() }
    let time = Collider.meeting(d, pose.motion, radius).time
    let normal = (d + pose.motion * time) * (1 / radius)
    return time <= latest ? manifold(normal, d.dot(normal) - radius, at: corner) : Manifold()
  }

  /// The centre's position along a face from the face's start, the centre's displacement along it, and the
  /// face's length.
  private func along(_ face: Int) -> (place: Float, slide: Float, length: Float) {
    let normal = polygon.normals[face]
    let tangent = LocalVector(-normal.y, normal.x)
    let from = polygon.corners[face]
    return (
      (center - from).dot(tangent), pose.motion.dot(tangent),
      (end(of: face, isLast: true) - from).dot(tangent)
    )
  }

  private func end(of face: Int, isLast: Bool) -> LocalVector {
    polygon.corners[isLast ? (face + 1 < polygon.count ? face + 1 : 0) : face]
  }

  /// The contact with the face that separates the two for the whole step, if the centre is beside it; or with
  /// the passed corner.
  private func passing(_ face: Int) -> Manifold {
    let (place, slide, length) = along(face)
    var first: Float = 0
    var last: Float = 1
    if slide != 0 {
      first = max((slide > 0 ? -place : length - place) / slide, 0)
      last = min((slide > 0 ? length - place : -place) / slide, 1)
    } else if place < 0 || place > length {
      return passingCorner()
    }
    guard first <= last else { return passingCorner() }
    guard first <= latest else { return Manifold() }
    // A circle that approaches from afar is nearest at the end.
    let isNear = latest == 1
    return manifold(onFace: face, at: isNear ? (first == 0 ? 0 : 0.5 * (first + last)) : min(last, latest))
  }

  /// The corner nearest to the path, its time, and the centre relative to it then.
  private func nearestCorner() -> (corner: LocalVector, time: Float, offset: LocalVector)? {
    var least = Float.infinity
    var nearest: (corner: LocalVector, time: Float, offset: LocalVector)?
    for index in 0..<polygon.count {
      let d = center - polygon.corners[index]
      let time = Collider.meeting(d, pose.motion, 0).time
      let offset = d + pose.motion * time
      if offset.lengthSquared < least {
        least = offset.lengthSquared
        nearest = (polygon.corners[index], time, offset)
      }
    }
    return nearest
  }

  private func passingCorner() -> Manifold {
    guard let (corner, time, offset) = nearestCorner(), time <= latest else { return Manifold() }
    let distance = offset.length
    guard distance - radius <= Collider.margin, distance > Rounding.directionless else { return Manifold() }
    let normal = offset * (1 / distance)
    return manifold(normal, (center - corner).dot(normal) - radius, at: corner)
  }

  /// The contact on a face, with the centre beside it at `time`.
  private func manifold(onFace face: Int, at time: Float) -> Manifold {
    guard time <= latest else { return Manifold() }
    let normal = polygon.normals[face]
    let gap = normal.dot(center - polygon.corners[face]) - radius
    let met = center + pose.motion * time
    let height = normal.dot(met - polygon.corners[face])
    return manifold(normal, gap, at: met - normal * height)
  }

  private func manifold(_ normal: LocalVector, _ gap: Float, at point: LocalVector) -> Manifold {
    guard polygon.mayPush(along: normal) else { return Manifold() }
    var manifold = Manifold()
    manifold.normal = normal
    manifold.count = 1
    manifold.first.separation = gap
    manifold.first.anchorA = point
    manifold.first.anchorB = center - normal * radius - pose.place
    return manifold
  }
}
