/// Operations on all parameters of a demo: setting with presets, and the values as a list.
extension [Parameter] {
  /// The present values, in the panel's order.
  var settings: [DemoEvent.Setting] { map { DemoEvent.Setting(name: $0.name, value: $0.value) } }

  /// The order in which several are set: choices first, because numbers may depend on them.
  var choicesFirst: [Parameter] { filter(\.isChoice) + filter { !$0.isChoice } }

  /// The parameter with a name; nil if there is none.
  func named(_ name: String) -> Parameter? { first { $0.name == name } }

  /// Sets one parameter, and the values that it gives to others.
  ///
  /// - Throws: `ParameterError` if the value is invalid; nothing changes then.
  func set(_ parameter: Parameter, to value: Parameter.Value) throws(ParameterError) {
    try parameter.set(value)
    for given in parameter.presets[parameter.choice] ?? [] { try named(given.name)?.set(given.value) }
  }

  /// Whether a parameter's word describes the present values: false only for a shorthand whose values were changed
  /// since.
  func holds(_ parameter: Parameter) -> Bool {
    guard parameter.isShorthand else { return true }
    return (parameter.presets[parameter.choice] ?? []).allSatisfy { named($0.name)?.value == $0.value }
  }

  /// The settings that these parameters accept, in the panel's order; the others belong to another version of
  /// the demo.
  func accepted(of settings: [DemoEvent.Setting]) -> [DemoEvent.Setting] {
    compactMap { parameter in
      settings.last { $0.name == parameter.name && (try? parameter.check($0.value)) != nil }
    }
  }

  /// Whether all settings that these parameters accept have the present values; false if they accept none.
  func match(_ settings: [DemoEvent.Setting]) -> Bool {
    let accepted = accepted(of: settings)
    return !accepted.isEmpty && accepted.allSatisfy { named($0.name)?.value == $0.value }
  }

  /// The settings that lead to the wanted values: those that differ, and those that a choice among them would
  /// overwrite.
  func settings(toReach wanted: [DemoEvent.Setting]) -> [DemoEvent.Setting] {
    let changed = wanted.filter { named($0.name)?.value != $0.value }
    var names = Set(changed.map(\.name))
    for case (let setting, .choice(let word)) in changed.map({ ($0, $0.value) }) {
      names.formUnion((named(setting.name)?.presets[word] ?? []).map(\.name))
    }
    return wanted.filter { names.contains($0.name) }
  }
}

extension Parameter {
  /// Whether it is a choice.
  var isChoice: Bool {
    if case .choice = kind { true } else { false }
  }
}
