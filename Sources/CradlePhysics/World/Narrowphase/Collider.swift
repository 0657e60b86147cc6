/// Finds manifolds: the narrow phase. A is never the rounder shape of the two.
enum Collider {
  /// Points closer than this are contacts already, in points: four times the slop, so that solving starts before
  /// overlap does. Much larger and things stop short of corners; 0 and every landing overlaps first.
  static let margin: Float = 2
  /// Overlap that is left alone, points.
  static let slop: Float = 0.5
  /// What passes with less overlap than this does not meet, points: a tenth of the slop. Things that rest on each other
  /// are that deep, and must not catch on the next corner while they slide; nobody sees it.
  static let graze: Float = 0.1 * slop
  /// What is less is rounding, points: some units in the last place of a body that is 1000 pt away from the other's middle.
  static let rounding: Float = 1e-4

  @inline(__always) static func manifold(
    _ a: ShapeView, _ b: ShapeView, _ pose: RelativePose, _ scratch: UnsafeMutablePointer<LocalVector>,
    parting: UInt32 = 0
  ) -> Manifold {
    if b.kind == .circle {
      return a.kind == .circle ? circles(a, b, pose) : polygonCircle(a, b, pose)
    }
    return polygons(a, b, pose, scratch, parting: parting)
  }
}
