import CradleGeometry
import Glibc

/// The arithmetic of a slider: the position of a value on the track, its steps and its text.
struct SliderScale: Equatable {
  /// The factor by which Shift makes a step or a drag finer.
  static let fineness = 10.0

  /// The range in the panel's unit, like all values here.
  let range: ClosedRange<Double>
  /// The change by one press of an arrow key.
  let step: Double
  let unit: String
  /// The panel's units per unit of the parameter: angles are stored in radians and shown in degrees.
  private let factor: Double
  /// Decimals that a value on the coarse grid needs.
  let decimals: Int
  /// The track's curve, value ∝ fractionᵉ: 3 if the default lies in the outermost 2 % of the range, as in 0…1
  /// 000 000 or 0.9…0.9999.
  let exponent: Double
  /// Whether the curve counts from the upper end, because the default lies there.
  let isFromTop: Bool

  /// Makes the scale of a parameter; nil for a choice.
  init?(_ parameter: Parameter) {
    guard case .number(let given, let givenStep, let unit) = parameter.kind else { return nil }
    let isAngle = unit == "rad"
    factor = isAngle ? 180 / Double.pi : 1
    self.unit = isAngle ? "°" : unit
    range = isAngle ? (given.lowerBound * factor)...(given.upperBound * factor) : given
    // A step of 5° is not a round number of radians.
    step = isAngle ? (givenStep * factor * 1000).rounded() / 1000 : givenStep
    // Steps of 0.01 and 0.039 have two decimals; 0.58 and 18 have none.
    decimals = step > 0 ? max(0, Int(-(log10(step) + 0.3).rounded(.down))) : 0
    var place = 0.5
    if case .number(let initial) = parameter.defaultValue, range.upperBound > range.lowerBound {
      place = (initial * factor - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    isFromTop = place > 0.5
    let outermost = min(place, 1 - place)
    exponent = outermost > 0 && outermost < 0.02 ? 3 : 1
  }

  /// A parameter's number in the panel's unit.
  func shown(_ parameter: Parameter) -> Double { shown(parameter.number) }

  /// A number of the parameter in the panel's unit.
  func shown(_ number: Double) -> Double { factor == 1 ? number : number * factor }

  /// The parameter's value for a number in the panel's unit.
  func value(shown number: Double) -> Parameter.Value { .number(factor == 1 ? number : number / factor) }

  /// The place of a value on the track, 0…1.
  func fraction(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0 }
    let share = ((value - range.lowerBound) / length).clamped(to: 0...1)
    return curved(share, by: 1 / exponent)
  }

  /// The value at a place on the track, rounded to the label's decimals; the ends are exact.
  func value(at fraction: Double, isFine: Bool = false) -> Double {
    let fraction = fraction.clamped(to: 0...1)
    let share = curved(fraction, by: exponent)
    return rounded(range.lowerBound + share * (range.upperBound - range.lowerBound), isFine: isFine)
  }

  /// The value after some steps; a fine step is a tenth.
  func stepped(_ value: Double, by count: Double, isFine: Bool = false) -> Double {
    rounded(value + count * (isFine ? step / Self.fineness : step), isFine: isFine)
  }

  /// The value's label: with the coarse grid's decimals if it is on the grid, else with one more.
  func label(_ value: Double) -> String {
    let isCoarse = abs(value - grid(value, decimals)) < 1e-9 * max(1, abs(value))
    return Self.decimal(value, isCoarse ? decimals : decimals + 1)
  }

  /// A number with decimals, with a typographic minus sign and none before zero.
  static func decimal(_ value: Double, _ decimals: Int) -> String {
    // A double has at most 309 digits before the point.
    var digits = [CChar](repeating: 0, count: 400)
    _ = withVaList([Int32(decimals.clamped(to: 0...60)), abs(value)]) {
      vsnprintf(&digits, digits.count, "%.*f", $0)
    }
    let shown = String(decoding: digits.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let isZero = !shown.contains { ("1"..."9").contains($0) }
    return value < 0 && !isZero ? "−" + shown : shown
  }

  private func curved(_ share: Double, by exponent: Double) -> Double {
    if exponent == 1 { return share }
    return isFromTop ? 1 - pow(1 - share, exponent) : pow(share, exponent)
  }

  private func rounded(_ value: Double, isFine: Bool) -> Double {
    if value <= range.lowerBound { return range.lowerBound }
    if value >= range.upperBound { return range.upperBound }
    let rounded = grid(value, isFine ? decimals + 1 : decimals)
    return rounded.clamped(to: range)
  }

  // Dividing by a power of ten, unlike multiplying by 0.01, gives the double nearest to the decimal.
  private func grid(_ value: Double, _ decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    return (value * unit).rounded() / unit
  }
}
