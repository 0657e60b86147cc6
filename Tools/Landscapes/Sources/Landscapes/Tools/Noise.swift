/// Gradient noise (Perlin, 1985) and its sums, from integers alone: the same bits on every machine.
///
///     noise(p)  = Σ over the 4 corners c of p's cell of fade(p − c) · gradient(c)·(p − c),
///     fade(t)   = t³(6t² − 15t + 10) a side
///     fbm(p)    = Σ gⁱ noise(Rⁱp)          clouds, hills: i octaves, gain g, each turned and doubled by R
///     ridged(p) = Σ gⁱ (1 − |noise(Rⁱp)|)² mountains: the folds of |noise| are crests
struct Noise {
  private let seed: UInt32

  /// A noise of its own for every seed.
  init(_ seed: UInt32) { self.seed = seed &* 0x9E37_79B9 }

  /// A number in 0…1 that belongs to a place of the integer grid.
  func chance(_ x: Int, _ y: Int = 0) -> Double { Double(hash(x, y) >> 8) / 16_777_215 }

  private func hash(_ x: Int, _ y: Int) -> UInt32 {
    var h =
      seed ^ UInt32(truncatingIfNeeded: x) &* 0x8DA6_B343
      ^ UInt32(truncatingIfNeeded: y) &* 0xD816_3841
    h = (h ^ (h >> 15)) &* 0x2C1B_3C6D
    h = (h ^ (h >> 12)) &* 0x297A_2D39
    return h ^ (h >> 15)
  }

  /// Smooth noise, about −1…1, 0 at the grid's corners.
  func callAsFunction(_ x: Double, _ y: Double) -> Double {
    let (column, row) = (floorToInt(x), floorToInt(y))
    let (u, v) = (x - Double(column), y - Double(row))
    let (s, t) = (fade(u), fade(v))
    let top = slope(column, row, u, v) * (1 - s) + slope(column + 1, row, u - 1, v) * s
    let bottom = slope(column, row + 1, u, v - 1) * (1 - s) + slope(column + 1, row + 1, u - 1, v - 1) * s
    return (top * (1 - t) + bottom * t) * 1.4
  }

  /// A sum of noises, each twice as fine and `gain` as strong; about −1…1.
  func fbm(_ x: Double, _ y: Double, octaves: Int, gain: Double = 0.5) -> Double {
    var (x, y, sum, weight, total) = (x, y, 0.0, 1.0, 0.0)
    for _ in 0..<octaves {
      sum += weight * self(x, y)
      total += weight
      weight *= gain
      (x, y) = (1.6 * x + 1.2 * y + 17.3, 1.6 * y - 1.2 * x + 5.7)
    }
    return sum / total * 1.6
  }

  /// Crests and valleys, about 0…1; crests carry more detail than valleys, as weather leaves them.
  func ridged(_ x: Double, _ y: Double, octaves: Int, gain: Double = 0.5) -> Double {
    var (x, y, sum, weight, total, above) = (x, y, 0.0, 1.0, 0.0, 1.0)
    for _ in 0..<octaves {
      let fold = 1 - min(abs(self(x, y)) * 1.3, 1)
      sum += weight * fold * fold * above
      total += weight
      above = clamp(fold * fold * 1.6 + 0.1)
      weight *= gain
      (x, y) = (1.6 * x + 1.2 * y + 9.1, 1.6 * y - 1.2 * x + 3.3)
    }
    return sum / total
  }

  /// fbm that is pushed about by fbm: billows and streaks, as clouds have.
  func warped(_ x: Double, _ y: Double, octaves: Int, by amount: Double) -> Double {
    let dx = fbm(x + 3.1, y - 7.4, octaves: 3)
    let dy = fbm(x - 8.2, y + 2.8, octaves: 3)
    return fbm(x + amount * dx, y + amount * dy, octaves: octaves)
  }

  private func slope(_ column: Int, _ row: Int, _ dx: Double, _ dy: Double) -> Double {
    let h = hash(column, row)
    return (Double(h & 0xFFFF) / 32768 - 1) * dx + (Double(h >> 16) / 32768 - 1) * dy
  }

  private func fade(_ t: Double) -> Double { t * t * t * (t * (6 * t - 15) + 10) }
}

/// The largest whole number not above `x`; places beyond 10¹⁵ count as there.
func floorToInt(_ x: Double) -> Int {
  let whole = Int(min(max(x, -1e15), 1e15))
  return Double(whole) > x ? whole - 1 : whole
}
