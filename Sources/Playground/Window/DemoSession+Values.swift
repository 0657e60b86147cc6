/// New values as events of a demo.
extension DemoSession {
  /// Sets a number, clamped to its range, or a word; an invalid value changes nothing. The present word of a shorthand
  /// gives its values again.
  func set(_ parameter: Parameter, to value: Parameter.Value, at now: Double) {
    guard let value = parameter.kind.clamped(value), value != parameter.value || !parameters.holds(parameter)
    else { return }
    send(.set([DemoEvent.Setting(name: parameter.name, value: value)]), at: now)
  }

  /// Resets every parameter to its default.
  func reset(at now: Double) {
    let changed = parameters.filter { !$0.isDefault }
    guard !changed.isEmpty else { return }
    send(.set(changed.map { DemoEvent.Setting(name: $0.name, value: $0.defaultValue) }), at: now)
  }

  /// Sets several values as one event; the others stay.
  func set(_ values: [DemoEvent.Setting], at now: Double) {
    let settings = parameters.settings(toReach: parameters.accepted(of: values))
    if !settings.isEmpty { send(.set(settings), at: now) }
  }
}
