/// Manifolds of two convex polygons or of a segment and a polygon, in A's axes.
///
/// Separating axes: the gap along a face normal n through corner p is min over the other's corners of n·(v − p); the
/// face with the largest gap is the reference, the other's most opposed face is clipped against its ends.
extension Collider {
  static func polygons(
    _ a: ShapeView, _ b: ShapeView, _ pose: RelativePose, _ scratch: UnsafeMutablePointer<LocalVector>
  ) -> Manifold {
    let corners = scratch
    let normals = scratch + b.count
    for index in 0..<b.count {
      corners[index] = b.corners[index].turned(pose.c, pose.s) + pose.place
      normals[index] = b.normals[index].turned(pose.c, pose.s)
    }
    var moved = b
    moved.corners = corners
    moved.normals = normals
    var travelled: Float = 0
    var faceA = widestGap(a, moved)
    var faceB = widestGap(moved, a)
    var pass = 0
    while max(faceA.gap, faceB.gap) > margin {
      let useB = faceB.gap > faceA.gap
      let normal = useB ? -normals[faceB.face] : a.normals[faceA.face]
      let approach = -pose.motion.dot(normal)
      guard approach > 0, pass < 6 else { return Manifold() }
      let more = max(faceA.gap, faceB.gap) / approach
      travelled += more
      guard travelled <= 1 else { return Manifold() }
      for index in 0..<b.count { corners[index] = corners[index] + pose.motion * more }
      faceA = widestGap(a, moved)
      faceB = widestGap(moved, a)
      pass += 1
    }
    // A little preference for A keeps the choice from flickering between equal faces.
    var flip = faceB.gap > faceA.gap + 0.1 * slop
    if flip && a.kind == .segment && !a.mayPush(along: -normals[faceB.face]) {
      guard faceA.gap <= margin else { return Manifold() }
      flip = false
    }
    var manifold =
      flip
      ? clip(reference: moved, face: faceB.face, incident: a, flipped: true)
      : clip(reference: a, face: faceA.face, incident: moved, flipped: false)
    guard manifold.count > 0, a.kind != .segment || a.mayPush(along: manifold.normal) else {
      return Manifold()
    }
    let place = pose.place + pose.motion * travelled
    let back = travelled * pose.motion.dot(manifold.normal)
    manifold.first.separation -= back
    manifold.second.separation -= back
    manifold.first.anchorB = manifold.first.anchorA - place
    manifold.second.anchorB = manifold.second.anchorA - place
    return manifold
  }

  /// Features of points between two corners, and of corners of A on a face of B; the others are corners of B on a face of A.
  private static let cornersOnly: UInt32 = 0xFFFF
  private static let onFaceOfB: UInt32 = 1 << 24

  /// How much of B's motion relative to A a point with this feature takes part in.
  static func shareOfB(_ feature: UInt32) -> Float {
    if feature == cornersOnly { return 0.5 }
    return feature & onFaceOfB == 0 ? 1 : 0
  }

  private static func widestGap(_ a: ShapeView, _ b: ShapeView) -> (gap: Float, face: Int) {
    var widest = -Float.infinity
    var face = 0
    for index in 0..<a.count {
      let normal = a.normals[index]
      let offset = normal.dot(a.corners[index])
      var deepest = Float.infinity
      for other in 0..<b.count {
        let depth = normal.dot(b.corners[other])
        if depth < deepest { deepest = depth }
      }
      if deepest - offset > widest {
        widest = deepest - offset
        face = index
      }
    }
    return (widest, face)
  }

  /// The incident shape's edge that faces `face` most, cut to the reference edge's width.
  private static func clip(reference: ShapeView, face: Int, incident: ShapeView, flipped: Bool) -> Manifold {
    let normal = reference.normals[face]
    let from = reference.corners[face]
    let to = reference.corners[face + 1 < reference.count ? face + 1 : 0]
    var opposed = Float.infinity
    var edge = 0
    for index in 0..<incident.count {
      let facing = incident.normals[index].dot(normal)
      if facing < opposed {
        opposed = facing
        edge = index
      }
    }
    let edgeEnd = edge + 1 < incident.count ? edge + 1 : 0
    // Seen along the reference edge the incident one runs backwards.
    let lower = incident.corners[edgeEnd]
    let upper = incident.corners[edge]
    let tangent = LocalVector(-normal.y, normal.x)
    let length = (to - from).dot(tangent)
    let lowerAlong = (lower - from).dot(tangent)
    let upperAlong = (upper - from).dot(tangent)
    let lowerGap = (lower - from).dot(normal)
    let upperGap = (upper - from).dot(normal)
    var manifold = Manifold()
    let nearest = min(lowerGap, upperGap)
    if nearest > 0.1 * slop || (nearest > 0 && (upperAlong < 0 || lowerAlong > length)) {
      if let corner = cornerContact(from, to, lower, upper) {
        manifold.normal = flipped ? -corner.normal : corner.normal
        manifold.count = corner.gap <= margin ? 1 : 0
        manifold.first.anchorA = corner.point
        manifold.first.separation = corner.gap
        manifold.first.feature = cornersOnly
        return manifold
      }
    }
    let span = upperAlong - lowerAlong
    var ends = (lower, upper, lowerGap, upperGap)
    if lowerAlong < 0 && span > 1e-6 {
      let t = -lowerAlong / span
      ends.0 = lower + (upper - lower) * t
      ends.2 = lowerGap + (upperGap - lowerGap) * t
    }
    if upperAlong > length && span > 1e-6 {
      let t = (length - lowerAlong) / span
      ends.1 = lower + (upper - lower) * t
      ends.3 = lowerGap + (upperGap - lowerGap) * t
    }
    manifold.normal = flipped ? -normal : normal
    let pair = UInt32(truncatingIfNeeded: face << 9 | edge << 1)
    for end in 0..<2 {
      let point = end == 0 ? ends.0 : ends.1
      let gap = end == 0 ? ends.2 : ends.3
      guard gap <= margin + slop else { continue }
      var contact = ContactPoint()
      // Halfway between the two surfaces, so that neither body is favoured.
      contact.anchorA = point - normal * (0.5 * gap)
      contact.separation = gap
      contact.feature = pair << 1 | UInt32(end) | (flipped ? onFaceOfB : 0)
      if manifold.count == 0 { manifold.first = contact } else { manifold.second = contact }
      manifold.count += 1
    }
    return manifold
  }

  /// Two edges nearest at their ends: the corners' own direction, so that bodies roll off each other.
  private static func cornerContact(
    _ from: LocalVector, _ to: LocalVector, _ lower: LocalVector, _ upper: LocalVector
  ) -> (normal: LocalVector, gap: Float, point: LocalVector)? {
    let edge = to - from
    let other = upper - lower
    let offset = from - lower
    let a = edge.lengthSquared
    let e = other.lengthSquared
    guard a > 1e-9, e > 1e-9 else { return nil }
    let b = edge.dot(other)
    let c = edge.dot(offset)
    let f = other.dot(offset)
    let denominator = a * e - b * b
    var s = denominator > 1e-6 * a * e ? (b * f - c * e) / denominator : 0
    s = min(max(s, 0), 1)
    var t = (b * s + f) / e
    if t < 0 {
      t = 0
      s = min(max(-c / a, 0), 1)
    } else if t > 1 {
      t = 1
      s = min(max((b - c) / a, 0), 1)
    }
    guard s == 0 || s == 1, t == 0 || t == 1 else { return nil }
    let onReference = s == 0 ? from : to
    let onIncident = t == 0 ? lower : upper
    let d = onIncident - onReference
    let distance = d.length
    guard distance > 1e-4 else { return nil }
    return (d * (1 / distance), distance, onReference + d * 0.5)
  }
}
