extension Bitmap {
  /// The picture at half the size: each pixel is the mean of four; a last odd row or column is dropped.
  func halved() -> Bitmap {
    let (columns, rows) = (max(1, width / 2), max(1, height / 2))
    var small = [UInt32](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let (left, top) = (min(2 * x, width - 1), min(2 * y, height - 1))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        small[y * columns + x] = Self.mean(
          pixels[top * width + left], pixels[top * width + right], pixels[bottom * width + left],
          pixels[bottom * width + right])
      }
    }
    return Bitmap(width: columns, height: rows, pixels: small)
  }

  // Averages two bytes at a time, each with room for the sum of four. Colours are not weighted by alpha,
  // because transparent pixels are rare in photos.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
    let odd = (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
    return (even >> 2 & mask) | (odd >> 2 & mask) << 8
  }

  /// The colour at a place between pixels, interpolated from the four around it; outside, the colour of the
  /// edge.
  func sample(x: Double, y: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let (x, y) = (min(max(x - 0.5, 0), Double(width - 1)), min(max(y - 0.5, 0), Double(height - 1)))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (u, v) = (x - Double(left), y - Double(top))
    let corners = [
      (pixels[top * width + left], (1 - u) * (1 - v)), (pixels[top * width + right], u * (1 - v)),
      (pixels[bottom * width + left], (1 - u) * v), (pixels[bottom * width + right], u * v),
    ]
    func channel(_ shift: UInt32) -> Double {
      corners.reduce(0) { $0 + Double($1.0 >> shift & 0xFF) * $1.1 }
    }
    return (channel(16), channel(8), channel(0), channel(24))
  }
}
