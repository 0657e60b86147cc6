/// Makes a class's optional delegate methods callable where a superclass conforms to the protocol.
///
/// Objective-C looks methods up by name, so it finds one that only a subclass has. Swift's superclass keeps the
/// protocol's default, and the subclass's method is never called. The superclass therefore gets the default as a method
/// of its own, and the subclass's method becomes an override.
struct InheritedMethodRewrite {
  /// The indices of the `func` keywords of methods that become overrides, by file.
  private(set) var overrides: [Int: Set<Int>] = [:]
  /// The methods that were added to classes, as `Class.method`.
  private(set) var added: Set<String> = []

  private let files: [SourceFile]
  private let inheritance: Inheritance
  private var methods: [String: [(file: Int, method: MethodDeclaration)]] = [:]

  /// Reads the target's methods.
  init(_ files: [SourceFile], _ declarations: [Declarations], _ inheritance: Inheritance) {
    (self.files, self.inheritance) = (files, inheritance)
    for file in files.indices {
      for method in declarations[file].methods { methods[method.type, default: []].append((file, method)) }
    }
  }

  /// Adds the missing methods to the classes that conform, and `override` to the methods of their subclasses.
  mutating func apply(_ edits: inout [Edits]) {
    for (name, declaredMethods) in methods.sorted(by: { $0.key < $1.key })
    where inheritance.classes[name] != nil {
      for (file, method) in declaredMethods where method.modifiers.isDisjoint(with: Self.excludedModifiers) {
        guard let (ancestor, declaration) = conformance(above: name, of: method.fullName) else { continue }
        overrides[file, default: []].insert(method.index)
        edits[file].insert(
          access(of: name, unlessIn: method.modifiers) + "override ", before: files[file].code[method.index])
        guard added.insert(ancestor + "." + method.fullName).inserted,
          let target = inheritance.classes[ancestor]
        else {
          continue
        }
        edits[target.file].insert(
          "\n  " + access(of: ancestor, unlessIn: []) + declaration + "\n"
            + "#sourceLocation(file: \(OptionalMethodRewrite.literal(files[target.file].path)), "
            + "line: \(files[target.file].line(target.type.close)))\n",
          before: files[target.file].code[target.type.close])
      }
    }
  }

  /// A method with one of these modifiers is an override already, or cannot satisfy a protocol's requirement.
  private static let excludedModifiers: Set = ["override", "static", "class", "private", "fileprivate"]

  /// The topmost superclass in the target that conforms to the protocol of a method, with the method's default; nil if
  /// no superclass conforms, or if one has the method.
  private func conformance(above name: String, of method: String) -> (ancestor: String, declaration: String)?
  {
    var found: (String, String)?
    for next in inheritance.targetAncestors(of: name) {
      if methods[next, default: []].contains(where: { $0.method.fullName == method }) { return nil }
      if let declaration = inheritance.protocols(of: next).lazy.compactMap({
        Self.declaration(of: method, in: $0)
      }).first {
        found = (next, declaration)
      }
    }
    return found
  }

  private static func declaration(of method: String, in name: String) -> String? {
    DelegateMethods.methods[name]?.first { $0.name == method }?.declaration
  }

  /// The access modifier that a witness or an override in a public class needs.
  private func access(of type: String, unlessIn modifiers: Set<String>) -> String {
    guard let (file, type) = inheritance.classes[type], modifiers.isDisjoint(with: Words.access) else {
      return ""
    }
    let words = (type.start..<type.index).map { files[file].text($0) }
    return words.first { $0 == "open" || $0 == "public" }.map { $0 + " " } ?? ""
  }
}
