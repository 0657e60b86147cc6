extension Bitmap {
  /// A white picture with a clear margin of two sides, in which the opacity of every texel is the mean of a
  /// square of `side` texels around it.
  ///
  /// A line of text that is drawn `side` times too large and filtered this way can be sampled at any place
  /// and angle: each sample has the opacity of a whole pixel at its place.
  func filtered(side: Int) -> Bitmap {
    let margin = 2 * side
    let (columns, rows) = (width + 2 * margin, height + 2 * margin)
    var levels = TexelLevels(columns: columns, rows: rows)
    for y in 0..<height {
      for x in 0..<width {
        levels.values[(y + margin) * columns + x + margin] = Double(pixels[y * width + x] >> 24)
      }
    }
    // Sums of whole numbers are exact.
    levels.filter(window: side, divisor: 1)
    let area = UInt32(side * side)
    return Bitmap(
      width: columns, height: rows, pixels: levels.values.map { (UInt32($0) / area) << 24 | 0xFFFFFF })
  }
}
