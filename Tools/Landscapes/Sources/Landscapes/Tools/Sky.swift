/// The parts that skies share: the light around a sun or moon, stars, and clouds on a high plane.
enum Sky {
  /// Light around a disc: a bright ring near it and a wide veil.
  ///
  ///     e^(−d/size) + 0.12/(1 + (d/size)²)
  static func glow(_ distance: Double, size: Double) -> Double {
    let d = distance / size
    return decay(d) + 0.12 / (1 + d * d)
  }

  /// Stars of many sizes and three colours, as light to add.
  static func stars(_ x: Double, _ y: Double, noise: Noise, density: Double = 1) -> Tint {
    var light = Tint.zero
    for (scale, strength) in [(38.0, 1.0), (75, 0.55), (130, 0.32)] {
      let (column, row) = (floorToInt(x * scale), floorToInt(y * scale))
      let luck = noise.chance(column, row)
      guard luck < 0.15 * density else { continue }
      let dx = x * scale - Double(column) - 0.2 - 0.6 * noise.chance(column + 911, row)
      let dy = y * scale - Double(row) - 0.2 - 0.6 * noise.chance(column, row + 677)
      let size = 0.55 / 600 * scale
      let shape = decay((dx * dx + dy * dy) / (size * size))
      let power = noise.chance(column + 37, row + 59)
      let hue = noise.chance(column + 5, row + 83)
      let tint = mix(Tint(0.65, 0.78, 1), Tint(1, 0.86, 0.66), hue * hue)
      light += tint * shape * strength * (0.15 + 2.6 * power * power * power)
    }
    return light
  }

  /// Clouds on a plane above the eye: their density at a place `up` picture heights over the horizon, and the share of
  /// the light from `sunX`, `sunUp` that passes through them.
  static func clouds(
    _ x: Double, up: Double, noise: Noise, scale: Double, cover: Double, sun: (x: Double, up: Double)
  ) -> (density: Double, lit: Double) {
    let height = max(up, 0.004) + 0.09
    let (u, v) = (x / height * scale, scale * 1.1 / height)
    func thickness(_ u: Double, _ v: Double) -> Double {
      noise.warped(u, v, octaves: 6, by: 0.55) + cover
    }
    let here = thickness(u, v)
    guard here > 0 else { return (0, 1) }
    let sunHeight = max(sun.up, 0) + 0.09
    let (du, dv) = (sun.x / sunHeight * scale - u, scale * 1.1 / sunHeight - v)
    let reach = 0.22 / max((du * du + dv * dv).squareRoot(), 0.3)
    let towards = thickness(u + du * reach, v + dv * reach)
    return (ease(0, 0.42, here), clamp(0.55 + 0.9 * (here - towards) - 0.35 * here))
  }
}
