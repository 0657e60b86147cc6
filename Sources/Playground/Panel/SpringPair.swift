import CradlePhysics

/// The pairs of parameters that describe a spring in demos; only this type contains their names.
///
/// Readers and writers of a spring try the cases in order; the first pair of which a demo has both parameters
/// applies.
enum SpringPair: CaseIterable {
  case dampingAndFrequency
  case stiffnessAndFriction
  case responseAndDamping
  case responseAndDampingRatio

  /// The pair that a demo's parameters have; nil for a demo without a spring.
  init?(_ parameters: [Parameter]) {
    let own = Self.allCases.first { pair in
      [pair.names.0, pair.names.1].allSatisfy { name in
        guard let parameter = parameters.named(name) else { return false }
        return !parameter.isChoice
      }
    }
    guard let own else { return nil }
    self = own
  }

  var names: (String, String) {
    switch self {
    case .dampingAndFrequency: ("damping", "frequency")
    case .stiffnessAndFriction: ("stiffness", "friction")
    case .responseAndDamping: ("response", "damping")
    case .responseAndDampingRatio: ("response", "dampingRatio")
    }
  }

  /// The spring of two values; nil for invalid ones: a damping below 0, or another value of 0 or less.
  func spring(_ first: Double, _ second: Double) -> Spring? {
    switch self {
    case .dampingAndFrequency:
      first >= 0 && second > 0 ? Spring(frequency: second, dampingRatio: first) : nil
    case .stiffnessAndFriction:
      first > 0 && second >= 0 ? Spring(stiffness: first, damping: second) : nil
    case .responseAndDamping, .responseAndDampingRatio:
      first > 0 && second >= 0 ? Spring(response: first, dampingRatio: second) : nil
    }
  }

  /// The two values of a spring.
  func values(of spring: Spring) -> (Double, Double) {
    switch self {
    case .dampingAndFrequency: (spring.dampingRatio, 1 / spring.response)
    case .stiffnessAndFriction: (spring.stiffness, spring.damping)
    case .responseAndDamping, .responseAndDampingRatio: (spring.response, spring.dampingRatio)
    }
  }
}
