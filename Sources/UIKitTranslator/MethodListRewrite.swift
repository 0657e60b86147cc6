/// Lists the methods of the delegates of a target, for calls of `responds(to:)`.
///
/// Objective-C knows the methods of a class. Swift does not tell whether a class implements an optional method of one of
/// UIKit's protocols, or has the default. Each class stores a list of its own in a property, whose name contains the
/// class's: a class of another target, whose superclass may have a list, then overrides nothing.
struct MethodListRewrite {
  let files: [SourceFile]
  let declarations: [Declarations]
  let inheritance: Inheritance

  /// UIKit's protocols with optional methods.
  private static let protocols = ObjectiveCNames.methods.values.joined().reduce(
    into: Set(DelegateMethods.methods.keys).union(["CAAnimationDelegate", "UISearchControllerDelegate"])
  ) { $0.formUnion($1.protocols) }
  /// UIKit's classes that are delegates themselves.
  private static let delegates: Set = ["UICollectionViewController", "UITableViewController"]

  /// Adds the lists.
  func apply(_ edits: inout [Edits]) {
    let methods = Dictionary(grouping: declarations.flatMap(\.methods), by: \.type)
    for (name, (file, type)) in inheritance.classes.sorted(by: { $0.key < $1.key })
    where isListed(name, methods) {
      let above = inheritance.targetAncestors(of: name)
      let listed = above.first { isListed($0, methods) }
      let own = [name] + (listed == nil ? above : Array(above.prefix { $0 != listed }))
      let selectors = Set(
        own.flatMap { methods[$0] ?? [] }.filter(Self.isImplementation).flatMap(Self.selectors))
      let source = files[file]
      let list = selectors.sorted().map(OptionalMethodRewrite.literal).joined(separator: ", ")
      edits[file].insert(
        "\n  private let methodNames__\(name.replacing(".", with: "_")) = MethodNames { [\(list)] }\n"
          + "#sourceLocation(file: \(OptionalMethodRewrite.literal(source.path)), "
          + "line: \(source.line(type.close)))\n",
        before: source.code[type.close])
    }
  }

  /// Whether a class gets a list: it conforms to a protocol itself, or a superclass has a list. One that decides itself what
  /// it responds to gets none.
  private func isListed(_ name: String, _ methods: [String: [MethodDeclaration]]) -> Bool {
    let all = [name] + inheritance.targetAncestors(of: name)
    guard all.contains(where: { !inheritance.protocols(of: $0).isDisjoint(with: Self.protocols) }),
      Self.delegates.isDisjoint(with: inheritance.ancestors(of: name)),
      inheritance.classes[name] != nil
    else { return false }
    return !all.contains { type in
      (methods[type] ?? []).contains { ["responds(to:)", "forwardingTarget(for:)"].contains($0.fullName) }
    }
  }

  private static func isImplementation(_ method: MethodDeclaration) -> Bool {
    method.modifiers.isDisjoint(with: ["static", "class", "private", "fileprivate"])
  }
  /// The names by which `#selector` refers to a method: that of a protocol's requirement, and the one in `@objc(…)`.
  private static func selectors(_ method: MethodDeclaration) -> [String] {
    [SelectorRewrite.name(method.name, method.labels)] + (method.selector.map { [$0] } ?? [])
  }
}
