import Glibc

/// A plot's range of values: four divisions of 1, 2 or 5 · 10ⁿ around zero and the data.
///
/// It grows at once and shrinks only after a smaller range has been sufficient for a while, so that its
/// numbers do not flicker.
struct PlotAxis: Equatable {
  static let divisions = 4
  /// The time for which a smaller range must be sufficient before it is used, in seconds of the demo.
  static let shrinkDelay = 1.0

  /// The distance between two lines.
  private(set) var step: Double
  /// The value of the lowest line.
  private(set) var lower: Double
  private let smallestStep: Double
  private var smallerSince: Double?

  var upper: Double { lower + step * Double(Self.divisions) }
  /// The lines' values, from the lowest.
  var lines: [Double] { (0...Self.divisions).map { lower + Double($0) * step } }

  /// Makes an axis whose step is at least its unit's smallest step.
  init(unit: String) {
    smallestStep =
      switch unit {
      case "pt": 50
      case "pt/s": 100
      case "J": 0.001
      // Counts are whole numbers.
      default: 1
      }
    (step, lower) = (smallestStep, 0)
  }

  /// Fits the axes of one plot to their data, with zero at the same height for all.
  ///
  /// - Parameters:
  ///   - axes: The axes; a plot has room for at most two units.
  ///   - ranges: The lowest and highest visible value of each.
  ///   - time: The demo's, in seconds.
  static func fit(_ axes: inout [PlotAxis], to ranges: [(low: Double, high: Double)], at time: Double) {
    guard ranges.allSatisfy({ $0.low.isFinite && $0.high.isFinite }) else { return }
    let data = zip(axes, ranges).map { $0.widened($1) }
    // The number of divisions below zero, the same for all axes, for which the steps are smallest.
    let fits = (0...divisions).compactMap { below -> [Double]? in
      let steps = zip(axes, data).map { $0.step(over: $1, below: below) }
      return steps.allSatisfy(\.isFinite) ? steps + [Double(below)] : nil
    }
    func size(_ steps: [Double]) -> Double { steps.dropLast().reduce(0) { $0 + log10($1) } }
    guard let best = fits.min(by: { size($0) < size($1) }), let below = best.last else { return }
    let isTooSmall = zip(axes, data).contains { $1.low < $0.lower || $1.high > $0.upper }
    let isOther = zip(axes, best).contains { $0.step != $1 || $0.lower != -below * $1 }
    for index in axes.indices {
      let since = isOther ? axes[index].smallerSince ?? time : nil
      axes[index].smallerSince = since
      guard isTooSmall || since.map({ time - $0 >= shrinkDelay }) == true else { continue }
      let step = best[index]
      (axes[index].step, axes[index].lower) = (step, 0 - below * step)
      axes[index].smallerSince = nil
    }
  }

  /// A value slightly below zero because of rounding needs no line below zero.
  private func widened(_ range: (low: Double, high: Double)) -> (low: Double, high: Double) {
    let hair = max((range.high - range.low) * 1e-5, smallestStep / 100)
    return (range.low > -hair ? 0 : range.low, max(range.high, 0))
  }

  /// A line's number with the decimals that its step needs.
  func label(_ value: Double) -> String {
    // Numbers in thousands or millions are shown as 10 k or 1 M.
    for (size, sign) in [(1e6, "M"), (1e3, "k")] where step >= size {
      return value == 0 ? "0" : SliderScale.decimal(value / size, 0) + "\u{202F}" + sign
    }
    let decimals = max(0, Int(-(log10(step) + 1e-9).rounded(.down)))
    return SliderScale.decimal(value, decimals)
  }

  /// The smallest round step for which `below` divisions below zero, and the others above it, cover the data;
  /// infinite if there is none.
  private func step(over data: (low: Double, high: Double), below: Int) -> Double {
    let (down, up) = (Double(below), Double(Self.divisions - below))
    guard data.low == 0 || down > 0, data.high == 0 || up > 0 else { return .infinity }
    let wanted = max(down > 0 ? -data.low / down : 0, up > 0 ? data.high / up : 0, smallestStep)
    var exponent = log10(wanted * 0.999).rounded(.down)
    while exponent < 300 {
      for factor in [1.0, 2, 5] {
        let step = factor * pow(10, exponent)
        if step >= wanted || step >= smallestStep * 0.999, step * down >= -data.low, step * up >= data.high {
          return step
        }
      }
      exponent += 1
    }
    return .infinity
  }
}
