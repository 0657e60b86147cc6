/// Finds manifolds: the narrow phase. A is never the rounder shape of the two.
enum Collider {
  /// Points closer than this are contacts already, in points: four times the slop, so that solving starts before
  /// overlap does. Much larger and things stop short of corners; 0 and every landing overlaps first.
  static let margin: Float = 2
  /// Overlap that is left alone, points.
  static let slop: Float = 0.5

  @inline(__always) static func manifold(
    _ a: ShapeView, _ b: ShapeView, _ pose: RelativePose, _ scratch: UnsafeMutablePointer<LocalVector>
  ) -> Manifold {
    if b.kind == .circle {
      return a.kind == .circle ? circles(a, b, pose) : polygonCircle(a, b, pose)
    }
    return polygons(a, b, pose, scratch)
  }
}
