/// Adds the optional delegate methods that a class with `forwardingTarget(for:)` does not implement. Each calls the
/// object that the method returns.
///
/// Objective-C looks for that object when a message is sent; Swift would call the protocol's default.
struct ForwardingRewrite {
  let files: [SourceFile]
  let declarations: [Declarations]
  let inheritance: Inheritance
  /// The methods that other rewrites have added, as `Class.method`.
  let added: Set<String>

  /// Adds the methods.
  func apply(_ edits: inout [Edits]) {
    let methods = Dictionary(grouping: declarations.flatMap(\.methods), by: \.type).mapValues {
      Set($0.map(\.fullName))
    }
    func forwards(_ name: String) -> Bool {
      ([name] + inheritance.targetAncestors(of: name)).contains {
        methods[$0]?.contains("forwardingTarget(for:)") == true
      }
    }
    for (name, (file, type)) in inheritance.classes.sorted(by: { $0.key < $1.key })
    where forwards(name) {
      // Methods that a superclass forwards are inherited.
      let forwardedAbove = inheritance.targetAncestors(of: name).filter(forwards).reduce(into: Set<String>())
      {
        $0.formUnion(inheritance.protocols(of: $1))
      }
      let types = [name] + inheritance.targetAncestors(of: name)
      let implemented = types.reduce(into: Set<String>()) { $0.formUnion(methods[$1] ?? []) }
      let isPublic = (type.start..<type.index).contains { ["public", "open"].contains(files[file].text($0)) }
      for protocolName in inheritance.protocols(of: name).subtracting(forwardedAbove).sorted() {
        for method in DelegateMethods.methods[protocolName] ?? []
        where !implemented.contains(method.name) && !added.contains(name + "." + method.name) {
          guard let text = Self.forwarding(method, of: protocolName) else { continue }
          edits[file].insert(
            "\n  " + (isPublic ? "public " : "") + text + "\n"
              + "#sourceLocation(file: \(OptionalMethodRewrite.literal(files[file].path)), "
              + "line: \(files[file].line(type.close)))\n",
            before: files[file].code[type.close])
        }
      }
    }
  }

  /// A method of a protocol that calls the target's method, or runs the default's body if there is no target.
  private static func forwarding(_ method: DelegateMethods.Method, of protocolName: String) -> String? {
    let file = SourceFile(path: "", source: method.declaration)
    guard let body = file.first(["{"], from: 0), let close = file.partner(body),
      let forwarding = Forwarding(file, at: 0, body: body), let end = file.partner(2)
    else { return nil }
    let (name, labels) = (file.text(1), file.parameters(2, end).map(\.label))
    let label = labels.isEmpty ? "()" : "(" + labels.map { $0 + ":" }.joined() + ")"
    // `Selector` calls methods with three parameters at most.
    let call = labels.count > 3 ? "" : ", { (each: any \(protocolName)) in each.\(name)\(label) }"
    let selector = "Selector(\"\(SelectorRewrite.name(name, labels))\"\(call))"
    let defaultBody = file.text(body + 1..<close)
    return "func \(name)\(forwarding.signature) \(forwarding.effects){ "
      + "guard let target = forwardingTarget(for: \(selector)) as? any \(protocolName) else { return \(defaultBody) }; "
      + "return target.\(name)(\(forwarding.values)) }"
  }
}
