/// A still lake under peaks with old snow; firs at its shore.
struct MountainLake: Scene {
  private let noise = Noise(505)
  private let sky = Ramp((0, 0x2F74C0), (0.3, 0x7DB4E0), (0.46, 0xD8E8EE))

  var film: Film { Film(exposure: 1.02, bloom: 0.2, contrast: 0.5, saturation: 1.05) }

  private var terrain: Terrain {
    Terrain(
      eye: 1.6, horizon: 0.47, focal: 1.15, reach: 17...120, sun: SIMD3(-0.74, 0.46, -0.36).unit, step: 0.003,
      height: height)
  }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let cloud = Sky.clouds(x - 0.7, up: 0.47 - y, noise: noise, scale: 0.34, cover: -0.12, sun: (-0.9, 0.5))
      return mix(sky[y], mix(Tint(hex: 0xAFC0D6), Tint(1, 0.98, 0.95), cloud.lit * 1.2), cloud.density * 0.9)
    }
    terrain.paint(on: &painting, shade: shade)
    let line = terrain.place(0, 0, 17, aspect: painting.aspect).y
    for index in 0..<420 {
      let x = noise.chance(index, 1) * 1.5 - 0.08
      let size =
        (0.02 + 0.035 * noise.chance(index, 2)) * (1 + 0.9 * ease(0.35, 0.0, x) + 0.7 * ease(0.95, 1.3, x))
      fir(on: &painting, x: x, base: line - 0.012 * (1 - Double(index) / 420), height: size, far: 0.3)
    }
    water(on: &painting, from: line)
    let near: [(Double, Double, Double)] = [
      (1.24, 0.93, 0.5), (1.13, 0.97, 0.36), (1.31, 1.0, 0.72), (1.19, 1.04, 0.42), (0.03, 1.03, 0.4),
    ]
    bank(on: &painting)
    for (x, base, height) in near { fir(on: &painting, x: x, base: base, height: height, far: 0) }
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    let wall = ease(19, 62, z + 9 * noise(x * 0.05, 2) + abs(x) * 0.25)
    let crags = noise.ridged(x * 0.024 + 1.9, z * 0.024 + 0.4, octaves: 8, gain: 0.47)
    let valley = 0.35 + 0.65 * ease(2, 26, abs(x + 2 - 0.1 * z))
    return max(0, wall * crags * 33 * valley + 1.6 * wall * noise.fbm(x * 0.12, z * 0.12, octaves: 5) - 0.3)
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let grain = noise.fbm(ground.x * 1.3, ground.y * 1.3 + ground.z, octaves: 5)
    let rock = mix(Tint(hex: 0x5F5A5E), Tint(hex: 0x9A8C80), 0.5 + 0.5 * grain)
    let wood = mix(
      Tint(hex: 0x15301F), Tint(hex: 0x3F6038), 0.45 + 0.9 * noise.fbm(ground.x * 5, ground.z * 5, octaves: 3)
    )
    let meadow = Tint(hex: 0x7F9448)
    let steep = 1 - ground.normal.y
    var tint = mix(meadow, wood, ease(-0.3, 0.2, noise.fbm(ground.x * 0.2, ground.z * 0.2, octaves: 4)))
    tint = mix(tint, rock, ease(3.6, 7, ground.y + 3 * grain + steep * 3))
    let snow = ease(6.5, 11, ground.y + 3.5 * grain) * ease(0.62, 0.38, steep)
    tint = mix(tint, Tint(hex: 0xF4F6FC), snow)
    let light =
      tint
      * (Tint(1.55, 1.38, 1.15) * ground.sunlight + Tint(0.22, 0.29, 0.42) * (0.6 + 0.4 * ground.normal.y))
    return mix(light, Tint(hex: 0xB4CCE2), 0.8 * (1 - decay(ground.z / 130)))
  }

  private func water(on painting: inout Painting, from line: Double) {
    let above = painting
    painting.paint(y: line...1) { x, y, _ in
      let depth = y - line
      let far = 1 / (depth + 0.03)
      let breeze = ease(-0.1, 0.5, noise.fbm(x * 1.2, far * 0.35, octaves: 3))
      let wave = noise.fbm(x * 2.4 * far.squareRoot(), far * 5, octaves: 4)
      let ripple = wave * (0.004 + 0.03 * depth) * (0.35 + breeze)
      var mirrored = Tint.zero
      for tap in -2...2 {
        let spread = Double(tap) * (0.002 + 0.01 * depth + 0.02 * breeze * depth)
        mirrored += above.light(x: x + ripple * 0.4, y: line - depth * 0.98 + ripple + spread) * 0.2
      }
      let deep = mix(Tint(hex: 0x1F5560), Tint(hex: 0x0C2B38), depth * 2)
      let stones = mix(
        Tint(hex: 0x3A6A60), Tint(hex: 0x6C7A5C), 0.5 + 0.7 * noise.fbm(x * 9, far * 3, octaves: 4))
      let bed = mix(deep, stones, ease(0.3, 0.55, depth) * 0.6)
      return mix(bed, mirrored, 0.9 - 1.1 * depth) * (1 - 0.35 * depth)
    }
  }

  private func bank(on painting: inout Painting) {
    painting.ridge(
      crest: {
        1.02 - 0.16 * ease(0.95, 1.4, $0) - 0.1 * ease(0.25, -0.1, $0) + 0.03
          * noise.fbm($0 * 6, 3, octaves: 5)
      },
      light: { x, y, depth, _ in
        let blade = noise.fbm(x * 60, y * 18 + x * 5, octaves: 3)
        return mix(Tint(hex: 0x24351F), Tint(hex: 0x7C8A44), 0.35 + 0.6 * blade + decay(depth * 60) * 0.4)
          * 0.8
      })
  }

  private func fir(on painting: inout Painting, x: Double, base: Double, height: Double, far: Double) {
    Trees.fir(on: &painting, x: x, base: base, height: height, noise: noise) { up, side, grain, _ in
      let needles = mix(
        Tint(hex: 0x0C1E16), Tint(hex: 0x4F6E3A), 0.35 + 0.4 * grain - 0.35 * side + 0.15 * up)
      return mix(needles, Tint(hex: 0x8FB0BC), far * 0.6)
    }
  }
}
