/// A volcano across the sea after sunset; its smoke glows from below.
struct VolcanoIsland: Scene {
  private let noise = Noise(1010)
  private let horizon = 0.6
  private let peak = (x: 0.58, up: 0.33)
  private let ramp = Ramp(
    (0, 0xFFB08A), (0.07, 0xFF8E96), (0.2, 0xC878B4), (0.36, 0x7A66B8), (0.6, 0x36428E))

  var film: Film { Film(exposure: 1.05, bloom: 0.5, contrast: 0.5, saturation: 1.05) }

  func paint(on painting: inout Painting) {
    let aspect = painting.aspect
    let sea = Sea(horizon: horizon, eye: 5, roughness: 0.1, deep: Tint(hex: 0x2A2C5E) * 0.7, noise: Noise(11))
    painting.paint { x, y, _ in
      if y < horizon { return scenery(x, horizon - y) }
      let water = sea.light(x: x, y: y, aspect: aspect) { scenery($0, $1) }
      return mix(water, Tint(hex: 0xE89AA8), 0.55 * decay((y - horizon) * 70))
    }
  }

  /// Sky, smoke and island, which the sea mirrors.
  private func scenery(_ x: Double, _ up: Double) -> Tint {
    island(x, up) ?? smoke(x, up, over: sky(x, up))
  }

  private func sky(_ x: Double, _ up: Double) -> Tint {
    let light = ramp[up] + Tint(hex: 0xFFB070) * 0.35 * decay(abs(x - 0.15) * 2 + up * 5)
    let cloud = Sky.clouds(x - 0.7, up: up, noise: noise, scale: 0.2, cover: -0.05, sun: (-0.6, 0.05))
    let body = mix(Tint(hex: 0x7A5E9E), Tint(hex: 0xFFA8A0), cloud.lit * 1.15)
    return mix(light, body, cloud.density * 0.8 * ease(0, 0.1, up))
      + Sky.stars(x, 0.6 - up, noise: noise, density: 0.4) * 0.35 * ease(0.35, 0.6, up)
  }

  private func smoke(_ x: Double, _ up: Double, over light: Tint) -> Tint {
    let rise = up - peak.up + 0.03
    let glow = Tint(hex: 0xFF6A3C) * 0.5 * decay(abs(rise) * 14 + abs(x - peak.x) * 12)
    guard rise > 0 else { return light + glow }
    let drift = peak.x + 0.75 * rise * rise + 0.34 * rise
    let width = 0.022 + 0.36 * rise
    let billow = noise.warped(x * 6 - rise * 3, up * 7, octaves: 6, by: 0.9)
    let across = (x - drift) / width
    let density = ease(0.0, 0.55, 0.75 - abs(across) + 0.75 * billow) * ease(0.62, 0.1, rise)
    let lump = noise.warped(x * 6 - rise * 3 - 0.12, up * 7 - 0.1, octaves: 6, by: 0.9)
    let lit = clamp(0.42 - 0.4 * across + 1.3 * (billow - lump))
    let body = mix(Tint(hex: 0x4A3A66), Tint(hex: 0xF0A0A8), lit)
    let ember = Tint(1.6, 0.5, 0.18) * decay(rise * 15) * (0.8 + 0.6 * billow)
    return mix(light, body + ember, density * 0.95) + glow
  }

  private func island(_ x: Double, _ up: Double) -> Tint? {
    let away = abs(x - peak.x)
    // A cone is steep at its top: up = a·e^(−d/s), cut by the crater.
    let cone = 0.41 * decay(away / 0.15) * (1 + 0.05 * noise.fbm(x * 14, 3, octaves: 4))
    let hills = 0.055 * ease(0.58, 0.2, away) * (0.6 + 0.9 * noise.ridged(x * 6, 8, octaves: 6))
    let rim = peak.up + 0.006 * noise(x * 60, 1) + 0.004
    let top = max(min(cone, rim), hills)
    guard up < top, away < 0.6 else { return nil }
    let gully = noise.ridged((x - peak.x) / (0.16 + 0.55 * (peak.up - up)) * 3.2, up * 3, octaves: 6)
    let lit = clamp(0.35 - (x - peak.x) * 2.6 + 0.9 * (gully - 0.45))
    var light = mix(Tint(hex: 0x231C3C), Tint(hex: 0xA8627A), lit * 0.85)
    let forest = ease(0.12, 0.03, up + 0.03 * noise.fbm(x * 20, up * 30, octaves: 3))
    light = mix(
      light,
      mix(Tint(hex: 0x161C2C), Tint(hex: 0x4A5048), 0.5 + noise.fbm(x * 70, up * 90, octaves: 3))
        * (0.6 + 0.7 * lit), forest * 0.75)
    let bed = peak.x + 0.03 * noise.fbm(up * 9, 5, octaves: 3) - (peak.up - up) * 0.16
    let lava = decay(abs(x - bed) * 330 / (1 + (peak.up - up) * 2)) * ease(0.1, 0.3, up)
    light +=
      Tint(2.4, 0.62, 0.14) * lava + Tint(1.2, 0.3, 0.1) * decay((peak.up - up) * 60) * decay(away * 40)
    return mix(light, Tint(hex: 0xD890A8), 0.3 * decay(up * 16) + 0.1)
  }
}
