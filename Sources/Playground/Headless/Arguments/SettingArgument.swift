/// One `--set NAME=VALUE`: text until the demo is known.
struct SettingArgument: Equatable {
  let name: String
  let word: String

  /// Splits at the first `=`.
  init(_ argument: String) throws(CommandError) {
    guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else {
      throw .usage("--set \(Excerpt(argument)): expected NAME=VALUE, such as damping=0.5")
    }
    name = String(argument[..<sign])
    word = String(argument[argument.index(after: sign)...])
  }

  /// Gives a demo's parameter the value.
  ///
  /// - Throws: `CommandError.usage` for a name the demo does not have or a value out of range; nothing changes then.
  func apply(to host: DemoHost) throws(CommandError) {
    do throws(HostError) {
      let parameter = try host.parameter(named: name)
      let value: Parameter.Value
      do { value = try parameter.parse(word) } catch { throw .value(error) }
      try host.set(name, value)
    } catch {
      throw .usage("--set \(Excerpt(name))=\(Excerpt(word)): \(error)")
    }
  }
}
