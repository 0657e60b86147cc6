/// Five steps an octave, so close that the mask of one step serves all radii around it.
///
///     value(n) = 2^(n/5)
enum OctaveSteps {
  /// 2^(k/5) for k from 0 to 4.
  private static let ratios = [1, 1.148_698_355, 1.319_507_911, 1.515_716_567, 1.741_101_127]

  /// The step nearest to a value > 0.
  static func index(of value: Double) -> Int {
    let octave = Int(value.exponent)
    let share = value.significand
    let nearest = (ratios + [2]).enumerated().min { abs($0.element - share) < abs($1.element - share) }
    return octave * ratios.count + (nearest?.offset ?? 0)
  }

  /// The value of a step.
  static func value(at index: Int) -> Double {
    let step = ((index % ratios.count) + ratios.count) % ratios.count
    let octave = (index - step) / ratios.count
    return Double(sign: .plus, exponent: octave, significand: ratios[step])
  }
}
