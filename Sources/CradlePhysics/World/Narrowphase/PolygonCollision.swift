/// Manifolds of two convex polygons or of a segment and a polygon, in A's axes.
///
/// Separating axes: the gap along a face normal n through corner p is min over the other's corners of n·(v −
/// p); the face with the largest gap is the reference, and the other's most opposed face is clipped against
/// its ends. If that gap would close within the step, the path decides which features meet: see
/// `PolygonPath`.
extension Collider {
  /// `parting` is the face that separated the two in the last search, as stored in the feature of a manifold
  /// without points, or 0; usually it still does.
  static func polygons(
    _ a: PairShape, _ b: PairShape, _ pose: RelativePose, _ scratch: UnsafeMutablePointer<LocalVector>,
    parting: UInt32
  ) -> Manifold {
    if parting > 0, isParted(a, b, pose, Int(parting) - 1) { return parted(by: Int(parting) - 1) }
    let moved = b.turned(to: scratch)
    let gaps = scratch + 2 * b.rows
    turn(b.corners, to: moved.corners, rows: b.rows, pose, offset: pose.place)
    let faceA = widestGap(a, moved, gaps)
    if stayApart(faceA.gap, a.normals[faceA.face].dot(pose.motion) * pose.share) {
      return parted(by: faceA.face)
    }
    turn(b.normals, to: moved.normals, rows: b.rows, pose, offset: .zero)
    let faceB = widestGap(moved, a, gaps + a.count)
    if stayApart(faceB.gap, -moved.normals[faceB.face].dot(pose.motion) * pose.share) {
      return parted(by: a.count + faceB.face)
    }
    // A slight preference for A keeps the choice from alternating between equal faces.
    var flip = faceB.gap > faceA.gap + graze
    let normal = flip ? -moved.normals[faceB.face] : a.normals[faceA.face]
    let gap = flip ? faceB.gap : faceA.gap
    let widest = max(faceA.gap, faceB.gap)
    let isFar = widest > margin
    let isBarred = flip && a.kind == .segment && !a.mayPush(along: normal)
    let path = PolygonPath(a: a, b: moved, pose: pose, gaps: gaps, latest: isFar ? pose.share : 1)
    if isBarred { flip = false }
    let edges =
      flip
      ? FacingEdges(reference: moved, face: faceB.face, incident: a)
      : FacingEdges(reference: a, face: faceA.face, incident: moved)
    let closes = gap + normal.dot(pose.motion) < 0 && (widest > 0 || !edges.stayBeside(moving: pose.motion))
    if widest > -graze, isBarred || isFar || closes {
      let met = path.manifold()
      // A path past an inner end of a chain has no points: the next segment turns the path, mostly along this
      // face.
      if met.count > 0 || isFar || !a.isInChain { return met }
    }
    var manifold = edges.manifold(flipped: flip, meetsCorners: true)
    guard manifold.count > 0, a.kind != .segment || a.mayPush(along: manifold.normal) else {
      return Manifold()
    }
    if manifold.first.feature == cornersOnly,
      manifold.first.separation + manifold.normal.dot(pose.motion) < 0
    {
      let met = path.manifold()
      if met.count > 0 || !a.isInChain { return met }
    }
    manifold.first.anchorB = manifold.first.anchorA - pose.place
    manifold.second.anchorB = manifold.second.anchorA - pose.place
    return manifold
  }

  /// Whether a gap that changes by `rate` over the step always stays above the margin.
  @inline(__always) static func stayApart(_ gap: Float, _ rate: Float) -> Bool {
    gap > margin && gap + rate > margin
  }

  /// Whether a face, of A or after those of B, separates two polygons for the whole step.
  @inline(__always) private static func isParted(
    _ a: PairShape, _ b: PairShape, _ pose: RelativePose, _ face: Int
  ) -> Bool {
    if face < a.count {
      let normal = a.normals[face]
      let least = leastDepth(of: b, along: normal.turnedBack(pose.c, pose.s))
      return stayApart(least + normal.dot(pose.place - a.corners[face]), normal.dot(pose.motion) * pose.share)
    }
    let own = b.normals[face - a.count]
    let normal = own.turned(pose.c, pose.s)
    let offset = normal.dot(pose.place) + own.dot(b.corners[face - a.count])
    return stayApart(leastDepth(of: a, along: normal) - offset, -normal.dot(pose.motion) * pose.share)
  }

  /// A manifold without points, with the face to check first next time.
  @inline(__always) private static func parted(by face: Int) -> Manifold {
    var manifold = Manifold()
    manifold.first.feature = UInt32(truncatingIfNeeded: face + 1)
    return manifold
  }

  /// Features of points between two corners, and of corners of A on a face of B; all others are corners of B
  /// on a face of A.
  static let cornersOnly: UInt32 = 0xFFFF
  static let onFaceOfB: UInt32 = 1 << 24

  /// The share of B's motion relative to A with which a point of this feature moves.
  static func shareOfB(_ feature: UInt32) -> Float {
    if feature == cornersOnly { return 0.5 }
    return feature & onFaceOfB == 0 ? 1 : 0
  }
}
