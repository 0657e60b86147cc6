/// Reads `{"parameter": value}` of a script or preset against a demo's parameters.
struct SettingsReader {
  let host: DemoHost

  /// The settings in the order of the file; every name and value is one that the demo takes.
  func settings(_ node: JSONNode) throws(CommandError) -> [DemoEvent.Setting] {
    var settings: [DemoEvent.Setting] = []
    for name in try node.names() {
      guard let place = try node.member(name) else { continue }
      settings.append(DemoEvent.Setting(name: name, value: try value(of: name, at: place)))
    }
    return settings
  }

  private func value(of name: String, at place: JSONNode) throws(CommandError) -> Parameter.Value {
    let known = host.demo.parameters
    guard let parameter = known.first(where: { $0.name == name }) else {
      let names = known.map(\.name)
      let expectation = names.isEmpty ? "none: \(host.card.id) has none" : JSONNode.alternatives(names)
      throw place.error(
        "there is no such parameter" + Suggestion.hint(for: name, among: names) + ", expected \(expectation)")
    }
    let value: Parameter.Value
    switch place.value {
    case .number(let number): value = .number(number)
    case .string(let word): value = .choice(word)
    default: throw place.mismatch(parameter.expectation)
    }
    do { try parameter.check(value) } catch { throw place.mismatch(parameter.expectation) }
    return value
  }
}
