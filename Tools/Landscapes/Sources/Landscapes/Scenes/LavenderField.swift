/// Rows of lavender that run to a lone tree at sunset.
struct LavenderField: Scene {
  private let noise = Noise(1111)
  private let sun = (x: 0.3, y: 0.33)
  private let sky = Ramp((0, 0x6A86C8), (0.16, 0xA8A4D0), (0.28, 0xF8C0A0), (0.38, 0xFFE0A0))

  var film: Film { Film(exposure: 1.05, bloom: 0.5, contrast: 0.45, saturation: 1.02) }

  private var terrain: Terrain {
    Terrain(
      eye: 2.7, horizon: 0.385, focal: 1.15, reach: 1.8...220, sun: SIMD3(-0.5, 0.3, 0.8).unit, step: 0.003,
      height: height)
  }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let (dx, dy) = (x - sun.x, y - sun.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      let cloud = Sky.clouds(
        x - 0.7, up: 0.39 - y, noise: noise, scale: 0.24, cover: 0.16, sun: (sun.x - 0.7, 0.05))
      let body = mix(Tint(hex: 0x9A8CBE), Tint(hex: 0xFFC8A0), cloud.lit * 1.2)
      let light = mix(sky[y], body, cloud.density * 0.8 * ease(0.01, 0.1, 0.385 - y))
      return light + Tint(hex: 0xFFC878) * Sky.glow(distance, size: 0.12) * 0.9
        + Tint(1, 0.84, 0.5) * 4 * ease(0.026, 0.022, distance)
    }
    terrain.paint(on: &painting, shade: shade)
    trees(on: &painting)
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    let far = ease(45, 130, z)
    let hills = far * (9 * noise.ridged(x * 0.012 + 3.3, z * 0.012, octaves: 5, gain: 0.42) - 1)
    return hills + bush(x, z) * (1 - far) + 0.25 * noise(x * 0.06, z * 0.06) * (1 - far)
  }

  /// The rows' round backs; bushes stand close in them.
  private func bush(_ x: Double, _ z: Double) -> Double {
    let row = x / 1.55 + 0.08 * noise(x * 0.2, z * 0.2) + 0.5
    let across = (row - Double(floorToInt(row)) - 0.5) * 2
    let back = max(0, 1 - across * across * 1.5)
    guard back > 0, z < 60 else { return 0 }
    let clump = 0.78 + 0.3 * noise(x * 1.2 + Double(floorToInt(row)) * 9, z * 1.5)
    let stems = z < 24 ? 0.16 * noise.fbm(x * 5, z * 5, octaves: 3) : 0
    return back.squareRoot() * (clump + stems) * 0.72
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let haze = 1 - decay(ground.z / 120)
    let glow = Tint(hex: 0xFFB070) * 0.5 * decay(abs(ground.x / ground.z + 0.3) * 3)
    if ground.z > 62 {
      let wood = mix(
        Tint(hex: 0x38502F), Tint(hex: 0x8A9A54),
        0.5 + 0.8 * noise.fbm(ground.x * 0.25, ground.z * 0.25, octaves: 5))
      let light = wood * (Tint(1.6, 1.2, 0.8) * ground.sunlight + Tint(0.32, 0.3, 0.42))
      return mix(light, Tint(hex: 0xC0A8C8) + glow, 0.25 + haze * 0.75)
    }
    let back = bush(ground.x, ground.z)
    let near = decay(ground.z / 16)
    let flower = noise.fbm(ground.x * 16, ground.z * 13, octaves: 4, gain: 0.7)
    let lilac = mix(
      Tint(hex: 0x4A3A8E), Tint(hex: 0xB48CF0), 0.42 + 0.75 * flower * (0.35 + near) + 0.25 * (back - 0.4))
    let pink = mix(lilac, Tint(hex: 0xE0A0E8), ease(0.2, 0.7, flower) * near)
    let leaf = mix(Tint(hex: 0x2E4030), Tint(hex: 0x6E7C50), 0.5 + flower)
    let soil = mix(
      Tint(hex: 0x5A4038), Tint(hex: 0xA87E5C), 0.5 + noise.fbm(ground.x * 7, ground.z * 7, octaves: 4))
    let tint = mix(soil, mix(leaf, pink, ease(0.16, 0.4, back + 0.1 * flower)), ease(0.04, 0.16, back))
    let through = 0.4 * ease(0.4, 0.8, back)  // Low sun shines through the tips.
    let light =
      tint
      * (Tint(2.1, 1.45, 1.0) * (ground.sunlight + through) + Tint(0.36, 0.34, 0.52) * (0.4 + 0.9 * back))
    return mix(light, Tint(hex: 0xD8A8C0) + glow, haze * 0.75)
  }

  private func trees(on painting: inout Painting) {
    for index in 0..<70 {
      let x = noise.chance(index, 3) * 1.5 - 0.08
      guard abs(x - 0.95) > 0.1 else { continue }
      let size = 0.012 + 0.016 * noise.chance(index, 4)
      crown(on: &painting, x: x, base: 0.41, height: size, width: size * 1.5, haze: 0.55)
    }
    crown(on: &painting, x: 0.95, base: 0.435, height: 0.2, width: 0.21, haze: 0.12)
  }

  private func crown(
    on painting: inout Painting, x: Double, base: Double, height: Double, width: Double, haze: Double
  ) {
    Trees.crown(on: &painting, x: x, base: base, height: height, width: width, noise: noise) {
      facing, grain, _ in
      let sun = max((facing * SIMD3(-0.8, 0.45, 0.1)).sum(), 0)
      let leaf = mix(Tint(hex: 0x2A3A22), Tint(hex: 0x6A7A38), 0.5 + 0.6 * grain)
      return mix(leaf * (Tint(2.0, 1.4, 0.8) * sun + Tint(0.3, 0.3, 0.38)), Tint(hex: 0xD8B0B8), haze)
    }
  }
}
