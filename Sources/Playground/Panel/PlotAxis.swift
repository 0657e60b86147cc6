import Foundation

/// A plot's range of values: four divisions of 1, 2 or 5 · 10ⁿ around zero and the data.
///
/// It grows at once and shrinks only after a smaller one has fitted for a while, so that the numbers do not dance.
struct PlotAxis: Equatable {
  static let divisions = 4
  /// How long a smaller range must fit before it is taken, in seconds of the demo.
  static let patience = 1.0

  /// The distance between two lines.
  private(set) var step: Double
  /// The lowest line.
  private(set) var lower: Double
  private let smallestStep: Double
  private var fitsSmallerSince: Double?

  var upper: Double { lower + step * Double(Self.divisions) }
  /// The lines' values, from the lowest.
  var lines: [Double] { (0...Self.divisions).map { lower + Double($0) * step } }

  /// Makes an axis that never shows less than its unit's smallest step.
  init(unit: String) {
    smallestStep =
      switch unit {
      case "pt": 50
      case "pt/s": 100
      case "J": 0.001
      // Counts, of which there are no thousandths.
      default: 1
      }
    (step, lower) = (smallestStep, 0)
  }

  /// Takes the lowest and highest value in sight at a time of the demo.
  mutating func fit(_ low: Double, _ high: Double, at time: Double) {
    guard low.isFinite, high.isFinite else { return }
    // A hair below zero, as the difference of large numbers may be, is no reason for a line below it.
    let hair = max((high - low) * 1e-5, smallestStep / 100)
    let (low, high) = (low > -hair ? 0 : low, max(high, 0))
    let best = Self.best(low, high, smallest: smallestStep)
    if low < lower || high > upper {
      (step, lower, fitsSmallerSince) = (best.step, best.lower, nil)
    } else if best.step < step || best.lower != lower {
      let since = fitsSmallerSince ?? time
      fitsSmallerSince = since
      if time - since >= Self.patience { (step, lower, fitsSmallerSince) = (best.step, best.lower, nil) }
    } else {
      fitsSmallerSince = nil
    }
  }

  /// A line's number with the decimals that its step needs.
  func label(_ value: Double) -> String {
    let decimals = max(0, Int(-(log10(step) + 1e-9).rounded(.down)))
    return SliderScale.decimal(value, decimals)
  }

  // The smallest round step whose four divisions, begun at a multiple of it, reach over the data.
  private static func best(_ low: Double, _ high: Double, smallest: Double) -> (step: Double, lower: Double) {
    var exponent = log10(max((high - low) / Double(divisions), smallest) * 0.999).rounded(.down)
    while exponent < 300 {
      for factor in [1.0, 2, 5] {
        let step = factor * pow(10, exponent)
        let lower = (low / step).rounded(.down) * step
        if step >= smallest * 0.999, lower + step * Double(divisions) >= high { return (step, lower) }
      }
      exponent += 1
    }
    return (smallest, 0)
  }
}
