/// Sine and cosine from + − × ÷ alone, so that every machine gives the same bits.
///
///     x = k·π/2 + r, |r| ≤ π/4;   sin r = r − r³/3! + r⁵/5! − …,   cos r = 1 − r²/2! + r⁴/4! − …
///
/// The reduction subtracts k·π/2 in three parts (Cody and Waite), exact for |x| ≤ 10⁶; the series end where the
/// next term is below 2⁻⁵³. Error: under 3·10⁻¹⁶ there, growing as 10⁻¹⁶·|x| beyond.
public enum Trigonometry {
  /// The sine of an angle in radians; 0 for an angle that is not finite.
  public static func sine(_ angle: Double) -> Double {
    let (quadrant, r) = reduce(angle)
    switch quadrant {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
  }

  /// The cosine of an angle in radians; 1 for an angle that is not finite.
  public static func cosine(_ angle: Double) -> Double {
    let (quadrant, r) = reduce(angle)
    switch quadrant {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    default: return sineSeries(r)
    }
  }

  /// The sine and cosine of an angle in radians, with the same bits as `sine` and `cosine`, for little more
  /// than the cost of one.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let (quadrant, r) = reduce(angle)
    let (sine, cosine) = (sineSeries(r).bitPattern, cosineSeries(r).bitPattern)
    // Without branches: the quadrants of a heap's bodies are unpredictable. Quadrants 1 and 3 exchange the two, 2 and 3
    // change the sine's sign, 1 and 2 the cosine's.
    let quarter = UInt64(truncatingIfNeeded: quadrant)
    let exchange = (sine ^ cosine) & (0 &- (quarter & 1))
    return (
      Double(bitPattern: sine ^ exchange ^ (quarter & 2) << 62),
      Double(bitPattern: cosine ^ exchange ^ ((quarter &+ 1) & 2) << 62)
    )
  }

  // π/2 in three parts of 33 bits, so that k·part is exact for k < 2²⁰.
  private static let halfPi1 = 1.57079632673412561417
  private static let halfPi2 = 6.07710050630396597660e-11
  private static let halfPi3 = 2.02226624879595063154e-21

  /// 1.5·2⁵²: a number below 2⁵¹ that is added to it and subtracted again is rounded to the nearest integer.
  private static let roundingShift = 0x1.8p52

  private static func reduce(_ angle: Double) -> (quadrant: Int, remainder: Double) {
    let quarters = angle * (2 / Double.pi)
    guard abs(quarters) < 0x1p51 else { return reduceFar(angle) }
    // Not by `rounded`, which is a call of the C library where the processor's own rounding cannot be assumed.
    let k = (quarters + roundingShift) - roundingShift
    return (Int(k) & 3, remainder(angle, k))
  }

  @inline(never) private static func reduceFar(_ angle: Double) -> (quadrant: Int, remainder: Double) {
    guard angle.isFinite else { return (0, 0) }
    let k = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    return (Int(k.truncatingRemainder(dividingBy: 4)) & 3, remainder(angle, k))
  }

  /// angle − k·π/2. Far beyond the exact range the parts do not cancel; the remainder has no meaning but stays finite.
  private static func remainder(_ angle: Double, _ k: Double) -> Double {
    min(max(((angle - k * halfPi1) - k * halfPi2) - k * halfPi3, -0.8), 0.8)
  }

  private static func sineSeries(_ r: Double) -> Double {
    let s = r * r
    var sum = -1.0 / 1_307_674_368_000
    sum = sum * s + 1.0 / 6_227_020_800
    sum = sum * s - 1.0 / 39_916_800
    sum = sum * s + 1.0 / 362_880
    sum = sum * s - 1.0 / 5040
    sum = sum * s + 1.0 / 120
    sum = sum * s - 1.0 / 6
    return r + r * s * sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let s = r * r
    var sum = 1.0 / 20_922_789_888_000
    sum = sum * s - 1.0 / 87_178_291_200
    sum = sum * s + 1.0 / 479_001_600
    sum = sum * s - 1.0 / 3_628_800
    sum = sum * s + 1.0 / 40320
    sum = sum * s - 1.0 / 720
    sum = sum * s + 1.0 / 24
    return 1 - s / 2 + s * s * sum
  }
}
