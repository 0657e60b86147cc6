/// A reference face, and the edge of the other shape that faces it most, in the face's coordinates.
struct FacingEdges {
  let from: LocalVector
  let to: LocalVector
  let normal: LocalVector
  let tangent: LocalVector
  /// The length of the reference face.
  let length: Float
  /// The incident edge's ends, in the order of the face's direction: the edge itself runs the other way.
  var lower: LocalVector
  var upper: LocalVector
  /// The ends' positions along the face from `from`, and their distances in front of the face.
  var lowerAlong: Float
  var upperAlong: Float
  var lowerGap: Float
  var upperGap: Float
  let feature: UInt32

  @inline(__always) init(reference: PairShape, face: Int, incident: PairShape) {
    normal = reference.normals[face]
    from = reference.corners[face]
    to = reference.corners[face + 1 < reference.count ? face + 1 : 0]
    let edge = Collider.mostOpposed(incident, to: normal)
    lower = incident.corners[edge + 1 < incident.count ? edge + 1 : 0]
    upper = incident.corners[edge]
    tangent = LocalVector(-normal.y, normal.x)
    length = (to - from).dot(tangent)
    lowerAlong = (lower - from).dot(tangent)
    upperAlong = (upper - from).dot(tangent)
    lowerGap = (lower - from).dot(normal)
    upperGap = (upper - from).dot(normal)
    feature = UInt32(truncatingIfNeeded: face << 9 | edge << 1)
  }

  /// Moves the incident edge.
  mutating func move(by displacement: LocalVector) {
    lower = lower + displacement
    upper = upper + displacement
    lowerAlong += displacement.dot(tangent)
    upperAlong += displacement.dot(tangent)
    lowerGap += displacement.dot(normal)
    upperGap += displacement.dot(normal)
  }

  /// The part of a step, 0…1, in which some of the edge is beside the face while it moves by `displacement`;
  /// nil if it never is.
  func timesBeside(moving displacement: LocalVector) -> (from: Float, to: Float)? {
    let slide = displacement.dot(tangent)
    guard slide != 0 else { return upperAlong > 0 && lowerAlong < length ? (0, 1) : nil }
    let entry = (slide > 0 ? -upperAlong : length - lowerAlong) / slide
    let exit = (slide > 0 ? length - lowerAlong : -upperAlong) / slide
    let first = max(entry, 0)
    let last = min(exit, 1)
    return first < last ? (first, last) : nil
  }

  /// Whether the two overlap along the face by more than the displacement, so that no end passes the other's.
  @inline(__always) func stayBeside(moving displacement: LocalVector) -> Bool {
    let width = min(upperAlong, length) - max(lowerAlong, 0)
    return width > 0 && width * width > displacement.lengthSquared
  }

  /// One or two points halfway between the two, so that the bodies are treated equally; the edge is clipped
  /// to the face.
  @inline(__always) func manifold(flipped: Bool, meetsCorners: Bool) -> Manifold {
    var manifold = Manifold()
    let nearest = min(lowerGap, upperGap)
    if meetsCorners,
      nearest > Collider.graze || (nearest > 0 && (upperAlong < 0 || lowerAlong > length))
    {
      if let corner = cornerContact() {
        manifold.normal = flipped ? -corner.normal : corner.normal
        manifold.count = corner.gap <= Collider.margin ? 1 : 0
        manifold.first.anchorA = corner.point
        manifold.first.separation = corner.gap
        manifold.first.feature = Collider.cornersOnly
        return manifold
      }
    }
    let span = upperAlong - lowerAlong
    var ends = (lower, upper, lowerGap, upperGap)
    if lowerAlong < 0 && span > Rounding.directionless {
      let t = -lowerAlong / span
      ends.0 = lower + (upper - lower) * t
      ends.2 = lowerGap + (upperGap - lowerGap) * t
    }
    if upperAlong > length && span > Rounding.directionless {
      let t = (length - lowerAlong) / span
      ends.1 = lower + (upper - lower) * t
      ends.3 = lowerGap + (upperGap - lowerGap) * t
    }
    manifold.normal = flipped ? -normal : normal
    for end in 0..<2 {
      let point = end == 0 ? ends.0 : ends.1
      let gap = end == 0 ? ends.2 : ends.3
      guard gap <= Collider.margin + Collider.slop else { continue }
      var contact = ContactPoint()
      contact.anchorA = point - normal * (0.5 * gap)
      contact.separation = gap
      contact.feature = feature << 1 | UInt32(end) | (flipped ? Collider.onFaceOfB : 0)
      if manifold.count == 0 { manifold.first = contact } else { manifold.second = contact }
      manifold.count += 1
    }
    return manifold
  }

  /// The squared length in pt² of an edge that is too short to have a direction: 3·10⁻⁵ pt, a third of the distance
  /// within which two corners of an outline count as one (`Outline`).
  private static let leastSquare: Float = 1e-9

  /// The contact of two edges that are nearest at their ends: the normal between the corners, so that bodies
  /// roll off each other.
  private func cornerContact() -> (normal: LocalVector, gap: Float, point: LocalVector)? {
    let edge = to - from
    let other = upper - lower
    let offset = from - lower
    let a = edge.lengthSquared
    let e = other.lengthSquared
    guard a > Self.leastSquare, e > Self.leastSquare else { return nil }
    let b = edge.dot(other)
    let c = edge.dot(offset)
    let f = other.dot(offset)
    let denominator = a * e - b * b
    var s = denominator > Rounding.determinant * a * e ? (b * f - c * e) / denominator : 0
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
    guard distance > Rounding.length else { return nil }
    return (d * (1 / distance), distance, onReference + d * 0.5)
  }
}
