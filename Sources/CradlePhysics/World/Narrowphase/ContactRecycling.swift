/// Contact recycling: what is kept of a pair's manifold while its bodies move little. It is Box2D 3's idea, which
/// keeps normal and anchors for 5 pt and 11°.
///
/// A pair that has hardly moved keeps its manifold, with new gaps (`follow`). One that has moved more keeps the
/// features of its last search, a corner of one polygon on a face of the other (`recycled`): from A's axes at the
/// search to those at present B has turned by R and its centre of mass moved from x₀ to x, so that the part of B at
/// a contact point p₀ moves by
///
///     d = R·(p₀ − x₀) + x − p₀
///     n = n₀ (a face of A) or R·n₀ (a face of B)
///     gap = gap₀ + n·d
extension NarrowPhase {
  /// The largest squared displacement and rotation of a pair since its manifold was found, pt² and radians: a tenth of
  /// a point, here and at an arm of 100 pt. With half and with twice the offset as many of 4000 heaps rest. Shapes of
  /// more than 250 pt may turn less, because `farthestMove` applies to their farthest features, too.
  private static let stillOffset: Float = 0.01
  private static let stillTurn: Float = 0.001

  /// Keeps a manifold whose bodies have hardly moved, with updated gaps; returns false if they have moved too
  /// far.
  @inline(__always) func follow(
    _ contact: UnsafeMutablePointer<Contact>, _ searched: UnsafeMutablePointer<SearchedPose>,
    _ offset: LocalVector, _ velocity: LocalVector, _ a: UnsafeMutablePointer<BodyPose>,
    _ b: UnsafeMutablePointer<BodyPose>
  ) -> Bool {
    let moved = LocalVector(offset.x - searched.pointee.x, offset.y - searched.pointee.y)
    guard moved.lengthSquared < Self.stillOffset else { return false }
    let turnA = searched.pointee.cA * a.pointee.s - searched.pointee.sA * a.pointee.c
    let turnB = searched.pointee.cB * b.pointee.s - searched.pointee.sB * b.pointee.c
    guard abs(turnA) < Self.stillTurn, abs(turnB) < Self.stillTurn,
      abs(turnB - turnA) * searched.pointee.diameter < Self.farthestMove
    else { return false }
    let manifold = contact.pointee.manifold
    let p = manifold.first
    let q = manifold.second
    let n = manifold.normal
    let base = n.dot(moved)
    let first = searched.pointee.first + base + turnB * p.anchorB.cross(n) - turnA * p.anchorA.cross(n)
    let second = searched.pointee.second + base + turnB * q.anchorB.cross(n) - turnA * q.anchorA.cross(n)
    // A gap that closes along another path than the one it was found for may close between other features.
    let gap = manifold.count > 1 ? min(first, second) : first
    if gap > 0, gap + n.dot(motion(contact, velocity)) < 0 { return false }
    contact.pointee.manifold.first.separation = first
    contact.pointee.manifold.second.separation = second
    return true
  }

  /// How far a feature may move relative to the other body before the pair is searched again, points. A search drops
  /// features with gaps above the margin, four times as much, so that none of them can touch unseen. A point at the
  /// end of a face that slides along another one is then as far from the true end: of 4000 heaps five never rest or
  /// rest too deep with twice the distance, and two with this one as without recycling
  /// (`Distributions --only heaps`).
  private static let farthestMove = Collider.slop

  /// The manifold of a pair from the features of its last search; nil if it has moved too far, or if a gap closes,
  /// because it may then close between other features. `diameter` is that of the smaller shape.
  @inline(__always) static func recycled(
    _ old: Manifold, _ found: SearchedFeatures, _ pose: RelativePose, diameter: Float
  ) -> Manifold? {
    // The normal between two corners turns faster than the bodies.
    guard old.count > 0, old.first.feature != Collider.cornersOnly else { return nil }
    let c = pose.c * found.c + pose.s * found.s
    let s = pose.s * found.c - pose.c * found.s
    let room = farthestMove - diameter * abs(s)
    guard room > 0, c > 0 else { return nil }
    @inline(__always) func displacement(_ point: LocalVector) -> LocalVector {
      (point - found.place).turned(c, s) + pose.place - point
    }
    let firstMove = displacement(found.first)
    guard firstMove.lengthSquared < room * room else { return nil }
    let isOnFaceOfB = old.first.feature & Collider.onFaceOfB != 0
    let normal = isOnFaceOfB ? found.normal.turned(c, s) : found.normal
    // The point is halfway between the corner and the face, and moves with the corner along the face.
    @inline(__always) func point(
      _ start: LocalVector, _ move: LocalVector, gap: Float, _ feature: UInt32
    ) -> ContactPoint {
      let opened = normal.dot(move)
      var point = ContactPoint()
      point.anchorA = start + (isOnFaceOfB ? normal * (0.5 * opened) : move - normal * (0.5 * opened))
      point.anchorB = point.anchorA - pose.place
      point.separation = gap + opened
      point.feature = feature
      return point
    }
    var manifold = Manifold()
    manifold.normal = normal
    manifold.count = old.count
    manifold.first = point(found.first, firstMove, gap: found.firstGap, old.first.feature)
    if old.count > 1 {
      let secondMove = displacement(found.second)
      manifold.second = point(found.second, secondMove, gap: found.secondGap, old.second.feature)
    }
    let least = manifold.leastSeparation
    return least > 0 && least + normal.dot(pose.motion) < 0 ? nil : manifold
  }
}
