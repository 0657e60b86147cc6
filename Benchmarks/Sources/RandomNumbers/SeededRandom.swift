import Foundation

/// A reproducible stream of random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a stream; the same seed gives the same numbers everywhere.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in 0..<1 from the upper 53 bits.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of a range.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  /// A whole number of a range.
  public mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number whose logarithm is spread evenly: as many below 1 as above it in 0.1…10.
  public mutating func logarithmic(in range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, double(in: 0...1))
  }

  /// Exactly 0 with a probability of `share`, else a number of the range.
  public mutating func double(in range: ClosedRange<Double>, zeroShare share: Double) -> Double {
    double(in: 0...1) < share ? 0 : double(in: range)
  }

  /// True with a probability of 0…1.
  public mutating func chance(_ probability: Double) -> Bool { double(in: 0...1) < probability }
}
