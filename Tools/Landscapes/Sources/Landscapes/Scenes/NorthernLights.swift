/// Curtains of green and violet over a frozen lake and firs.
struct NorthernLights: Scene {
  private let noise = Noise(404)
  private let sky = Ramp((0, 0x060B22), (0.4, 0x0B1E3F), (0.7, 0x174A5A))
  private let shore = 0.7

  var film: Film { Film(exposure: 1.25, bloom: 0.5, contrast: 0.4, saturation: 1.1, grain: 3) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      sky[y] + Sky.stars(x, y, noise: noise) * 0.8 * ease(0.75, 0.4, y)
    }
    curtain(on: &painting, seed: 1, base: 0.5, rise: 0.42, strength: 1.0)
    curtain(on: &painting, seed: 7, base: 0.36, rise: 0.3, strength: 0.5)
    curtain(on: &painting, seed: 12, base: 0.6, rise: 0.2, strength: 0.4)
    mountains(on: &painting)
    lake(on: &painting)
    forest(on: &painting)
  }

  /// A band that wanders through the sky; where it folds, it is seen edge on and brighter.
  private func curtain(
    on painting: inout Painting, seed: Double, base: Double, rise: Double, strength: Double
  ) {
    let steps = painting.columns * 8
    let size = Double(painting.rows)
    func place(_ t: Double) -> Double { -0.3 + 2 * t + 0.2 * noise.fbm(t * 4.2, seed, octaves: 2) }
    for step in 0..<steps {
      let t = Double(step) / Double(steps)
      let x = place(t)
      let column = floorToInt(x * size)
      guard column >= 0, column < painting.columns else { continue }
      let bottom = base - 0.14 * (x - 0.6) + 0.13 * noise.fbm(t * 3.4 + 9, seed + 3, octaves: 3)
      let ray = 0.35 + 0.65 * ease(-0.5, 0.7, noise.fbm(t * 46, seed + 5, octaves: 4))
      let tall = rise * (0.5 + 0.6 * ray + 0.3 * noise(t * 9, seed))
      // A fold seen edge on would be endlessly bright.
      let spread = min(abs(place(t + 1e-4) - place(t)) * 1e4, 1.1)
      let power = strength * 0.16 * spread * ray * (0.5 + 0.8 * ease(-0.6, 0.5, noise(t * 3.7 + 2, seed + 8)))
      let first = max(0, floorToInt((bottom - tall * 2.2) * size))
      for row in first..<max(first, min(painting.rows, floorToInt((bottom + 0.04) * size))) {
        let up = (bottom - Double(row) / size) / tall
        let shape = ease(-0.10, 0.06, up) * decay(max(up, 0) * 2.3)
        let hue = mix(
          mix(Tint(0.12, 1, 0.42), Tint(0.2, 0.75, 0.75), up * 1.6), Tint(0.6, 0.22, 0.95), up * 1.1 - 0.25)
        painting[column, row] += hue * shape * power
      }
    }
  }

  private func mountains(on painting: inout Painting) {
    func crest(_ x: Double) -> Double {
      shore - 0.03 - 0.2 * noise.ridged(x * 1.5 + 3.4, 5, octaves: 7, gain: 0.45)
        * (0.5 + 0.5 * abs(x - 0.55))
    }
    painting.ridge(crest: crest) { x, y, depth, _ in
      let snow = noise.ridged(x * 7 + depth * 4, y * 8, octaves: 5)
      let light = mix(Tint(hex: 0x0E2236), Tint(hex: 0x6FA7A8), ease(0.25, 0.7, snow) * 0.45)
      return mix(light, Tint(hex: 0x1C4F5C), ease(0, 0.14, depth) * 0.7)
    }
  }

  /// Ice that mirrors dully, and snow blown over it.
  private func lake(on painting: inout Painting) {
    let above = painting
    painting.paint(y: shore...1) { x, y, _ in
      let depth = y - shore
      let ripple = 0.012 * noise.fbm(x * 5 / (depth + 0.1), 3 / (depth + 0.06), octaves: 4)
      var light = Tint.zero
      for tap in -2...2 {
        light +=
          above.light(x: x + ripple, y: shore - depth * 1.5 + Double(tap) * 0.016 * (1 + depth * 3) + ripple)
          * 0.2
      }
      let drift = noise.warped(x / (depth + 0.22) * 1.4, 1.6 / (depth + 0.16), octaves: 6, by: 0.8)
      let snow = Tint(hex: 0x5E93A0) * (0.42 + 0.3 * drift)
      return mix(light * 0.85, snow, ease(-0.1, 0.5, drift + depth * 1.2 - 0.15) * 0.9)
    }
  }

  private func forest(on painting: inout Painting) {
    for index in 0..<240 {
      let x = noise.chance(index, 1) * (painting.aspect + 0.1) - 0.05
      let edge = abs(x - 0.62) / 0.7
      let size = 0.022 + 0.035 * noise.chance(index, 2) * (0.3 + edge)
      fir(on: &painting, x: x, base: shore + 0.006 + 0.008 * edge, height: size, light: 0.8)
    }
    let near: [(Double, Double, Double)] = [
      (0.27, 0.86, 0.26), (1.12, 0.87, 0.3), (0.2, 0.93, 0.47), (1.3, 0.95, 0.56), (1.2, 0.97, 0.4),
      (0.03, 1.0, 0.72),
      (0.13, 1.03, 0.44),
    ]
    for (x, base, height) in near { fir(on: &painting, x: x, base: base, height: height, light: 1) }
  }

  private func fir(on painting: inout Painting, x: Double, base: Double, height: Double, light: Double) {
    Trees.fir(on: &painting, x: x, base: base, height: height, noise: noise) { up, side, grain, _ in
      let bark = mix(Tint(hex: 0x04090F), Tint(hex: 0x10261F), 0.4 + 0.5 * grain)
      let snow = Tint(hex: 0x5FA69A) * 0.22 * ease(0.1, 0.9, grain + 0.3 * up - 0.2 * side)
      return (bark + snow) * light
    }
  }
}
