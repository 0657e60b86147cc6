/// Finds the features of two convex polygons that touch first on a straight path, or are nearest if none
/// touch.
///
/// Relative to A, B's position is a point that moves by `motion`, and A a polygon M with the faces of both:
/// the gap of face i is gᵢ at the step's start and changes by rᵢ over it. Three cases, all in closed form:
///
///     max min(gᵢ, gᵢ + rᵢ) ≥ 0      face i separates the two for the whole path; its normal does not push along the path
///     last entry ≤ first exit       they touch at t = −gᵢ / rᵢ, i the face of the last entry
///     otherwise                     they pass a corner of M, by the normal n ⟂ motion, along which no gap changes
///
/// A path that overlaps M by at most `Collider.graze` counts as passing.
struct PolygonPath {
  let a: PairShape
  /// B with its corners and normals at the step's start, in A's axes.
  let b: PairShape
  let pose: RelativePose
  /// The gaps of A's faces, then of B's, as x; their change over the step as y.
  let gaps: UnsafeMutablePointer<LocalVector>
  /// The latest time of a contact that counts: within the step for pairs beyond the margin.
  let latest: Float

  private typealias Face = (isB: Bool, index: Int)

  @inline(never) func manifold() -> Manifold {
    fillRates()
    let widestA = widestGap(gaps, a.count)
    let widestB = widestGap(gaps + a.count, b.count)
    let widest = max(widestA.gap, widestB.gap)
    if widest > Collider.margin { return Manifold() }
    // A slight preference for A if its face separates the two as well.
    let isB =
      widestB.gap > widestA.gap + Collider.graze
      || (widestA.gap < -Rounding.length && widestB.gap >= -Rounding.length)
    let parting: Face = (isB, isB ? widestB.face : widestA.face)
    if widest >= -Rounding.length { return passing(parting) }
    return meeting(orPassing: parting, widest)
  }

  /// Computes each gap's change over the step. A face of B in whose direction a chain's segment may not push
  /// does not belong to M: the chain continues there.
  private func fillRates() {
    for index in 0..<a.count { gaps[index].y = a.normals[index].dot(pose.motion) }
    for index in 0..<b.count {
      let normal = -b.normals[index]
      gaps[a.count + index].y = normal.dot(pose.motion)
      if a.isInChain && !a.mayPush(along: normal) { gaps[a.count + index].x = -.infinity }
    }
  }

  /// The face with the largest minimum gap along the path.
  private func widestGap(_ gaps: UnsafeMutablePointer<LocalVector>, _ count: Int) -> (gap: Float, face: Int) {
    var widest = -Float.infinity
    var face = 0
    for index in 0..<count {
      let gap = gaps[index].x + min(gaps[index].y, 0)
      if gap > widest {
        widest = gap
        face = index
      }
    }
    return (widest, face)
  }

  private func gap(_ face: Face) -> LocalVector { gaps[face.isB ? a.count + face.index : face.index] }

  /// The direction from A to B.
  private func normal(_ face: Face) -> LocalVector {
    face.isB ? -b.normals[face.index] : a.normals[face.index]
  }

  private func edges(_ face: Face) -> FacingEdges {
    face.isB
      ? FacingEdges(reference: b, face: face.index, incident: a)
      : FacingEdges(reference: a, face: face.index, incident: b)
  }

  /// The motion of the incident shape relative to the reference.
  private func displacement(_ face: Face) -> LocalVector { face.isB ? -pose.motion : pose.motion }

  /// The contact with the face that separates the two for the whole step: its points while the other is
  /// beside it, or the nearest corners.
  private func passing(_ face: Face) -> Manifold {
    let edges = edges(face)
    guard let times = edges.timesBeside(moving: displacement(face)) else { return corners(face, edges) }
    guard times.from <= latest else { return Manifold() }
    let isNear = gap(face).x <= Collider.margin
    if isNear && times.from == 0 {
      let manifold = clipped(edges, face, at: 0, meetsCorners: true)
      if manifold.count > 0, manifold.first.separation + manifold.normal.dot(pose.motion) >= 0 {
        return manifold
      }
      return clipped(edges, face, at: 0, meetsCorners: false)
    }
    // A shape that approaches from afar is nearest at the end.
    let time = isNear ? 0.5 * (times.from + times.to) : min(times.to, latest)
    return clipped(edges, face, at: time, meetsCorners: false)
  }

  private func clipped(_ edges: FacingEdges, _ face: Face, at time: Float, meetsCorners: Bool) -> Manifold {
    var edges = edges
    if time > 0 { edges.move(by: displacement(face) * time) }
    return placed(edges.manifold(flipped: face.isB, meetsCorners: meetsCorners), face, at: time)
  }

  /// Converts points found at `time`, with the reference at its start, to anchors and gaps at the step's
  /// start.
  private func placed(_ found: Manifold, _ face: Face, at time: Float) -> Manifold {
    var manifold = found
    guard manifold.count > 0, time <= latest, a.kind != .segment || a.mayPush(along: manifold.normal)
    else {
      return Manifold()
    }
    let moved = pose.motion * time
    let back = moved.dot(manifold.normal)
    manifold.first.separation -= back
    manifold.second.separation -= back
    if face.isB {
      manifold.first.anchorA = manifold.first.anchorA + moved
      manifold.second.anchorA = manifold.second.anchorA + moved
    }
    manifold.first.anchorB = manifold.first.anchorA - moved - pose.place
    manifold.second.anchorB = manifold.second.anchorA - moved - pose.place
    return manifold
  }

  /// The other shape's corner nearest to the face's end, and the direction between the two corners at that
  /// time.
  private func corners(_ face: Face, _ edges: FacingEdges) -> Manifold {
    let displacement = displacement(face)
    let incident = face.isB ? a : b
    let end = edges.lowerAlong >= edges.length ? edges.to : edges.from
    let square = displacement.lengthSquared
    var least = Float.infinity
    var nearest = LocalVector.zero
    var time: Float = 0
    for index in 0..<incident.count {
      let d = incident.corners[index] - end
      let t = square > 0 ? min(max(-d.dot(displacement) / square, 0), 1) : 0
      let offset = d + displacement * t
      if offset.lengthSquared < least {
        least = offset.lengthSquared
        nearest = offset
        time = t
      }
    }
    let distance = least.squareRoot()
    guard distance <= Collider.margin else { return Manifold() }
    let normal = distance > Rounding.length ? nearest * (1 / distance) : edges.normal
    var manifold = Manifold()
    manifold.normal = face.isB ? -normal : normal
    manifold.count = 1
    manifold.first.anchorA = end + nearest * 0.5
    manifold.first.separation = distance
    manifold.first.feature = Collider.cornersOnly
    return placed(manifold, face, at: time)
  }

  /// No face separates the two for the whole step: they touch, or pass a corner of M.
  private func meeting(orPassing parting: Face, _ widest: Float) -> Manifold {
    var entry: (time: Float, face: Face) = (-.infinity, (false, 0))
    var entryOfA = entry
    var exit: (time: Float, face: Face) = (.infinity, (false, 0))
    for index in 0..<(a.count + b.count) {
      let face: Face = index < a.count ? (false, index) : (true, index - a.count)
      let gap = gaps[index]
      if gap.y < 0 {
        let time = (gap.x + Collider.graze) / -gap.y
        if time > entry.time { entry = (time, face) }
      } else if gap.y > 0 {
        let time = (-Collider.graze - gap.x) / gap.y
        if time < exit.time { exit = (time, face) }
      }
      if index == a.count - 1 { entryOfA = entry }
    }
    if entry.time > exit.time, exit.time <= 1,
      let passed = passingCorner(
        normal(entry.face) * gap(exit.face).y - normal(exit.face) * gap(entry.face).y, beyond: widest)
    {
      return passed
    }
    if widest >= -Collider.graze { return passing(parting) }
    guard entry.time >= 0 else { return beyondChain() }
    var face = entry.face
    if face.isB, entryOfA.time > -.infinity {
      // As without motion, with a slight preference for A.
      let time = max(entryOfA.time, 0)
      let (ofA, ofB) = (gap(entryOfA.face), gap(face))
      if ofB.x + ofB.y * time <= ofA.x + ofA.y * time + Collider.graze { face = entryOfA.face }
    }
    let gap = gap(face)
    return clipped(edges(face), face, at: gap.x > 0 ? min(gap.x / -gap.y, 1) : 0, meetsCorners: false)
  }

  /// A shape that hits a segment only beyond its end, where its chain continues, touches it from above, at
  /// the time at which it is beside it.
  private func beyondChain() -> Manifold {
    let face: Face = (false, gaps[0].x > gaps[1].x ? 0 : 1)
    let edges = edges(face)
    guard let times = edges.timesBeside(moving: displacement(face)) else { return Manifold() }
    let time = times.from == 0 ? 0 : 0.5 * (times.from + times.to)
    return clipped(edges, face, at: time, meetsCorners: false)
  }

  /// The corners that pass each other on the side of `side`; nil if they overlap, or if the face with the gap
  /// `widest` separates the two as well: two faces in one line have no corner.
  private func passingCorner(_ side: LocalVector, beyond widest: Float) -> Manifold? {
    var normal = LocalVector(-pose.motion.y, pose.motion.x)
    let length = normal.length
    let lean = normal.dot(side)
    guard length > 0, lean != 0 else { return nil }
    normal = normal * ((lean > 0 ? 1 : -1) / length)
    let ofA = a.farthest(along: normal)
    let d = b.farthest(along: -normal) - ofA
    let gap = d.dot(normal)
    guard gap >= -Collider.graze, gap > widest + Rounding.length else { return nil }
    guard gap <= Collider.margin else { return Manifold() }
    var manifold = Manifold()
    manifold.normal = normal
    manifold.count = 1
    manifold.first.anchorA = ofA + normal * (0.5 * gap)
    manifold.first.separation = gap
    manifold.first.feature = Collider.cornersOnly
    let time = min(max(-d.dot(pose.motion) / (length * length), 0), 1)
    return placed(manifold, (false, 0), at: time)
  }
}
