/// A thunderstorm over ripe wheat: lightning under a heavy shelf of cloud.
struct StormOverPlain: Scene {
  private let noise = Noise(1212)
  private let horizon = 0.62
  private let sky = Ramp((0, 0x2A3242), (0.3, 0x46566A), (0.52, 0x8E9AA0), (0.62, 0xF0D090))

  var film: Film { Film(exposure: 1.08, bloom: 0.5, contrast: 0.55, saturation: 1.0) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in clouds(x, y) }
    lightning(on: &painting)
    let terrain = Terrain(
      eye: 2.2, horizon: horizon, focal: 1.2, reach: 3...400, sun: SIMD3(-0.8, 0.34, 0.3).unit, step: 0.004,
      height: height)
    terrain.paint(on: &painting, shade: shade)
    for (x, size) in [(0.19, 0.055), (0.25, 0.04), (0.29, 0.03), (0.14, 0.036)] {
      Trees.crown(on: &painting, x: x, base: horizon + 0.008, height: size, width: size * 0.9, noise: noise) {
        facing, grain, _ in
        let sun = max((facing * SIMD3(-0.8, 0.5, 0)).sum(), 0)
        return Tint(hex: 0x3A4426) * (Tint(1.6, 1.3, 0.7) * sun + Tint(0.3, 0.34, 0.4)) * (1 + 0.3 * grain)
      }
    }
  }

  private func clouds(_ x: Double, _ y: Double) -> Tint {
    let up = horizon - y
    var light = sky[y] + Tint(hex: 0xFFC060) * 0.35 * decay(abs(x - 0.1) * 2.2 + abs(up) * 9)
    let height = max(up, 0.0) + 0.075
    let (u, v) = ((x - 0.75) / height * 0.3, 0.33 / height)
    let here = noise.warped(u, v, octaves: 7, by: 0.85)
    let lower = noise.warped(u - 0.1, v + 0.16, octaves: 7, by: 0.85)
    let bulge = clamp(0.42 + 1.25 * (lower - here) - 0.3 * here)
    var body = mix(Tint(hex: 0x1C222E), Tint(hex: 0x8A95A4), bulge)
    body = mix(body, Tint(hex: 0xE8B070), bulge * ease(0.34, 0.02, up) * decay(abs(x - 0.1) * 1.3) * 0.9)
    let flash = decay(((x - 0.92) * (x - 0.92) + (up - 0.3) * (up - 0.3)) * 26)
    body += Tint(0.55, 0.55, 0.95) * flash * (0.25 + 0.7 * bulge)
    // The shelf's lower edge hangs ragged; beyond it the sky is clear.
    let edge = 0.1 + 0.06 * noise.fbm(x * 3, 1, octaves: 5) + 0.05 * x
    light = mix(light, body, ease(edge - 0.05, edge + 0.09, up + 0.08 * here))
    let streak = noise.fbm(x * 24 + up * 5, up * 1.4, octaves: 4)
    let rain = ease(0.68, 0.9, x + 0.15 * up) * ease(1.26, 1.0, x) * ease(0.34, 0.1, up)
    return mix(light, Tint(hex: 0x56606E), rain * (0.62 + 0.3 * streak))
  }

  /// A broken line from cloud to ground and its side branches.
  private func lightning(on painting: inout Painting) {
    bolt(on: &painting, from: (0.93, 0.33), to: horizon, width: 1, seed: 3)
    bolt(on: &painting, from: (0.955, 0.43), to: 0.54, width: 0.45, seed: 9, lean: 0.5)
    bolt(on: &painting, from: (0.915, 0.49), to: 0.57, width: 0.4, seed: 14, lean: -0.6)
  }

  private func bolt(
    on painting: inout Painting, from start: (x: Double, y: Double), to end: Double, width: Double,
    seed: Double, lean: Double = 0
  ) {
    func middle(_ y: Double) -> Double {
      let fallen = y - start.y
      let jag =
        noise.fbm(y * 16, seed, octaves: 5, gain: 0.62)
        - noise.fbm(start.y * 16, seed, octaves: 5, gain: 0.62)
      return start.x + lean * fallen + 0.035 * jag
    }
    painting.paint(x: (start.x - 0.3)...(start.x + 0.3), y: start.y...end) { x, y, under in
      let distance = abs(x - middle(y))
      let fade = (ease(end + 0.02, start.y, y) * 0.5 + 0.5) * ease(start.y, start.y + 0.05, y)
      let core = ease(0.0026 * width, 0.0008 * width, distance) * 5
      return under + Tint(0.85, 0.85, 1)
        * (core + 0.5 * decay(distance * 60 / width) * width + 0.12 * decay(distance * 12)) * fade
    }
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    let roll = noise.fbm(x * 0.02, z * 0.02, octaves: 3) * 0.9 * ease(0, 30, z)
    let ears = z < 40 ? 0.16 * noise.fbm(x * 4, z * 2.4, octaves: 4, gain: 0.65) : 0
    return roll + ears - (isRoad(x, z) ? 0.12 : 0)
  }

  private func isRoad(_ x: Double, _ z: Double) -> Bool {
    let across = abs(x - road(z))
    return across < 0.75 && across > 0.28
  }

  private func road(_ z: Double) -> Double { 1.2 + 0.02 * z + 2.6 * noise(z * 0.035 + 2, 4) }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let near = decay(ground.z / 20)
    let gust = noise.warped(ground.x * 0.09, ground.z * 0.05, octaves: 5, by: 0.7)
    let ear = noise.fbm(ground.x * 13, ground.z * 5, octaves: 4, gain: 0.7)
    var tint = mix(Tint(hex: 0xA8752E), Tint(hex: 0xF4CC70), 0.5 + 0.5 * gust + 0.75 * ear * near)
    if isRoad(ground.x, ground.z), ground.z < 120 {
      tint = mix(tint, Tint(hex: 0x8A6A4A) * (1 + 0.5 * ear * near), 0.85)
    }
    let opening = ease(
      -0.3, 0.35,
      noise.fbm(ground.x * 0.015 + 3, ground.z * 0.02, octaves: 3) - ground.x / (ground.z + 30) * 0.5)
    let sun = Tint(2.0, 1.5, 0.86) * ground.sunlight * (0.25 + 0.75 * opening)
    let light = tint * (sun + Tint(0.27, 0.29, 0.35))
    return mix(light, Tint(hex: 0x8C9298), 0.6 * (1 - decay(ground.z / 170)))
  }
}
