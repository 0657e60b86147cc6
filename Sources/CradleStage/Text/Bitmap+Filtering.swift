extension Bitmap {
  /// A white picture with a clear margin of two sides, in which the opacity of every texel is the mean of a
  /// square of `side` texels around it.
  ///
  /// A line of text that is drawn `side` times too large and filtered this way can be sampled at any place
  /// and angle: each sample has the opacity of a whole pixel at its place.
  func filtered(side: Int) -> Bitmap {
    let margin = 2 * side
    let (columns, rows) = (width + 2 * margin, height + 2 * margin)
    var levels = [UInt32](repeating: 0, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width { levels[(y + margin) * columns + x + margin] = pixels[y * width + x] >> 24 }
    }
    Self.sum(&levels, count: columns, stride: 1, lines: rows, lineStride: columns, side: side)
    Self.sum(&levels, count: rows, stride: columns, lines: columns, lineStride: 1, side: side)
    let area = UInt32(side * side)
    return Bitmap(width: columns, height: rows, pixels: levels.map { ($0 / area) << 24 | 0xFFFFFF })
  }

  private static func sum(
    _ levels: inout [UInt32], count: Int, stride: Int, lines: Int, lineStride: Int, side: Int
  ) {
    var line = [UInt32](repeating: 0, count: count)
    let before = side / 2
    for index in 0..<lines {
      let start = index * lineStride
      for offset in 0..<count { line[offset] = levels[start + offset * stride] }
      for offset in 0..<count {
        let window = max(0, offset - before)..<min(count, offset - before + side)
        levels[start + offset * stride] = line[window].reduce(0, +)
      }
    }
  }
}
