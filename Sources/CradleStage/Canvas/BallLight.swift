/// Light from the upper left on a metal ball, as factors of the ball's colour; (u, v) is the place on its face,
/// −1…1.
///
///     share = 1 − a·t − b·t²          t: distance from the lit spot, 0 there and 1 at the far rim
///     highlight = 0.95·(1 − t′)²      t′: the same, 1 at a distance of 0.85, where the highlight ends
///
/// The lit spot is at (−0.28, −0.38); the far rim is 1 + √(0.28² + 0.38²) = 1.47 from it. All other numbers are chosen by
/// eye: a + b is 0.49 for red and 0.40 for blue, so that the dark side is slightly blue, like skylight.
struct BallLight {
  /// The ball's colour at a place as a pixel of the given coverage.
  func shade(_ u: Double, _ v: Double, _ coverage: Double) -> UInt32 {
    let t = min(distance(u, v) / 1.47, 1)
    func level(_ a: Double, _ b: Double) -> UInt32 { UInt32((1 - a * t - b * t * t) * 255 + 0.5) }
    return UInt32(coverage * 255 + 0.5) << 24 | level(0.12, 0.37) << 16 | level(0.11, 0.36) << 8
      | level(0.09, 0.31)
  }

  /// The opacity of the white highlight at a place, as a pixel of the given coverage.
  func highlight(_ u: Double, _ v: Double, _ coverage: Double) -> UInt32 {
    let t = min(distance(u, v) / 0.85, 1)
    return UInt32(coverage * (1 - t) * (1 - t) * 0.95 * 255 + 0.5) << 24 | 0xFFFFFF
  }

  private func distance(_ u: Double, _ v: Double) -> Double {
    ((u + 0.28) * (u + 0.28) + (v + 0.38) * (v + 0.38)).squareRoot()
  }
}
