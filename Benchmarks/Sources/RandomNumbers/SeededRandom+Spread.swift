import Foundation

extension SeededRandom {
  /// A number in 0..<1 from the upper 53 bits.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

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
