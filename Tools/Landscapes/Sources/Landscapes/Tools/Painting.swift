/// A picture while it is painted: light at every place, from the top left.
///
/// Places are in picture heights: y goes 0…1 down, x goes 0…`aspect` to the right, so that a painter does not know the
/// number of pixels. Each pixel is `detail` × `detail` samples, and edges need no other smoothing.
struct Painting {
  /// The number of samples in a row, and of rows.
  let columns: Int
  let rows: Int
  /// The number of samples along a pixel's side.
  let detail: Int
  private(set) var samples: [Tint]

  /// A black picture of a size in pixels.
  init(width: Int, height: Int, detail: Int = 2) {
    (columns, rows, self.detail) = (width * detail, height * detail, detail)
    samples = [Tint](repeating: .zero, count: columns * rows)
  }

  /// The right edge's x.
  var aspect: Double { Double(columns) / Double(rows) }

  subscript(_ column: Int, _ row: Int) -> Tint {
    get { samples[row * columns + column] }
    set { samples[row * columns + column] = newValue }
  }

  /// Sets the light of each place by a closure, which gets the place's present light.
  mutating func paint(
    x: ClosedRange<Double> = 0...4, y: ClosedRange<Double> = 0...1,
    _ light: (_ x: Double, _ y: Double, _ under: Tint) -> Tint
  ) {
    let size = Double(rows)
    let columnRange = span(x, count: columns)
    let rowRange = span(y, count: rows)
    for row in rowRange {
      for column in columnRange {
        let index = row * columns + column
        samples[index] = light((Double(column) + 0.5) / size, (Double(row) + 0.5) / size, samples[index])
      }
    }
  }

  private func span(_ places: ClosedRange<Double>, count: Int) -> Range<Int> {
    let size = Double(rows)
    let first = min(max(floorToInt(places.lowerBound * size), 0), count)
    return first..<max(first, min(count, floorToInt(places.upperBound * size) + 1))
  }

  /// The light at a place, blended from the four samples around it; places outside take the edge's.
  func light(x: Double, y: Double) -> Tint {
    let size = Double(rows)
    let across = min(max(x * size - 0.5, 0), Double(columns - 1))
    let down = min(max(y * size - 0.5, 0), Double(rows - 1))
    let (left, top) = (Int(across), Int(down))
    let (right, bottom) = (min(left + 1, columns - 1), min(top + 1, rows - 1))
    let (u, v) = (across - Double(left), down - Double(top))
    let upper = self[left, top] * (1 - u) + self[right, top] * u
    let lower = self[left, bottom] * (1 - u) + self[right, bottom] * u
    return upper * (1 - v) + lower * v
  }

  /// The mean of each pixel's samples, row by row.
  func pixels() -> [Tint] {
    let (width, height) = (columns / detail, rows / detail)
    var pixels = [Tint](repeating: .zero, count: width * height)
    let share = 1 / Double(detail * detail)
    for row in 0..<height * detail {
      for column in 0..<width * detail {
        // Limited, so that one glittering sample does not make its whole pixel white.
        let light = samples[row * columns + column].clamped(lowerBound: .zero, upperBound: Tint(repeating: 6))
        pixels[row / detail * width + column / detail] += light * share
      }
    }
    return pixels
  }
}
