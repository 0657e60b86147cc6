/// The four round corners of an upright shape on whole pixels, side by side; copied texel by texel.
struct CornerMask: Hashable {
  /// The largest radius in pixels; a larger corner would take too much memory.
  static let largest = 400.0

  /// The outer edge's radius in pixels, not always whole.
  let radius: Double
  /// The width of the rim in whole pixels; 0 fills the shape.
  let border: Int

  /// A corner's side in pixels.
  var corner: Int { max(Int(radius.rounded(.up)), min(border, Int(Self.largest))) }

  func bitmap() -> Bitmap {
    let side = Double(2 * corner)
    return Bitmap(width: 2 * corner, height: 2 * corner) { x, y in
      let (x, y) = (min(x, side - x), min(y, side - y))
      let outer = Self.inside(x, y, radius)
      if border == 0 { return outer }
      let inset = Double(border)
      return outer - Self.inside(x - inset, y - inset, max(0, radius - inset))
    }
  }

  // The share of the pixel around (x, y) inside of a corner at (0, 0), 0…1.
  private static func inside(_ x: Double, _ y: Double, _ radius: Double) -> Double {
    EdgeCoverage.inside(EdgeCoverage.distance(beyond: -x, -y, radius: radius))
  }
}
