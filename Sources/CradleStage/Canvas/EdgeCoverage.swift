/// The share of a pixel that lies inside of an edge, estimated from one distance.
///
///     share = clamp(½ − s)      s: signed distance from the edge to the pixel's middle in pixels, negative inside
///
/// The share is exact for a straight edge along the pixel's sides. `Coverage` has the exact area for any outline.
enum EdgeCoverage {
  /// The share at a signed distance, 0…1. The share outside of the edge is the one inside at −s.
  static func inside(_ distance: Double) -> Double { min(max(0.5 - distance, 0), 1) }

  /// The signed distance from a rectangle with round corners, whose radius is at most half of the shorter side. `dx` is
  /// the distance from the nearer of the left and right sides, positive outside; `dy` from the upper and lower ones.
  static func distance(beyond dx: Double, _ dy: Double, radius: Double) -> Double {
    // From the middle of the corner's circle, if that is beyond it along both axes.
    let (x, y) = (dx + radius, dy + radius)
    let corner = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return corner + min(max(x, y), 0) - radius
  }
}
