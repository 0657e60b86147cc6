/// Levels of a picture's texels, row by row; all levels outside the picture are 0.
struct TexelLevels {
  let columns: Int
  let rows: Int
  var values: [Double]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    values = [Double](repeating: 0, count: columns * rows)
  }

  /// Replaces every level by the sum of `window` levels around it, divided by `divisor`: first along its row, then
  /// along its column. An even window has one more level before the texel than after it.
  mutating func filter(window: Int, divisor: Double) {
    filter(count: columns, stride: 1, lines: rows, lineStride: columns, window, divisor)
    filter(count: rows, stride: columns, lines: columns, lineStride: 1, window, divisor)
  }

  private mutating func filter(
    count: Int, stride: Int, lines: Int, lineStride: Int, _ window: Int, _ divisor: Double
  ) {
    let before = window / 2
    let after = window - 1 - before
    var line = [Double](repeating: 0, count: count)
    for index in 0..<lines {
      let start = index * lineStride
      for offset in 0..<count { line[offset] = values[start + offset * stride] }
      var sum = line.prefix(after).reduce(0, +)
      for offset in 0..<count {
        if offset + after < count { sum += line[offset + after] }
        values[start + offset * stride] = sum / divisor
        if offset >= before { sum -= line[offset - before] }
      }
    }
  }
}
