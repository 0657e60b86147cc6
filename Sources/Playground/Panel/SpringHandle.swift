import CradleGeometry
import CradlePhysics

/// A spring, described by one draggable point of its response: the value of a unit pull after half the
/// undamped period.
///
///     h(ζ) = x(π/ω)      −1 at ζ = 0, (1 + π) e^(−π) = 0.18 at ζ = 1, towards 1 beyond
///
/// The height increases with ζ, and the time is half the response, so a time and a height determine one
/// spring.
struct SpringHandle: Equatable {
  /// Half the response in seconds, > 0.
  var time: Double
  /// The value at that time; 1 is the pull.
  var height: Double

  init(time: Double, height: Double) { (self.time, self.height) = (time, height) }

  init(_ spring: Spring) {
    (time, height) = (spring.response / 2, Self.height(of: spring.dampingRatio))
  }

  /// The largest damping ratio searched; beyond it the curve hardly falls in this time.
  private static let greatestRatio = 8.0
  /// The number of halvings of 0…`greatestRatio` that leave less than a millionth.
  private static let halvings = 24

  var spring: Spring {
    let (low, high) = Double.bisect(from: 0, to: Self.greatestRatio, halvings: Self.halvings) {
      Self.height(of: $0) < height
    }
    return Spring(response: 2 * time, dampingRatio: (low + high) / 2)
  }

  private static func height(of dampingRatio: Double) -> Double {
    Spring(response: 1, dampingRatio: dampingRatio).curve(from: 1, to: 0).value(at: 0.5)
  }
}

/// A drag of the handle, during which the plot keeps its time scale.
struct SpringDrag {
  let span: Double
  /// From the pointer to the handle, so that it does not jump at the start of the drag.
  let grip: Vector
}

extension SpringResponse {
  /// The values of a demo's parameters that give a spring, rounded to the plot's precision and clamped to
  /// their ranges.
  static func settings(of parameters: [Parameter], making spring: Spring) -> [DemoEvent.Setting] {
    guard let pair = SpringPair(parameters) else { return [] }
    let values = pair.values(of: spring)
    return [(pair.names.0, values.0), (pair.names.1, values.1)].compactMap { name, value in
      guard case .number(let range, _, _) = parameters.named(name)?.kind else { return nil }
      let rounded = rounded(value, within: range.upperBound - range.lowerBound)
      return .init(name: name, value: .number(rounded.clamped(to: range)))
    }
  }

  /// A number rounded to a power of ten that divides its range into hundreds, the precision of a plot.
  private static func rounded(_ number: Double, within range: Double) -> Double {
    var (unit, parts) = (1.0, 1.0)
    while unit * 1000 <= range { unit *= 10 }
    while unit * 100 > range * parts { parts *= 10 }
    // Divided by a whole number, so that the result is the double nearest to a decimal such as 1.21.
    return (number / unit * parts).rounded() * unit / parts
  }

  /// The spring's numbers in the three usual vocabularies, a pair each.
  var vocabularies: [[(name: String, value: String)]] {
    let (ratio, response) = (spring.dampingRatio, spring.response)
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    func words(_ number: Double, _ decimals: Int) -> String {
      number.isFinite ? SliderScale.decimal(number, number >= 100 ? 0 : decimals) : "∞"
    }
    return [
      [("Response", words(response, 2) + " s"), ("Damping ratio", words(ratio, 2))],
      [("Stiffness", words(spring.stiffness, 1)), ("Friction", words(spring.damping, 2))],
      [("Duration", words(response, 2) + " s"), ("Bounce", words(bounce, 2))],
    ]
  }
}
