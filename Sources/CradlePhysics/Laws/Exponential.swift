/// e^x from + − × ÷ alone, so that every machine gives the same bits.
///
///     x = k·ln 2 + r, |r| ≤ ½ ln 2;   e^x = 2ᵏ Σ rⁿ/n!
enum Exponential {
  /// Relative error under 10⁻¹⁵ for |x| < 700; 0 below, finite above.
  static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    let k = (min(x, 700) / 0.693147180559945309).rounded(.toNearestOrEven)
    let r = (min(x, 700) - k * 0.693147180369123816) - k * 1.90821492927058770e-10
    var sum = 1.0
    var n = 14.0
    while n >= 1 {
      sum = 1 + r / n * sum
      n -= 1
    }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// e^x − 1, also where the subtraction would cancel: Σ xⁿ/n! from n = 1, to 10⁻¹⁶ of it for |x| < ½.
  static func exponentialMinusOne(_ x: Double) -> Double {
    guard abs(x) < 0.5 else { return exponential(x) - 1 }
    var sum = 1.0
    var n = 15.0
    while n >= 2 {
      sum = 1 + x / n * sum
      n -= 1
    }
    return x * sum
  }
}
