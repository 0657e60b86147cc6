/// Red buttes over a desert floor in the evening.
struct Canyon: Scene {
  private let noise = Noise(707)
  private let sky = Ramp((0, 0x3A4C92), (0.2, 0x8A7FB4), (0.34, 0xF0A888), (0.46, 0xFFD8A0))

  var film: Film { Film(exposure: 1.05, bloom: 0.3, contrast: 0.55, saturation: 1.0) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let cloud = Sky.clouds(
        x - 0.7, up: 0.46 - y, noise: noise, scale: 0.22, cover: -0.02, sun: (-0.8, 0.12))
      let body = mix(Tint(hex: 0x8A6A92), Tint(hex: 0xFFB48A), cloud.lit * 1.2)
      return mix(sky[y], body, cloud.density * 0.85 * ease(0, 0.1, 0.46 - y))
    }
    let terrain = Terrain(
      eye: 3.4, horizon: 0.46, focal: 1.25, reach: 4...240, sun: SIMD3(-0.82, 0.3, -0.42).unit, step: 0.0028,
      height: height)
    terrain.paint(on: &painting, shade: shade)
    brush(on: &painting, terrain)
  }

  /// Sagebrush on the desert floor, from far to near.
  private func brush(on painting: inout Painting, _ terrain: Terrain) {
    for index in 0..<420 {
      let share = Double(index) / 420
      let z = 5 + 40 * (1 - share) * (1 - share)
      let x = (noise.chance(index, 1) - 0.5) * 1.2 * z
      guard noise(x * 0.16, z * 0.16) > -0.1 else { continue }
      let y = height(x, z)
      guard y < 1.2, terrain.sees(x, y + 0.2, z) else { continue }
      let place = terrain.place(x, y - 0.03, z, aspect: painting.aspect)
      let size = (0.12 + 0.22 * noise.chance(index, 2)) * place.scale
      painting.paint(x: place.x...(place.x + size * 2.2), y: (place.y - size * 0.2)...(place.y + size * 0.2))
      {
        px, py, under in
        let (dx, dy) = ((px - place.x) / size / 1.1 - 1, (py - place.y) / size / 0.18)
        return under * (1 - 0.55 * ease(1, 0.3, dx * dx + dy * dy))
      }
      Trees.crown(
        on: &painting, x: place.x, base: place.y, height: size, width: size * 1.7, noise: noise
      ) { facing, grain, _ in
        let sun = max((facing * SIMD3(-0.82, 0.4, 0.3)).sum(), 0)
        let leaf = mix(Tint(hex: 0x4A5636), Tint(hex: 0x8E8A58), noise.chance(index, 3)) * (1 + 0.5 * grain)
        let light = leaf * (Tint(1.9, 1.35, 0.85) * sun + Tint(0.26, 0.24, 0.34))
        return mix(light, Tint(hex: 0xD8A4A0), 0.5 * (1 - decay(z / 80)))
      }
    }
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    let far = ease(12, 30, z)
    let mass =
      noise.fbm(x * 0.021 + 5.6, z * 0.021 + 2.3, octaves: 3, gain: 0.42) + 0.05
      * noise.fbm(x * 0.35, z * 0.35, octaves: 4)
    let talus = ease(-0.02, 0.26, mass) * 3
    let cliff = ease(0.26, 0.30, mass) * 7 + ease(0.33, 0.355, mass) * 2.2 + ease(0.42, 0.44, mass) * 3
    let wash = noise.ridged(x * 0.1, z * 0.06, octaves: 4)
    return far * (talus + cliff) - 0.5 * wash * wash + 0.13 * noise.fbm(x * 0.35, z * 0.35, octaves: 5)
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let layers = Ramp(
      (-1, 0xB8623C), (1, 0xC87848), (3, 0xA8482E), (6, 0xC86440), (7.5, 0x8E3A2C), (9, 0xD88858),
      (12, 0xB0503A), (16, 0xE0A070))
    let bend = ground.y + 0.35 * noise.fbm(ground.x * 0.2, ground.z * 0.2, octaves: 3)
    var rock = layers[bend]
    rock *= 0.86 + 0.2 * noise(bend * 5.2, 3) + 0.14 * noise(bend * 13, ground.x * 0.05)
    let crack = noise.ridged(ground.x * 0.9 + ground.z * 0.5, ground.y * 0.12, octaves: 4)
    let steep = ease(0.75, 0.45, ground.normal.y)
    rock *= 1 - 0.4 * steep * ease(0.4, 0.8, crack)
    let pebbles = noise.fbm(ground.x * 5, ground.z * 5, octaves: 4)
    let floor =
      mix(
        Tint(hex: 0xB06038), Tint(hex: 0xD89A62),
        0.5 + 0.6 * noise.fbm(ground.x * 0.4, ground.z * 0.4, octaves: 4))
      * (1 + 0.35 * pebbles * decay(ground.z / 25))
    let tint = mix(floor, rock, max(steep, ease(1, 2.4, ground.y)))
    let light =
      tint
      * (Tint(2.1, 1.42, 0.9) * ground.sunlight + Tint(0.24, 0.22, 0.36) * (0.65 + 0.35 * ground.normal.y))
    let haze = 1 - decay(ground.z / 150)
    return mix(light, Tint(hex: 0xD8A4A0), haze * haze * 0.9)
  }
}
