/// Ranges behind ranges at dawn, each in the mist of its valley.
struct MistyMountains: Scene {
  private let noise = Noise(101)
  private let sun = (x: 0.86, y: 0.335)
  private let sky = Ramp((0, 0x4A5A9E), (0.2, 0x9C86B8), (0.34, 0xF2A98C), (0.46, 0xFFD9A0))

  var film: Film { Film(exposure: 1.05, bloom: 0.5, contrast: 0.5) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let distance = ((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y)).squareRoot()
      var light = sky[y + 0.03 * noise.fbm(x * 2, y * 9, octaves: 4)]
      let streak = ease(0.05, 0.6, noise.warped(x * 1.6, y * 9 + 4, octaves: 6, by: 0.5))
      light = mix(
        light, mix(Tint(hex: 0xFFB08A), Tint(hex: 0x8B7DB6), distance * 1.4),
        streak * 0.55 * ease(0.42, 0.1, y))
      light += Tint(hex: 0xFFC070) * Sky.glow(distance, size: 0.11) * 0.9
      return light + Tint(1, 0.86, 0.6) * ease(0.031, 0.027, distance) * 3
    }
    for layer in 0..<8 { range(layer, on: &painting) }
  }

  private func range(_ layer: Int, on painting: inout Painting) {
    let near = Double(layer) / 7
    let salt = Double(layer) * 13.7
    let base = 0.46 + 0.5 * near * near + 0.06 * near
    let relief = 0.13 + 0.12 * near
    let frequency = 2.1 - 0.8 * near
    func crest(_ x: Double) -> Double {
      base - relief * (noise.ridged(x * frequency + salt, salt, octaves: 7, gain: 0.46) - 0.32)
        - 0.05 * noise(x * 0.9 + salt, 3)
    }
    let rock = mix(Tint(hex: 0xB48FA8), Tint(hex: 0x10142A), (near * 1.5).squareRoot() * 0.9)
    let mist = mix(Tint(hex: 0xFFD3A6), Tint(hex: 0x8C86B4), near * 0.95)
    /// The density of the valley's mist at a place: it fills the valley up to its own level, not to the crest's.
    func mistiness(_ x: Double, _ y: Double) -> Double {
      let veil = noise.warped(x * 2.2 + salt, y * 7 - salt, octaves: 5, by: 0.7)
      return ease(base - 0.55 * relief, base + 0.16, y + 0.06 * veil) * (0.98 - 0.3 * near)
    }
    func veiled(_ light: Tint, _ x: Double, _ y: Double) -> Tint {
      let toSun = decay(abs(x - sun.x) * 1.7)
      return mix(light, mist + Tint(hex: 0xFFB878) * toSun * 0.35 * (1 - near * 0.6), mistiness(x, y))
    }
    painting.ridge(crest: crest) { x, y, depth, _ in
      let toSun = decay(abs(x - sun.x) * 1.7)
      let fold = noise.ridged(x * 6 + salt, y * 9 - x * 2, octaves: 5)
      var light = rock * (0.75 + 0.5 * fold)
      light += Tint(hex: 0xFF9A60) * toSun * 0.16 * (1 - near) * (0.4 + fold)
      light += Tint(hex: 0xFFB070) * decay(depth * 300) * 0.12 * toSun
      return veiled(light, x, y)
    }
    guard layer >= 4 else { return }
    let count = [4: 420, 5: 330, 6: 240, 7: 150][layer] ?? 0
    for row in 0..<2 {
      for index in 0..<count {
        let x = (Double(index) + noise.chance(index, layer + 9 * row)) / Double(count) * painting.aspect
        let size = 0.105 * near * near * near * (0.45 + 0.8 * noise.chance(index, layer + 50 + row))
        guard noise(x * 3.5, salt) + 0.4 * noise.chance(index, 7) > -0.3 else { continue }
        let foot = crest(x) + size * (0.15 + 0.5 * Double(row))
        Trees.fir(on: &painting, x: x, base: foot, height: size, noise: noise) { up, _, grain, _ in
          veiled(rock * (0.75 + 0.3 * grain), x, foot - up * size)
        }
      }
    }
  }
}
