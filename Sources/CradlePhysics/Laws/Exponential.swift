/// e^x from + − × ÷ alone, so that every machine gives the same bits.
///
///     x = k·ln 2 + r, |r| ≤ ½ ln 2;   e^x = 2ᵏ Σ rⁿ/n!
enum Exponential {
  /// ln 2, and the same as a sum of two: the upper part ends in zeros, so that k times it is exact for every k here
  /// (Cody and Waite, "Software Manual for the Elementary Functions", 1980).
  private static let ln2 = 0.693147180559945309
  private static let ln2Upper = 0.693147180369123816
  private static let ln2Lower = 1.90821492927058770e-10
  /// Doubles end at e^±709; below e^−700 the result is 0, above e^700 it is e^700.
  private static let largest = 700.0

  /// Relative error under 10⁻¹⁵ for |x| < 700; 0 below, finite above.
  static func exponential(_ x: Double) -> Double {
    guard x > -largest else { return 0 }
    let x = min(x, largest)
    let k = (x / ln2).rounded(.toNearestOrEven)
    let r = (x - k * ln2Upper) - k * ln2Lower
    var sum = 1.0
    // The first term left out, (½ ln 2)¹⁵/15!, is below 10⁻¹⁹.
    var n = 14.0
    while n >= 1 {
      sum = 1 + r / n * sum
      n -= 1
    }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// e^x − 1, also where the subtraction would cancel: Σ xⁿ/n! from n = 1; relative error 10⁻¹⁶ for |x| < ½.
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
