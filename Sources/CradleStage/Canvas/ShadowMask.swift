/// A rounded rectangle's shadow, all lengths in pixels. Three box blurs approximate the Gaussian.
struct ShadowMask: Hashable {
  /// The shape's size; for a shape large enough for a nine-slice, the smallest such size.
  let width: Int
  let height: Int
  let radius: Double
  /// The Gaussian's standard deviation.
  let deviation: Double

  /// The largest deviation in pixels.
  static let largestDeviation = 100.0
  /// The number of equal texels between the corners of a mask that is drawn as a nine-slice.
  static let stretch = 32

  /// The extent of the shadow past its shape.
  var reach: Int { Int((deviation * 3).rounded(.up)) + 1 }

  func bitmap() -> Bitmap {
    let (columns, rows) = (width + 2 * reach, height + 2 * reach)
    let (halfWidth, halfHeight) = (Double(width) / 2, Double(height) / 2)
    let (middleX, middleY) = (Double(columns) / 2, Double(rows) / 2)
    var levels = TexelLevels(columns: columns, rows: rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let dx = abs(Double(x) + 0.5 - middleX) - halfWidth
        let dy = abs(Double(y) + 0.5 - middleY) - halfHeight
        levels.values[y * columns + x] = EdgeCoverage.inside(
          EdgeCoverage.distance(beyond: dx, dy, radius: radius))
      }
    }
    for window in boxes { levels.filter(window: window, divisor: Double(window)) }
    return Bitmap(
      width: columns, height: rows,
      pixels: levels.values.map { UInt32(min(max($0, 0), 1) * 255 + 0.5) << 24 | 0xFFFFFF })
  }

  // Three odd windows whose variances add up to the Gaussian's: Σ (n² − 1) / 12 = σ².
  private var boxes: [Int] {
    guard deviation > 0.3 else { return [] }
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let lower = max(1, Int((ideal - 1) / 2) * 2 + 1)
    let small = Double(lower)
    let exact = (12 * deviation * deviation - 3 * (small * small - 1)) / (4 * small + 4)
    let larger = Int(exact + 0.5).clamped(to: 0...3)
    return (0..<3).map { $0 < larger ? lower + 2 : lower }
  }
}
