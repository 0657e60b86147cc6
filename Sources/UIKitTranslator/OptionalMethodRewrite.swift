/// Makes the optional requirements of `@objc` protocols work: `delegate?.method?(value)` calls the method if the type
/// has it, and is nil otherwise.
///
/// The requirement becomes a throwing one, which a method that does not throw satisfies, too; its default throws
/// `UnimplementedRequirement`. It moves to a separate protocol that the original one refines. So the original one can
/// have a property of the same name, whose value is called like the method and catches that error.
enum OptionalMethodRewrite {
  /// An optional requirement of a protocol.
  struct Requirement {
    var isMethod: Bool
    var name: String
    var parameters: [Parameter]
    var effects: Set<String>
    /// The type of the property or of the method's result; empty for a method without a result.
    var type: String
    var isSettable: Bool
    var attributes: String

    /// The method's name with its labels, or the property's name.
    var fullName: String {
      isMethod ? name + "(" + parameters.map { $0.label + ":" }.joined() + ")" : name
    }
  }

  /// Rewrites the protocols of a file; returns the text to add at its end, and the requirements.
  static func apply(
    to file: SourceFile, _ declarations: Declarations, _ edits: inout Edits
  ) throws(TranslationError) -> (addition: String, requirements: [Requirement]) {
    var (addition, all) = ("", [Requirement]())
    for type in declarations.types where type.keyword == "protocol" {
      let isObjective = (type.start..<type.index).contains {
        file.text($0) == "objc" && file.text($0 - 1) == "@"
      }
      let requirements = try requirements(of: type, in: file, &edits)
      guard isObjective || !requirements.isEmpty else { continue }
      let parent = requirements.isEmpty ? nil : type.name.replacing(".", with: "_") + "OptionalRequirements"
      inherit(["AnyObject"] + (parent.map { [$0] } ?? []), type, file, &edits)
      guard let parent else { continue }
      all += requirements
      addition += "\n#sourceLocation(file: \(literal(file.path)), line: \(file.line(type.index)))\n"
      addition += declaration(of: requirements, of: type, parent, access(of: type, in: file))
    }
    return (addition, all)
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func access(of type: TypeDeclaration, in file: SourceFile) -> String {
    let word = (type.start..<type.index).map { file.text($0) }.first { Words.access.contains($0) }
    return word == "private" ? "fileprivate " : word.map { $0 + " " } ?? ""
  }

  private static func inherit(
    _ names: [String], _ type: TypeDeclaration, _ file: SourceFile, _ edits: inout Edits
  ) {
    // `class` is an old name for `AnyObject`, and Swift allows it only as the first name in the list.
    for index in type.index + 2..<type.open where file.text(index) == "class" {
      edits.replace(file.code[index]...file.code[index], with: "AnyObject")
    }
    let declared = Set(
      (type.index..<type.open).map { file.text($0) == "class" ? "AnyObject" : file.text($0) })
    let list = names.filter { !declared.contains($0) }.joined(separator: ", ")
    guard !list.isEmpty else { return }
    // A colon after `where` belongs to a condition.
    let end = (type.index..<type.open).first { file.text($0) == "where" } ?? type.open
    if let colon = file.first([":"], from: type.index, to: end) {
      edits.insert(" \(list),", before: file.code[colon] + 1)
    } else {
      // Inserted directly after the name, before the space that follows it.
      edits.insert(": \(list)", before: file.code[type.index + 1] + 1)
    }
  }

  // MARK: Reading

  private static func requirements(of type: TypeDeclaration, in file: SourceFile, _ edits: inout Edits)
    throws(TranslationError) -> [Requirement]
  {
    var (found, index, conditions) = ([Requirement](), type.open + 1, 0)
    while index < type.close {
      if file.text(index) == "#if" { conditions += 1 }
      if file.text(index) == "#endif" { conditions -= 1 }
      guard file.text(index) == "optional", AttributeRewrite.isModifier(index, of: file),
        let word = (index + 1..<type.close).first(where: { Words.declarations.contains(file.text($0)) })
      else {
        index = file.end(index)
        continue
      }
      let start = file.start(ofDeclarationAt: index)
      guard conditions == 0, !(start..<word).contains(where: { ["static", "class"].contains(file.text($0)) })
      else {
        throw file.error(
          index,
          "an optional requirement in `#if`, or of the type itself, is not covered; take `optional` away")
      }
      let (requirement, end) = try read(word, from: start, before: type.close, in: file)
      found.append(requirement)
      edits.remove(file.code[start]...file.code[end - 1], of: file)
      index = end
    }
    return found
  }

  private static func read(_ word: Int, from start: Int, before limit: Int, in file: SourceFile)
    throws(TranslationError) -> (Requirement, end: Int)
  {
    let attributes = (start..<word).filter {
      file.text($0) == "@" && ["available", "MainActor"].contains(file.text($0 + 1))
    }
    var requirement = Requirement(
      isMethod: file.text(word) == "func", name: file.text(word + 1), parameters: [], effects: [], type: "",
      isSettable: false,
      attributes: attributes.map {
        file.text($0..<(file.text($0 + 2) == "(" ? file.end($0 + 2) : $0 + 2)) + " "
      }.joined())
    var index = word + 2
    if requirement.isMethod {
      guard file.text(index) == "(", let close = file.partner(index) else {
        throw file.error(word, "an optional method with type parameters is not covered; take `optional` away")
      }
      requirement.parameters = file.parameters(index, close)
      index = close + 1
      while ["throws", "async", "rethrows"].contains(file.text(index)) {
        requirement.effects.insert(file.text(index))
        index += 1
      }
      guard file.text(index) == "->" else { return (requirement, index) }
      let end = endOfType(index + 1, before: limit, in: file)
      requirement.type = file.text(index + 1..<end)
      return (requirement, end)
    }
    guard file.text(word) == "var", file.text(index) == ":",
      let open = file.first(["{"], from: index, to: limit), let close = file.partner(open)
    else {
      throw file.error(
        word, "an optional `\(file.text(word))` is not covered; optional methods and properties are")
    }
    requirement.type = file.text(index + 1..<open)
    requirement.isSettable = (open..<close).contains { file.text($0) == "set" }
    return (requirement, close + 1)
  }

  /// A type ends at the end of a line, unless a token shows that it continues.
  private static func endOfType(_ start: Int, before limit: Int, in file: SourceFile) -> Int {
    var index = start
    let (continuing, opening): (Set<String>, Set<String>) = (
      [".", "->", "&", "<"], ["any", "some", "@", ","]
    )
    while index < limit, file.text(index) != ";" {
      if index > start, file.line(index) > file.line(index - 1), !continuing.contains(file.text(index)),
        !continuing.union(opening).contains(file.text(index - 1))
      {
        return index
      }
      index = file.end(index)
    }
    return index
  }

  // MARK: Writing

  /// The whole text on one line, so that errors name the protocol's line.
  private static func declaration(
    of requirements: [Requirement], of type: TypeDeclaration, _ parent: String, _ access: String
  ) -> String {
    let protocolName = type.name
    var (body, defaults, properties, calls) = ("", "", "", "")
    var callers: [String] = []
    for requirement in requirements {
      let signature = requirement.attributes + signature(requirement)
      let error = "throw UnimplementedRequirement(\(literal(protocolName + "." + requirement.fullName)))"
      if requirement.isMethod {
        body += " \(signature);"
        defaults += " \(access)\(signature) { \(error) };"
        let name = parent + "_" + requirement.name.replacing("`", with: "")
        if !callers.contains(requirement.name) {
          callers.append(requirement.name)
          let methods = requirements.filter { $0.isMethod && $0.name == requirement.name }
          properties += " \(access)var \(requirement.name): \(name)? { \(name)(self) };"
          calls += caller(name, parent, protocolName, methods, access)
        }
      } else {
        body += " \(signature) { get throws };"
        defaults += " \(access)\(signature) { get throws { \(error) } };"
        let (name, type) = (requirement.name, "Optional<\(requirement.type)>")
        properties +=
          " \(access)var \(name): \(type) { try? (self as any \(parent)).\(name) };"
      }
    }
    return "\(access)protocol \(parent): AnyObject {\(body) }; extension \(parent) {\(defaults) }; "
      + "extension \(protocolName) {\(properties) };\(calls)\n"
  }

  private static func signature(_ requirement: Requirement) -> String {
    guard requirement.isMethod else { return "var \(requirement.name): \(requirement.type)" }
    let effects = (requirement.effects.contains("async") ? "async " : "") + "throws"
    let result = requirement.type.isEmpty ? "" : " -> \(requirement.type)"
    return "func \(requirement.name)(\(list(requirement.parameters))) \(effects)\(result)"
  }

  private static func list(_ parameters: [Parameter]) -> String {
    parameters.enumerated().map { "\($1.label) value\($0): \($1.type)" }.joined(separator: ", ")
  }

  /// The type of the property that is called like a method.
  private static func caller(
    _ name: String, _ parent: String, _ protocolName: String, _ methods: [Requirement], _ access: String
  ) -> String {
    var text = " \(access)struct \(name) { fileprivate let object: any \(parent); "
    text += "fileprivate init(_ object: any \(parent)) { self.object = object };"
    for method in methods {
      let values = method.parameters.enumerated().map { index, parameter in
        let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + "value\(index)"
        return parameter.label == "_" ? value : "\(parameter.label): \(value)"
      }
      let isAsync = method.effects.contains("async")
      let isThrowing = method.effects.contains("throws")
      let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
      let call = "try \(isAsync ? "await " : "")object.\(method.name)(\(values.joined(separator: ", ")))"
      let result = "Optional<\(method.type.isEmpty ? "Void" : method.type)>"
      text +=
        " \(method.attributes)@discardableResult \(access)func callAsFunction(\(list(method.parameters)))"
      text += "\(effects) -> \(result) { do { return \(call) }"
      text += isThrowing ? " catch is UnimplementedRequirement { return nil } };" : " catch { return nil } };"
      text += BoundMethodRewrite.declaration(method, access)
    }
    text += " };"
    // Only a call shows whether the type has the method.
    for sign in ["==", "!="] {
      text += " @available(*, deprecated, message: \(literal(uncalledMessage(protocolName, methods)))) "
      text += "\(access)func \(sign) (method: \(name)?, nothing: _OptionalNilComparisonType) -> Bool { "
      text += "preconditionFailure(\(literal(uncalledMessage(protocolName, methods)))) };"
    }
    return text
  }

  private static func uncalledMessage(_ protocolName: String, _ methods: [Requirement]) -> String {
    let name = methods.first?.name ?? ""
    return
      "whether a type implements \(protocolName).\(name) cannot be asked: call it with `\(name)?(…)` and compare the result"
  }
}
