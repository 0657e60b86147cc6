import CradleGeometry
import CradlePhysics

/// A spring by the one point of its response that a hand can hold: where a unit pull is after half the period without damping.
///
///     h(ζ) = x(π/ω)      −1 at ζ = 0, (1 + π) e^(−π) = 0.18 at ζ = 1, towards 1 beyond
///
/// The height only grows with ζ and the time is half the response, so a time and a height name one spring.
struct SpringHandle: Equatable {
  /// In seconds, above 0.
  var time: Double
  /// 1 is the pull.
  var height: Double

  init(time: Double, height: Double) { (self.time, self.height) = (time, height) }

  init(_ spring: Spring) {
    (time, height) = (spring.response / 2, Self.height(of: spring.dampingRatio))
  }

  /// The most damping that it finds, where the curve hardly falls in the time.
  private static let most = 8.0
  /// Halvings of 0…`most` until less than a millionth is left.
  private static let steps = 24

  var spring: Spring {
    var (low, high) = (0.0, Self.most)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if Self.height(of: middle) < height { low = middle } else { high = middle }
    }
    return Spring(response: 2 * time, dampingRatio: (low + high) / 2)
  }

  private static func height(of dampingRatio: Double) -> Double {
    Spring(response: 1, dampingRatio: dampingRatio).curve(from: 1, to: 0).value(at: 0.5)
  }
}

/// The handle under a pointer: the plot's seconds stay what they were while it is dragged.
struct SpringDrag {
  let span: Double
  /// From the pointer to the handle, so that it does not jump when it is gripped.
  let grip: Vector
}

extension SpringResponse {
  /// The values that make the demo's spring another, rounded to what a hand means and within their ranges.
  static func settings(of parameters: [Parameter], making spring: Spring) -> [DemoEvent.Setting] {
    func settings(_ values: [(name: String, value: Double)]) -> [DemoEvent.Setting]? {
      var settings: [DemoEvent.Setting] = []
      for (name, value) in values {
        guard case .number(let range, _, _) = parameters.named(name)?.kind else { return nil }
        let rounded = rounded(value, within: range.upperBound - range.lowerBound)
        settings.append(
          .init(name: name, value: .number(min(max(rounded, range.lowerBound), range.upperBound))))
      }
      return settings
    }
    return settings([("damping", spring.dampingRatio), ("frequency", 1 / spring.response)])
      ?? settings([("stiffness", spring.stiffness), ("friction", spring.damping)])
      ?? settings([("response", spring.response), ("damping", spring.dampingRatio)]) ?? []
  }

  /// A number as a hand means it: to the power of ten that divides a range into hundreds, since a plot shows no more.
  private static func rounded(_ number: Double, within range: Double) -> Double {
    var (unit, parts) = (1.0, 1.0)
    while unit * 1000 <= range { unit *= 10 }
    while unit * 100 > range * parts { parts *= 10 }
    // Divided by a whole number, so that 1.21 is the number that is written so.
    return (number / unit * parts).rounded() * unit / parts
  }

  /// The spring in the three ways in which people speak of it, a pair each.
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
