import CradleGeometry

/// The exact step of a damped oscillator:   ẍ = −ω²x − 2σẋ,   σ = ζω + resistance/2
///
///     (x, v) ← M·(x, v)      Ω² = ω² − σ²,  E = e^(−σt)
///     Ω² > 0:  A = E(cos Ωt + σ/Ω·sin Ωt),  B = E·sin Ωt/Ω,  C = −ω²B,  D = E(cos Ωt − σ/Ω·sin Ωt)
///     Ω² = 0:  A = E(1 + σt),  B = E·t,  D = E(1 − σt);      Ω² < 0: the same with cosh and sinh
struct SpringPropagator: Sendable, Hashable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  /// `frequency` in Hz above 0, `damping` ratio and `resistance` in 1/s at least 0, `duration` in seconds.
  init(frequency: Double, damping: Double, resistance: Double, duration t: Double) {
    let omega = 2 * Double.pi * frequency
    let sigma = damping * omega + resistance / 2
    let square = omega * omega - sigma * sigma
    let decay = Exponential.exponential(-sigma * t)
    if square > 1e-9 * omega * omega {
      let turn = square.squareRoot()
      let sine = Trigonometry.sine(turn * t)
      let cosine = Trigonometry.cosine(turn * t)
      a = decay * (cosine + sigma / turn * sine)
      b = decay * sine / turn
      d = decay * (cosine - sigma / turn * sine)
    } else if square < -1e-9 * omega * omega {
      let split = (-square).squareRoot()
      let slow = Exponential.exponential((split - sigma) * t)
      let fast = Exponential.exponential((-split - sigma) * t)
      b = (slow - fast) / (2 * split)
      a = (slow + fast) / 2 + sigma * b
      d = (slow + fast) / 2 - sigma * b
    } else {
      a = decay * (1 + sigma * t)
      b = decay * t
      d = decay * (1 - sigma * t)
    }
    c = -omega * omega * b
  }
}

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
}
