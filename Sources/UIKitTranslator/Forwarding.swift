/// The parts of a method that calls another one with its own parameters.
struct Forwarding {
  /// The parameters with their brackets.
  let signature: String
  /// The declarations of the parameters, each with a comma in front.
  let declared: String
  /// The arguments of the call.
  let values: String
  /// The text between the parameters and the body: the effects and the result.
  let effects: String
  /// The keywords before the call: `try` and `await`.
  let prefix: String

  /// Reads a method from the index of `func` and that of its body's brace; nil for a generic method.
  init?(_ file: SourceFile, at index: Int, body: Int) {
    let open = index + 2
    guard file.text(open) == "(", let close = file.partner(open) else { return nil }
    var parameters = file.parameters(open, close)
    // A parameter without a name cannot be forwarded.
    let isNamed = !parameters.contains { $0.name == "_" }
    for unnamed in parameters.indices where parameters[unnamed].name == "_" {
      parameters[unnamed].name = "value\(unnamed)"
    }
    let effects = file.text(close + 1..<body)
    signature =
      isNamed
      ? file.text(open..<close + 1)
      : "("
        + parameters.map { ($0.label == $0.name ? $0.name : "\($0.label) \($0.name)") + ": " + $0.type }
        .joined(separator: ", ") + ")"
    self.effects = effects.isEmpty ? "" : effects + " "
    prefix = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    values = parameters.map { each in
      let value = (each.type.trimmed.hasPrefix("inout ") ? "&" : "") + each.name
      return each.label == "_" ? value : "\(each.label): \(value)"
    }.joined(separator: ", ")
    declared = parameters.map { each in
      let names = each.label == each.name ? each.name : "\(each.label) \(each.name)"
      return ", \(names): \(each.type.withoutDefault)"
    }.joined()
  }
}
