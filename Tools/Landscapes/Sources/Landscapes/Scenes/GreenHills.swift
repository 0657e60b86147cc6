/// Rolling fields in spring, trees along their edges.
struct GreenHills: Scene {
  private let noise = Noise(606)
  private let sky = Ramp((0, 0x3E86CC), (0.22, 0x8CC0E4), (0.36, 0xF4E8C8))

  var film: Film { Film(exposure: 1.05, bloom: 0.25, contrast: 0.5, saturation: 0.9) }

  private var terrain: Terrain {
    Terrain(
      eye: 9, horizon: 0.34, focal: 1.3, reach: 7...320, sun: SIMD3(0.8, 0.36, 0.42).unit, step: 0.0035,
      height: height)
  }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in
      let cloud = Sky.clouds(x - 0.7, up: 0.34 - y, noise: noise, scale: 0.4, cover: 0.02, sun: (0.9, 0.4))
      let body = mix(Tint(hex: 0x9DB0C8), Tint(1.05, 1.0, 0.92), cloud.lit * 1.3)
      return mix(sky[y], body, cloud.density * 0.92 * ease(0.0, 0.12, 0.38 - y))
    }
    terrain.paint(on: &painting, shade: shade)
    trees(on: &painting)
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    noise.fbm(x * 0.017 + 2.2, z * 0.02 + 1, octaves: 3, gain: 0.32) * 7.5 + ease(110, 320, z) * 16
      * (0.4 + 0.6 * noise.fbm(x * 0.011, z * 0.01, octaves: 4))
  }

  /// The field of a place, and the distance from the field's edge.
  private func field(_ x: Double, _ z: Double) -> (hue: Double, turn: Double, edge: Double) {
    let u = x * 0.042 + 0.35 * noise(x * 0.03, z * 0.03)
    let v = z * 0.03 + 0.35 * noise(x * 0.03 + 9, z * 0.03)
    let (column, row) = (floorToInt(u), floorToInt(v))
    let edge = min(min(u - Double(column), Double(column + 1) - u), min(v - Double(row), Double(row + 1) - v))
    return (noise.chance(column, row), noise.chance(column + 40, row), edge)
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let field = field(ground.x, ground.z)
    let fields = Ramp(
      (0, 0x4F7F32), (0.3, 0x7FA63C), (0.5, 0x5E9440), (0.7, 0xA9B850), (0.85, 0xD8B84C), (1, 0x6B9A48))
    var tint = fields[field.hue]
    let across = field.turn > 0.5 ? ground.x + ground.z * 0.4 : ground.z - ground.x * 0.3
    let row = across * 1.9 - Double(floorToInt(across * 1.9))
    tint *= 1 - 0.28 * ease(0.2, 0.5, abs(row - 0.5)) * decay(ground.z / 60)
    let blade = noise.fbm(ground.x * 4, ground.z * 2.2, octaves: 4)
    let patch = noise.fbm(ground.x * 0.14, ground.z * 0.14, octaves: 4)
    tint *= 1 + 0.38 * blade * decay(ground.z / 50) + 0.28 * patch
    tint = mix(tint, Tint(hex: 0x35552A), ease(0.03, 0.008, field.edge) * ease(18, 45, ground.z))
    let cloud = ease(-0.35, 0.25, noise.fbm(ground.x * 0.012 + 5, ground.z * 0.009, octaves: 3))
    let sun = Tint(2.0, 1.7, 1.12) * ground.sunlight * (0.3 + 0.7 * cloud)
    let light = tint * (sun + Tint(0.24, 0.32, 0.42))
    let haze = 1 - decay(ground.z / 210)
    return mix(light, Tint(hex: 0xB9CEDC), haze * haze * 0.9 + haze * 0.06)
  }

  private func trees(on painting: inout Painting) {
    let terrain = terrain
    for step in stride(from: 220, to: 0, by: -1) {
      let z = 12 + Double(step) * Double(step) * 0.0046
      for index in 0..<7 {
        let x = (noise.chance(step, index) - 0.5) * z * 1.25
        let edge = field(x, z).edge
        guard edge < 0.05 || noise.chance(step, index + 90) < 0.035, noise(x * 0.06, z * 0.06) > -0.25, z > 17
        else { continue }
        let y = height(x, z)
        guard terrain.sees(x, y + 1, z) else { continue }
        let place = terrain.place(x, y, z, aspect: painting.aspect)
        let size = (1.3 + 1.5 * noise.chance(step, index + 20)) * place.scale
        let haze = 1 - decay(z / 210)
        shadow(on: &painting, place.x, place.y, size)
        Trees.crown(
          on: &painting, x: place.x, base: place.y, height: size, width: size * 1.05, noise: noise
        ) { facing, grain, _ in
          let sun = max((facing * SIMD3(0.75, 0.55, -0.1)).sum(), 0)
          let leaf = mix(Tint(hex: 0x2C4E22), Tint(hex: 0x6F9440), noise.chance(step, index + 60))
          let light = leaf * (Tint(1.9, 1.6, 0.9) * sun + Tint(0.22, 0.3, 0.36)) * (1 + 0.4 * grain)
          return mix(light, Tint(hex: 0xB9CEDC), haze * haze * 0.9 + haze * 0.08)
        }
      }
    }
  }

  private func shadow(on painting: inout Painting, _ x: Double, _ y: Double, _ size: Double) {
    painting.paint(x: (x - size * 1.6)...(x + size * 0.4), y: (y - size * 0.2)...(y + size * 0.2)) {
      px, py, under in
      let (dx, dy) = ((px - x + size * 0.6) / size, (py - y) / (size * 0.14))
      return under * (1 - 0.6 * ease(1, 0.6, dx * dx + dy * dy))
    }
  }
}
