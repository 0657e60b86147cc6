/// Dunes in the last sun: sharp crests, blue shadows, ripples of the wind.
///
///     dune(t), t = the place between two troughs, 0…1:
///     windward t < w: s²(1.7 − 0.7s), s = t/w;   lee: q²(1.5 − 0.5q), q = (1 − t)/(1 − w)
struct Dunes: Scene {
  private let noise = Noise(202)
  private let sky = Ramp((0, 0x2F5E9E), (0.2, 0x6C9CC4), (0.36, 0xE8C9A4), (0.44, 0xFFD9A0))

  var film: Film { Film(exposure: 1.06, bloom: 0.25, contrast: 0.5, saturation: 0.92) }

  func paint(on painting: inout Painting) {
    let sun = SIMD3(-0.9, 0.34, 0.2).unit
    painting.paint { x, y, _ in
      var light = sky[y]
      let cloud = noise.warped(x * 1.1 + 2, y * 5 + x * 0.8, octaves: 7, by: 0.9)
      light = mix(light, Tint(hex: 0xFFE6CC), ease(0.05, 0.75, cloud) * 0.65 * ease(0.42, 0.15, y))
      return light + Tint(hex: 0xFFB060) * 0.35 * decay((x + 0.05) * 2.6) * decay(abs(y - 0.38) * 5)
    }
    let terrain = Terrain(
      eye: 9.5, horizon: 0.34, focal: 1.25, reach: 4...260, sun: sun, step: 0.0025, height: height)
    terrain.paint(on: &painting, shade: shade)
  }

  private func height(_ x: Double, _ z: Double) -> Double {
    let bend = 0.75 * noise.fbm(x * 0.014 + 4, z * 0.026, octaves: 2)
    let large =
      dune(x * 0.036 + z * 0.012 + bend + 0.55, windward: 0.62) * (5.2 + 2.6 * noise(x * 0.02, z * 0.02 + 8))
    let small = dune(x * 0.08 + z * 0.05 + bend * 1.3 + 0.6 * noise(x * 0.05, z * 0.07), windward: 0.66)
    return large + small * 1.0 * (0.5 + 0.5 * noise(x * 0.04 + 30, z * 0.04)) - 1
  }

  private func dune(_ place: Double, windward: Double) -> Double {
    let t = place - Double(floorToInt(place))
    let s = t < windward ? t / windward : (1 - t) / (1 - windward)
    return t < windward ? s * s * (1.7 - 0.7 * s) : s * s * (1.5 - 0.5 * s)
  }

  private func shade(_ ground: Terrain.Ground) -> Tint {
    let near = decay(ground.z / 26)
    let wind = ground.x * 1.4 + ground.z * 4.2 + 2.2 * noise.fbm(ground.x * 0.35, ground.z * 0.35, octaves: 3)
    let ripple = noise(wind * 1.9, (ground.x - ground.z * 0.3) * 0.35) * near
    let grain = noise.fbm(ground.x * 14, ground.z * 14, octaves: 3) * near
    let sand = mix(
      Tint(hex: 0xDC9A66), Tint(hex: 0xF2BE88),
      0.5 + 0.5 * noise.fbm(ground.x * 0.1, ground.z * 0.1, octaves: 4))
    let sunlight = max(ground.sunlight * (1 + 0.55 * ripple + 0.14 * grain), 0)
    let direct = Tint(1.9, 1.28, 0.74) * sunlight
    let ambient = Tint(0.20, 0.19, 0.30) * (0.7 + 0.5 * ground.normal.y + 0.12 * ripple)
    let haze = 1 - decay(ground.z / 120)
    return mix(sand * (direct + ambient), Tint(hex: 0xF6C795), haze * haze)
  }
}
