/// Finds manifolds: the narrow phase. A is never the rounder shape of the two.
enum Collider {
  /// The gap below which points count as contacts, in points: four times the slop, Box2D's speculative distance, so
  /// that solving starts before shapes overlap. With a much larger margin bodies stop short of corners; with 0 every
  /// landing first overlaps.
  static let margin: Float = 2
  /// The overlap that is tolerated, in points: Box2D's linear slop, 0.005 m.
  static let slop: Float = 0.5
  /// The overlap up to which passing shapes do not collide, in points: a tenth of the slop. Resting shapes
  /// overlap as much and must not catch on the next corner while they slide; it is invisible.
  static let graze: Float = 0.1 * slop

  @inline(__always) static func manifold(
    _ a: PairShape, _ b: PairShape, _ pose: RelativePose, _ scratch: UnsafeMutablePointer<LocalVector>,
    parting: UInt32 = 0
  ) -> Manifold {
    if b.kind == .circle {
      return a.kind == .circle ? circles(a, b, pose) : polygonCircle(a, b, pose)
    }
    return polygons(a, b, pose, scratch, parting: parting)
  }
}
