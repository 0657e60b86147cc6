/// Painted trees: a shape, ragged by noise, lit from one side.
enum Trees {
  /// A fir that stands at (x, base), `height` picture heights tall; `tint` gets the height (0…1) and the horizontal
  /// position (−1…1) of a place in it, and a grain of −1…1.
  static func fir(
    on painting: inout Painting, x: Double, base: Double, height: Double, noise: Noise,
    tint: (_ up: Double, _ side: Double, _ grain: Double, _ under: Tint) -> Tint
  ) {
    let salt = noise.chance(floorToInt(x * 4096), floorToInt(base * 4096))
    let width = height * (0.17 + 0.07 * salt)
    let whorls = 9 + 6 * salt
    painting.paint(x: (x - width)...(x + width), y: (base - height)...(base + height * 0.01)) {
      px, py, under in
      let up = (base - py) / height
      let side = (px - x) / width
      let far = abs(side)
      // Branches hang: each whorl begins further up at the trunk than at its tips.
      let whorl = (1 - up) * whorls + far * 1.4 + 0.5 * noise(px / height * 9 + salt * 50, py / height * 9)
      let branch = whorl - Double(floorToInt(whorl))
      let cone = (1 - up) * (0.30 + 0.55 * branch) + 0.012
      let ragged = 0.16 * noise(px / height * 42, py / height * 42 + salt * 90) * (1 - up + 0.1)
      guard up > 0, up < 1 else { return under }
      let isTrunk = far < 0.035 * (1.2 - up)
      guard far < cone + ragged && up > 0.05 || isTrunk else { return under }
      let grain = noise(px / height * 60, py / height * 60) * 0.6 + (branch - 0.5) * 0.8
      return tint(up, clamp(far / max(cone, 0.05)) * (side < 0 ? -1 : 1), grain, under)
    }
  }

  /// A round crown of leaves over a short trunk; `tint` gets the direction its leaves face and a grain of −1…1.
  static func crown(
    on painting: inout Painting, x: Double, base: Double, height: Double, width: Double, noise: Noise,
    tint: (_ facing: SIMD3<Double>, _ grain: Double, _ under: Tint) -> Tint
  ) {
    let (half, radius) = (width / 2, height * 0.44)
    let middle = base - height + radius
    painting.paint(x: (x - half * 1.4)...(x + half * 1.4), y: (base - height * 1.2)...base) { px, py, under in
      let (dx, dy) = ((px - x) / half, (py - middle) / radius)
      let rough =
        0.34 * noise.fbm(px / height * 5 + x * 71, py / height * 5, octaves: 2)
        + 0.16 * noise.fbm(px / height * 22, py / height * 22 + x * 31, octaves: 3)
      let distance = dx * dx + dy * dy
      if distance < 1 + rough - 0.12 {
        let bump = noise.fbm(px / height * 9 + x * 13, py / height * 9, octaves: 3)
        let bumpY = noise.fbm(px / height * 9 - 40, py / height * 9 + x * 7, octaves: 3)
        let facing = SIMD3(dx * 0.8 + bump * 0.9, -dy * 0.8 + bumpY * 0.9, max(1 - distance, 0).squareRoot())
        return tint(facing.unit, noise.fbm(px / height * 45, py / height * 45, octaves: 2), under)
      }
      let isTrunk = py > middle && abs(px - x) < height * 0.022 * (1 + max(0, (py - base) / height + 0.1) * 4)
      return isTrunk ? tint(SIMD3(0, -0.6, 0.8), -0.8, under) : under
    }
  }
}
