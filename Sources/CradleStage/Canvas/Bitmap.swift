/// A picture in memory: straight alpha, 0xAARRGGBB, row by row from the top.
struct Bitmap {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A white picture whose opacity at each pixel's middle is `coverage(x, y)`, 0…1.
  init(width: Int, height: Int, coverage: (Double, Double) -> Double) {
    self.init(width: width, height: height) { x, y in
      UInt32(min(max(coverage(x, y), 0), 1) * 255 + 0.5) << 24 | 0xFFFFFF
    }
  }

  /// A picture painted pixel by pixel from the pixels' middles.
  init(width: Int, height: Int, pixel: (Double, Double) -> UInt32) {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[y * width + x] = pixel(Double(x) + 0.5, Double(y) + 0.5)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
