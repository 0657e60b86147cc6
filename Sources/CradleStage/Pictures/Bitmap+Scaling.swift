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

  /// The colour at a place between pixels, interpolated from the four around it: red, green, blue and alpha, 0…255.
  func sample(_ x: Neighbors, _ y: Neighbors) -> SIMD4<Double> {
    let (top, bottom) = (y.low * width, y.high * width)
    let (u, v) = (x.share, y.share)
    let upper =
      Self.parts(pixels[top + x.low]) * ((1 - u) * (1 - v)) + Self.parts(pixels[top + x.high]) * (u * (1 - v))
    return upper + Self.parts(pixels[bottom + x.low]) * ((1 - u) * v)
      + Self.parts(pixels[bottom + x.high]) * (u * v)
  }

  private static func parts(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), Double(pixel >> 24))
  }
}

/// The two pixels on either side of a position along one axis; outside of the picture, the pixel at its edge.
struct Neighbors {
  let low: Int
  let high: Int
  /// The share of the second pixel, 0…1.
  let share: Double

  /// Finds the pixels around a position in pixels; `length` is the picture's size along the axis, in pixels.
  init(_ position: Double, of length: Int) {
    let position = min(max(position - 0.5, 0), Double(length - 1))
    low = Int(position)
    high = min(low + 1, length - 1)
    share = position - Double(low)
  }
}
