/// Open water to the horizon: waves that mirror the sky above.
///
///     ground     z = eye·focal/(y − horizon), the place of the plane Y = 0 that a level camera sees at y
///     mirror     r = v − 2(v·n)n
///     Fresnel    F = 0.02 + 0.98·(1 − cos)⁵, Schlick's approximation for water
struct Sea {
  /// The horizon's y.
  var horizon: Double
  /// The eye's height over the water, in wave lengths.
  var eye = 6.0
  var focal = 1.2
  /// The steepness of the waves.
  var roughness = 0.16
  /// The colour of light that comes out of the water.
  var deep: Tint
  var noise = Noise(5)

  /// The water's light at a place below the horizon; `sky` is asked for places of the picture above it.
  func light(
    x: Double, y: Double, aspect: Double, sky: (_ x: Double, _ up: Double) -> Tint
  ) -> Tint {
    let drop = max(y - horizon, 1e-4)
    let view = SIMD3((x - aspect / 2) / focal, -drop / focal, 1).unit
    let z = eye * focal / drop
    let slope = self.slope((x - aspect / 2) / focal * z, z)
    let normal = SIMD3(slope.x, 1, slope.y).unit
    let facing = max(-(view * normal).sum(), 0.02)
    let mirrored = view + normal * (2 * facing)
    let ahead = max(mirrored.z, 0.05)
    let up = max(abs(mirrored.y) / ahead * focal, 0.002)
    let miss = (1 - facing) * (1 - facing)
    let fresnel = 0.02 + 0.98 * miss * miss * (1 - facing)
    return mix(deep, sky(aspect / 2 + mirrored.x / ahead * focal, up), fresnel)
  }

  /// Long swell and short chop, across and along; far chop is too small to be seen one by one and calms down.
  private func slope(_ x: Double, _ z: Double) -> (x: Double, y: Double) {
    let calm = 1 / (1 + z / 260)
    let gust = 0.65 + 0.5 * noise.fbm(x * 0.02 + 40, z * 0.008, octaves: 3)
    let across = noise.fbm(x * 0.55, z * 0.8, octaves: 5, gain: 0.62)
    let along = noise.fbm(x * 0.45 + 71, z * 1.1 + 13, octaves: 5, gain: 0.62)
    let strength = roughness * gust * (0.25 + 0.75 * calm)
    return (across * strength, along * strength)
  }
}
