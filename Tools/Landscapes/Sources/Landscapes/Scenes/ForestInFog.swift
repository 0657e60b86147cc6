/// Tall trunks in morning fog, the sun between them.
struct ForestInFog: Scene {
  private let noise = Noise(909)
  private let sun = (x: 0.74, y: 0.3)

  var film: Film { Film(exposure: 0.92, bloom: 0.4, contrast: 0.5, saturation: 1.0) }

  func paint(on painting: inout Painting) {
    painting.paint { x, y, _ in fog(x, y) }
    for layer in 0..<7 {
      let near = Double(layer) / 6
      floor(layer, near, on: &painting)
      trunks(layer, near, on: &painting)
      canopy(layer, near, on: &painting)
      veil(layer, near, on: &painting)
    }
  }

  private func fog(_ x: Double, _ y: Double) -> Tint {
    let (dx, dy) = (x - sun.x, y - sun.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let light = mix(Tint(hex: 0xFFF0C4) * 1.25, Tint(hex: 0x7FA69A), distance * 1.35)
    return mix(light, Tint(hex: 0x4D7470), distance * 0.9 - 0.35) + Tint(1, 0.86, 0.55)
      * Sky.glow(distance, size: 0.1) * 0.7
  }

  /// The fog's layer over a row of trees: its own light, streaked by rays from the sun.
  private func veil(_ layer: Int, _ near: Double, on painting: inout Painting) {
    let salt = Double(layer)
    painting.paint { x, y, under in
      let (dx, dy) = (x - sun.x, y - sun.y)
      let distance = (dx * dx + dy * dy).squareRoot() + 1e-6
      // The direction from the sun as a place on a circle, so that rays have no seam.
      let ray = noise.fbm(dx / distance * 4.2 + salt * 0.7, dy / distance * 4.2, octaves: 4)
      let swirl = noise.fbm(x * 2.4 + salt * 5, y * 5, octaves: 4)
      let amount =
        (0.24 - 0.15 * near) * (1 + 0.8 * swirl) + ease(0.05, 0.6, ray) * 0.3 * decay(distance * 1.6)
        * (1 - near * 0.4)
      return mix(under, fog(x, y), amount)
    }
  }

  private func ground(_ x: Double, _ near: Double) -> Double {
    0.62 + 0.3 * near * near + 0.05 * near + 0.025 * noise.fbm(x * 2.4 + near * 31, near * 9, octaves: 4)
  }

  private func floor(_ layer: Int, _ near: Double, on painting: inout Painting) {
    painting.ridge(crest: { ground($0, near) + 0.02 * noise.fbm($0 * 40, near * 50, octaves: 3) * near }) {
      x, y, depth, _ in
      let fern = noise.fbm(x * 30 * (1.4 - near), y * 60 * (1.4 - near) + near * 7, octaves: 5)
      let moss = mix(Tint(hex: 0x16241A), Tint(hex: 0x7C9440), 0.36 + 0.62 * fern)
      let lit = decay(abs(x - sun.x) * 2.2) * ease(0, 0.5, fern + 0.3)
      return moss * (0.55 + 0.5 * decay(depth * 9)) + Tint(hex: 0xE8D070) * lit * 0.28
    }
  }

  private func trunks(_ layer: Int, _ near: Double, on painting: inout Painting) {
    let count = 26 - 3 * layer
    for index in 0..<count {
      let luck = noise.chance(index, layer + 10)
      let x = (Double(index) + 0.15 + 0.7 * luck) / Double(count) * (painting.aspect + 0.2) - 0.1
      // A gap for the light.
      guard near < 0.5 || abs(x - sun.x) > 0.16 * near else { continue }
      let width = (0.004 + 0.03 * near * near) * (0.6 + 0.8 * noise.chance(index, layer + 20))
      let lean = (noise.chance(index, layer + 30) - 0.5) * 0.06
      let base = ground(x, near) + 0.015
      painting.paint(x: (x - 0.09)...(x + 0.09), y: 0...min(base + 0.02, 1)) { px, py, under in
        let up = base - py
        let middle = x + lean * up + 0.006 * noise(py * 3, luck * 90)
        let half = width * (0.62 + 0.3 * py + 0.9 * decay(up * 26)) + 0.0008
        let side = (px - middle) / half
        guard abs(side) < 1, up > -0.012 * (1 - side * side) else { return under }
        return bark(side, px, py, luck: luck, half: half)
      }
    }
  }

  private func bark(_ side: Double, _ x: Double, _ y: Double, luck: Double, half: Double) -> Tint {
    let furrow = noise.ridged(x / half * 0.9 + luck * 70, y * 7, octaves: 4)
    let moss = ease(0, 0.6, noise.fbm(x * 30, y * 12 + luck * 40, octaves: 4) + 0.3 * y)
    let dark = mix(Tint(hex: 0x14140F), Tint(hex: 0x4A3D2C), furrow)
    let rim = ease(0.45, 1, (x < sun.x ? side : -side)) * decay(abs(x - sun.x) * 2.5)
    return mix(dark, Tint(hex: 0x4D5E2C), moss * 0.5) * (1 - 0.45 * abs(side)) + Tint(hex: 0xFFD890) * rim
      * 0.45
  }

  /// Leaves from above, thinner towards the light.
  private func canopy(_ layer: Int, _ near: Double, on painting: inout Painting) {
    let salt = Double(layer) * 11.3
    let fineness = 26 - 13 * near
    painting.paint(y: 0...0.6) { x, y, under in
      let bough = noise.fbm(x * 3 + salt, y * 4.5 + salt, octaves: 3)
      let gap = decay(((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y)) * 14)
      let reach = 0.62 * bough + 0.34 - y * (1.5 + 0.5 * near) - 0.55 * gap
      guard reach > -0.5 else { return under }
      let leaf = noise.fbm(x * fineness + salt, y * fineness, octaves: 4, gain: 0.7)
      guard leaf + reach * 1.5 > 0.28 else { return under }
      let glow = decay(abs(x - sun.x) * 2 + abs(y - sun.y) * 1.6)
      let shade = mix(
        Tint(hex: 0x142016), Tint(hex: 0x4F6B2C), 0.4 + 0.7 * noise.fbm(x * 50, y * 50 + salt, octaves: 2))
      return shade + Tint(hex: 0xD8D860) * glow * 0.45 * ease(0.8, 0.2, leaf)
    }
  }
}
