/// Turns light into a picture as film does: glow, a shoulder for the highlights, contrast, vignette and grain.
///
///     glow      L ← L + b·blur(max(L − 0.7, 0))
///     shoulder  c = L below k = 0.6, above it k + (1 − k)(1 − e^(−(L − k)/(1 − k)))
///     sRGB      s ≈ 0.662002687·√c + 0.684122060·⁴√c − 0.323583601·⁸√c − 0.022541147·c
///     contrast  s ← s + a·s(1 − s)(2s − 1)
struct Film {
  /// The factor on all light, applied first.
  var exposure = 1.0
  /// The strength of the glow around bright light.
  var bloom = 0.35
  /// The contrast; 0 leaves the picture unchanged.
  var contrast = 0.35
  /// The saturation: 1 leaves colours unchanged, 0 removes them.
  var saturation = 1.05
  /// The darkness of the corners, 0…1.
  var vignette = 0.22
  /// The grain's strength in 1/255.
  var grain = 2.2

  /// The picture, 0xFFRRGGBB row by row.
  func develop(_ painting: Painting) -> [UInt32] {
    let width = painting.columns / painting.detail
    var light = painting.pixels()
    let height = light.count / width
    for index in light.indices { light[index] *= exposure }
    let glow = spread(light, width: width, height: height)
    let noise = Noise(77)
    var picture = [UInt32](repeating: 0, count: light.count)
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (2 * Double(x) / Double(width) - 1, 2 * Double(y) / Double(height) - 1)
        let index = y * width + x
        var tint = light[index] + glow[index] * bloom
        tint *= 1 - vignette * ease(0.3, 2, dx * dx + dy * dy)
        let speck = (noise.chance(x, y) + noise.chance(x + 9000, y) - 1) * grain / 255
        picture[index] = encode(tint, speck: speck)
      }
    }
    return picture
  }

  private func encode(_ light: Tint, speck: Double) -> UInt32 {
    let grey = light.luminance
    let tint = Tint(repeating: grey) + (light - Tint(repeating: grey)) * saturation
    var word: UInt32 = 0xFF
    for channel in 0..<3 {
      var s = displayed(max(tint[channel], 0))
      s += contrast * s * (1 - s) * (2 * s - 1)
      word = word << 8 | UInt32(clamp(s + speck) * 255 + 0.5)
    }
    return word
  }

  private func displayed(_ light: Double) -> Double {
    let knee = 0.6
    let c = light < knee ? light : knee + (1 - knee) * (1 - decay((light - knee) / (1 - knee)))
    let root = c.squareRoot()
    let fourth = root.squareRoot()
    return 0.662002687 * root + 0.684122060 * fourth - 0.323583601 * fourth.squareRoot() - 0.022541147 * c
  }

  /// The light above 0.7, blurred by three running means, which come close to a Gaussian's bell.
  private func spread(_ light: [Tint], width: Int, height: Int) -> [Tint] {
    var glow = light.map {
      ($0 - Tint(repeating: 0.7)).clamped(lowerBound: .zero, upperBound: Tint(repeating: 3))
    }
    let radius = max(1, height / 40)
    for _ in 0..<3 {
      for y in 0..<height { runningMean(&glow, from: y * width, stride: 1, count: width, radius: radius) }
      for x in 0..<width { runningMean(&glow, from: x, stride: width, count: height, radius: radius) }
    }
    return glow
  }

  private func runningMean(_ values: inout [Tint], from start: Int, stride: Int, count: Int, radius: Int) {
    let line = (0..<count).map { values[start + $0 * stride] }
    func value(_ index: Int) -> Tint { line[min(max(index, 0), count - 1)] }
    var sum = Tint.zero
    for index in -radius...radius { sum += value(index) }
    for index in 0..<count {
      values[start + index * stride] = sum / Double(2 * radius + 1)
      sum += value(index + radius + 1) - value(index - radius)
    }
  }
}
