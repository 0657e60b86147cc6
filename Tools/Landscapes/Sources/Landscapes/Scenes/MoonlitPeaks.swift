/// High snow under the moon and the Milky Way.
struct MoonlitPeaks: Scene {
  private let noise = Noise(808)
  private let moon = (x: 0.98, y: 0.17)
  private let sky = Ramp((0, 0x0A1030), (0.3, 0x1C2A66), (0.55, 0x4A5AA8))

  var film: Film { Film(exposure: 1.0, bloom: 0.45, contrast: 0.45, saturation: 1.05, grain: 3) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let (dx, dy) = (x - moon.x, y - moon.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      let across = (x - 0.25) * 0.8 + (y - 0.2) * 0.6
      let along = (y - 0.2) * 0.8 - (x - 0.25) * 0.6
      let dust = noise.warped(along * 4, across * 7, octaves: 6, by: 0.7)
      let way = decay(across * across * 34) * clamp(0.55 + 0.75 * dust)
      var light = sky[y] + mix(Tint(hex: 0x6A78D8), Tint(hex: 0xD8A8E0), 0.5 + dust) * way * 0.3
      light += Sky.stars(x, y, noise: noise, density: 0.75 + 1.2 * way) * (0.75 - 0.5 * decay(distance * 4))
      light += Tint(hex: 0xA8B8FF) * Sky.glow(distance, size: 0.07) * 0.55
      let seas = noise.fbm(dx * 26 + 3, dy * 26, octaves: 4)
      return mix(light, Tint(1.0, 0.98, 0.9) * (0.8 + 0.5 * min(seas, 0.25)), ease(0.0425, 0.0405, distance))
    }
    terrain.paint(on: &painting, shade: shade)
    firs(on: &painting)
  }

  private var terrain: Terrain {
    Terrain(
      eye: 5.4, horizon: 0.56, focal: 1.2, reach: 7...150, sun: SIMD3(0.78, 0.5, 0.18).unit, step: 0.003,
      height: height)
  }

  /// Crags behind a snowfield.
  private func height(_ x: Double, _ z: Double) -> Double {
    let crags = noise.ridged(x * 0.023 + 7.4, z * 0.023 + 1.2, octaves: 8, gain: 0.43)
    let field = noise.fbm(x * 0.045, z * 0.06 + 4, octaves: 3, gain: 0.3)
    return crags * 31 * ease(26, 78, z) + 1.7 * field + 0.035 * noise.fbm(x * 1.1, z * 1.1, octaves: 3)
  }

  /// A thin wood on the snowfield, which shows how high the crags are.
  private func firs(on painting: inout Painting) {
    let terrain = terrain
    for index in 0..<150 {
      let z = 46 - 0.2 * Double(index)
      let x = (noise.chance(index, 1) - 0.5) * 1.2 * z
      guard noise(x * 0.11, z * 0.11) > 0.12 || abs(x / z) > 0.47 else { continue }
      let y = height(x, z)
      guard terrain.sees(x, y + 1, z) else { continue }
      let place = terrain.place(x, y, z, aspect: painting.aspect)
      let size = (1.5 + 1.6 * noise.chance(index, 2)) * place.scale
      Trees.fir(on: &painting, x: place.x, base: place.y, height: size, noise: noise) { up, side, grain, _ in
        let snow = ease(-0.1, 0.9, grain + 0.45 * side + 0.2 * up)
        let light = mix(Tint(hex: 0x060A1C), Tint(hex: 0x8FA4E8), snow * 0.75)
        return mix(light, Tint(hex: 0x3A4A98), 0.5 * (1 - decay(z / 60)))
      }
    }
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let grain = noise.fbm(ground.x * 0.9, ground.z * 0.9, octaves: 5)
    let steep = 1 - ground.normal.y
    let snow = ease(0.56, 0.36, steep + 0.16 * grain)
    let tint = mix(mix(Tint(hex: 0x2A2C3E), Tint(hex: 0x5A5668), 0.5 + grain), Tint(hex: 0xE8EEFC), snow)
    // Wind has combed the snow; only near ground shows it.
    let comb = noise.fbm(
      ground.x * 0.8 + ground.z * 0.5, ground.z * 2.2 - ground.x * 0.9, octaves: 5, gain: 0.6)
    let moonlight = ground.sunlight * (1 + 0.45 * comb * decay(ground.z / 30))
    let light = tint * (Tint(0.66, 0.76, 1.0) * moonlight * 1.05 + Tint(0.04, 0.055, 0.15))
    let valley =
      ease(7, -1, ground.y + 2 * noise.fbm(ground.x * 0.07, ground.z * 0.07, octaves: 4))
      * ease(14, 50, ground.z)
    let haze = 0.75 * (1 - decay(ground.z / 120))
    return mix(light, Tint(hex: 0x4D5DAA), max(haze, valley * 0.75))
  }
}
