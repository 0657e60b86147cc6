/// Reads `{"parameter": value}` of a script or preset against a demo's parameters.
struct SettingsReader {
  let host: DemoHost
  /// The names that earlier events gave to the user's additions; choices that accept such words accept these.
  var names: Set<String> = []

  /// The settings in the order of the demo's parameters; the demo accepts every name and value.
  func settings(_ node: JSONNode) throws(CommandError) -> [DemoEvent.Setting] {
    try rejectUnknown(node)
    var settings: [DemoEvent.Setting] = []
    for parameter in host.demo.parameters {
      guard let place = try node.member(parameter.name) else { continue }
      settings.append(DemoEvent.Setting(name: parameter.name, value: try value(of: parameter, at: place)))
    }
    return settings
  }

  private func rejectUnknown(_ node: JSONNode) throws(CommandError) {
    let known = host.demo.parameters.map(\.name)
    for name in try node.names() where !known.contains(name) {
      let place = try node.member(name) ?? node
      let expectation = known.isEmpty ? "none: \(host.card.id) has none" : JSONNode.alternatives(known)
      throw place.error(
        "there is no such parameter" + Suggestion.hint(for: name, among: known) + ", expected \(expectation)")
    }
  }

  private func value(of parameter: Parameter, at place: JSONNode) throws(CommandError) -> Parameter.Value {
    let value: Parameter.Value
    switch place.value {
    case .number(let number): value = .number(number)
    case .string(let word): value = .choice(word)
    default: throw place.mismatch(parameter.expectation)
    }
    if parameter.acceptsOwnWords, case .choice(let word) = value, names.contains(word) { return value }
    do { try parameter.check(value) } catch { throw place.mismatch(parameter.expectation) }
    return value
  }
}
