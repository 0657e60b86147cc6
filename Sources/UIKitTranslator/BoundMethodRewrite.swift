/// Makes optional methods that are bound to a variable callable:
/// `guard let scroll = delegate?.boardDidScroll else { return }`.
///
/// Only a call shows whether a type has the method. So the variable gets a closure whenever there is a delegate. For a
/// type without the method the closure does nothing, and a call that needs a result gets the value that the `guard`
/// returns.
struct BoundMethodRewrite {
  /// The optional methods of the target by their full names, and by their base names where only one method has the
  /// name.
  private let methods: [String: OptionalMethodRewrite.Requirement]

  init(_ requirements: [OptionalMethodRewrite.Requirement]) {
    var methods: [String: OptionalMethodRewrite.Requirement] = [:]
    let bindable = requirements.filter {
      $0.isMethod && $0.effects.isEmpty && !$0.parameters.contains { $0.type.hasPrefix("inout ") }
    }
    for (name, overloads) in Dictionary(grouping: bindable, by: \.name) where overloads.count == 1 {
      methods[name] = overloads.first
    }
    for each in bindable { methods[each.fullName] = each }
    self.methods = methods
  }

  /// The name of the function that returns the closure.
  static func name(_ method: OptionalMethodRewrite.Requirement) -> String {
    "bound_" + method.parameters.map(\.label).joined(separator: "_")
  }
  /// The declaration of that function, for the callable type that replaces the optional method.
  static func declaration(_ method: OptionalMethodRewrite.Requirement, _ access: String) -> String {
    guard method.effects.isEmpty, !method.parameters.contains(where: { $0.type.hasPrefix("inout ") }) else {
      return ""
    }
    let types = method.parameters.map(\.type).joined(separator: ", ")
    let values = method.parameters.enumerated().map { $1.label == "_" ? "$\($0)" : "\($1.label): $\($0)" }
      .joined(separator: ", ")
    let isVoid = method.type.isEmpty || method.type == "Void"
    return
      " \(method.attributes)\(access)func \(name(method))() -> (\(types)) -> \(isVoid ? "Void" : "Optional<\(method.type)>") "
      + "{ { \(isVoid ? "_ = " : "")self(\(values)) } };"
  }

  func apply(to file: SourceFile, _ edits: inout Edits) throws(TranslationError) {
    for index in file.code.indices
    where file.text(index) == "let" && ["if", "guard", ","].contains(file.text(index - 1)) {
      guard file.kind(index + 1) == .word, file.text(index + 2) == "=",
        let (start, end, method) = reference(from: index + 3, in: file)
      else { continue }
      let isVoid = method.type.isEmpty || method.type == "Void"
      let tail = "?.\(Self.name(method))()"
      edits.replace(file.code[start]...file.code[start], with: method.name + tail)
      if end > start + 1 { edits.remove(file.code[start + 1]...file.code[end - 1], of: file) }
      guard !isVoid else { continue }
      guard let substitute = substitute(after: end, in: file), let scope = file.opening(around: index),
        let close = file.partner(scope)
      else {
        throw file.error(
          index,
          "an optional method with a result can be bound only by `guard let … else { return … }`; call it with `?(…)` instead"
        )
      }
      for call in end..<close
      where file.text(call) == file.text(index + 1) && file.text(call + 1) == "("
        && file.text(call - 1) != "."
      {
        guard let last = file.partner(call + 1) else { continue }
        edits.insert("(", before: file.code[call])
        edits.insert(" ?? (\(substitute)))", before: file.code[last] + 1)
      }
    }
  }

  /// An optional method that an expression names without calling it: the index of the name, the index after the
  /// reference, and the method.
  private func reference(from start: Int, in file: SourceFile)
    -> (start: Int, end: Int, method: OptionalMethodRewrite.Requirement)?
  {
    var index = start
    while file.kind(index) == .word || [".", "?", "!", "?."].contains(file.text(index)) {
      let name = file.text(index)
      let next = file.text(index + 1)
      if next == "(" {
        guard let close = file.partner(index + 1) else { return nil }
        let labels = file.text(index + 2..<close).filter { !$0.isWhitespace }
        // `method(_:)`, with labels and without values, is a reference, not a call.
        guard labels.hasSuffix(":"), !labels.contains(","), let method = methods["\(name)(\(labels))"],
          ["else", "{", ","].contains(file.text(close + 1))
        else { return nil }
        return index > start ? (index, close + 1, method) : nil
      }
      if ["else", "{", ","].contains(next) {
        guard index > start, let method = methods[name], method.name == name else { return nil }
        return (index, index + 1, method)
      }
      index += 1
    }
    return nil
  }

  /// The value that a `guard` returns if its condition fails.
  private func substitute(after index: Int, in file: SourceFile) -> String? {
    guard file.text(index) == "else", file.text(index + 1) == "{", let close = file.partner(index + 1),
      file.text(index + 2) == "return", index + 3 < close
    else { return nil }
    return file.text(index + 3..<close)
  }
}
