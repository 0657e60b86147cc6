#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#else
  #error("Elementary: import this platform's C library here; the laws need its exp, log, pow and atan2")
#endif

/// The C library's functions that the laws need, in one place, so that no other file imports it.
package enum Elementary {
  /// eˣ.
  package static func exponential(_ x: Double) -> Double { exp(x) }

  /// eˣ − 1, exact for small x where the subtraction would cancel.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// The natural logarithm; −∞ for 0.
  package static func logarithm(_ x: Double) -> Double { log(x) }

  /// ln(1 + x), exact for small x where the addition would round.
  static func logarithmOfOnePlus(_ x: Double) -> Double { log1p(x) }

  /// xʸ; NaN for a negative x and a y that is not whole.
  package static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

  /// The angle of the direction (x, y), −π…π radians.
  package static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
}

extension Double {
  /// The number itself, or 0 for an infinity or NaN.
  package var finiteOrZero: Double { isFinite ? self : 0 }

  /// The number itself, the largest finite magnitude for an infinity, and 0 for NaN.
  var broughtToFinite: Double {
    if isNaN { return 0 }
    let largest = Double.greatestFiniteMagnitude
    return Swift.min(Swift.max(self, -largest), largest)
  }

  /// The time since a law's start: 0 before the start and for NaN.
  var sinceStart: Double { self > 0 ? self : 0 }
}
