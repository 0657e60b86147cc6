/// A parameter whose values differ between the two sets, with both values as the panel formats them.
struct SetDifference {
  let title: String
  let a: String
  let b: String

  /// As many parts as fit into a line, and the number of the others: a part that is cut would show a wrong value. Where
  /// none fits, their number alone.
  static func line(of parts: [String], fits: (String) -> Bool) -> String {
    for shown in stride(from: parts.count, to: 0, by: -1) {
      let rest = parts.count - shown
      let line = (parts.prefix(shown) + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: "   ")
      if fits(line) { return line }
    }
    let number = parts.count == 1 ? "1 difference" : "\(parts.count) differences"
    return !parts.isEmpty && fits(number) ? number : ""
  }
}

extension DemoSession {
  /// The differences between the sets.
  var differences: [SetDifference] {
    let others = otherValues
    return parameters.compactMap { parameter in
      guard let other = others.first(where: { $0.name == parameter.name })?.value, other != parameter.value
      else { return nil }
      let (own, its) = (parameter.words(for: parameter.value), parameter.words(for: other))
      return sets.current == .a
        ? SetDifference(title: parameter.title, a: own, b: its)
        : SetDifference(title: parameter.title, a: its, b: own)
    }
  }
}

extension Parameter {
  /// A value with its unit, as the panel formats it.
  fileprivate func words(for value: Value) -> String {
    switch value {
    case .choice(let word): return title(of: word)
    case .number(let number):
      guard let scale = SliderScale(self) else { return "\(number)" }
      let label = scale.label(scale.shown(number))
      return scale.unit.isEmpty ? label : label + (scale.unit == "°" ? "" : " ") + scale.unit
    }
  }
}
