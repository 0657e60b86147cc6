/// Light from the upper left on a metal ball, as shares of the ball's colour; (u, v) is the place on its face, −1…1.
struct BallLight {
  /// The colour's share at a place, as a grey pixel of the given coverage.
  func shade(_ u: Double, _ v: Double, _ coverage: Double) -> UInt32 {
    // The distance from the lit spot, 0 there and 1 at the far rim; metal darkens slowly, then at the rim quickly.
    let t = min(distance(u, v) / 1.52, 1)
    let grey = 1 - 0.50 * t * t - 0.08 * t
    let level = UInt32(min(max(grey, 0), 1) * 255 + 0.5)
    return UInt32(coverage * 255 + 0.5) << 24 | level << 16 | level << 8 | level
  }

  /// The white spot's opacity at a place.
  func gleam(_ u: Double, _ v: Double, _ coverage: Double) -> UInt32 {
    let t = min(distance(u, v) / 0.85, 1)
    let strength = (1 - t) * (1 - t) * (1 + 2 * t) * 0.95
    return UInt32(coverage * strength * 255 + 0.5) << 24 | 0xFFFFFF
  }

  private func distance(_ u: Double, _ v: Double) -> Double {
    ((u + 0.30) * (u + 0.30) + (v + 0.36) * (v + 0.36)).squareRoot()
  }
}
