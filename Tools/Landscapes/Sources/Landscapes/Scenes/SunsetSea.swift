/// The sun a hand above the sea: glitter from the horizon to the beach.
struct SunsetSea: Scene {
  private let noise = Noise(303)
  private let sun = (x: 0.56, up: 0.055)
  private let horizon = 0.5
  private let ramp = Ramp(
    (0, 0xFFC46B), (0.06, 0xFF9E5E), (0.16, 0xF0716A), (0.3, 0xA65A8C), (0.48, 0x4C4A86), (0.7, 0x2A3266))

  var film: Film { Film(exposure: 1.0, bloom: 0.55, contrast: 0.5, saturation: 1.08) }

  func paint(on painting: inout Painting) {
    let aspect = painting.aspect
    let sea = Sea(horizon: horizon, eye: 7, roughness: 0.32, deep: Tint(hex: 0x1B2748) * 0.7)
    painting.paint { x, y, _ in
      if y < horizon { return sky(x, horizon - y, disc: 14) }
      let water = sea.light(x: x, y: y, aspect: aspect) { sky($0, $1, disc: 26) }
      let air = decay((y - horizon) * 60)
      return mix(water, sky(x, 0.01, disc: 0), air * 0.6)
    }
    headland(on: &painting)
  }

  private func sky(_ x: Double, _ up: Double, disc: Double) -> Tint {
    let (dx, dy) = (x - sun.x, up - sun.up)
    let distance = (dx * dx + dy * dy).squareRoot()
    var light = ramp[up + 0.08 * abs(dx)]
    light += Tint(hex: 0xFFB050) * Sky.glow(distance, size: 0.12) * 0.8
    let cloud = Sky.clouds(
      x - 0.66, up: up, noise: noise, scale: 0.26, cover: 0.12, sun: (sun.x - 0.66, sun.up))
    let rim = mix(Tint(hex: 0x5A3D6E), Tint(hex: 0xFF8A5A), cloud.lit * decay(distance * 1.1) * 1.5)
    let glare = Tint(hex: 0xFFC070) * cloud.lit * cloud.lit * decay(distance * 5) * 1.2
    light = mix(light, rim * (0.55 + 0.6 * cloud.lit) + glare, cloud.density * ease(0.0, 0.08, up) * 0.9)
    return light + Tint(1, 0.78, 0.42) * ease(0.034, 0.028, distance) * disc
  }

  private func headland(on painting: inout Painting) {
    func crest(_ x: Double) -> Double {
      let rise = ease(0.86, 1.5, x)
      return horizon + 0.004 - rise * (0.16 + 0.04 * noise.fbm(x * 6, 2, octaves: 5)) - 0.03
        * ease(0.84, 0.92, x) * (0.5 + 0.4 * noise.fbm(x * 14, 7, octaves: 4))
    }
    let aspect = painting.aspect
    painting.paint(x: 0.8...aspect, y: (horizon - 0.25)...horizon + 0.006) { x, y, under in
      let depth = y - crest(x)
      guard depth > 0 else { return under }
      let rock = noise.ridged(x * 16, y * 22 + x * 6, octaves: 5)
      let light =
        mix(Tint(hex: 0x2B1D38), Tint(hex: 0x6E3B52), rock * rock) + Tint(hex: 0xFF7A50) * decay(depth * 130)
        * 0.35
      return mix(light, Tint(hex: 0xC7607A), 0.22 * ease(1.3, 0.85, x))
    }
  }
}
