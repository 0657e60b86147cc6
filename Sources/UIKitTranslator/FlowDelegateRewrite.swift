/// Lets a class that conforms to `UICollectionViewDelegate` alone answer a flow layout.
///
/// A flow layout finds the methods of its delegate by their selectors, whatever protocols the delegate declares: a method
/// with `@objc` is enough. Swift finds them through the protocol, so the class conforms to it instead.
struct FlowDelegateRewrite {
  private static let delegate = "UICollectionViewDelegate"
  private static let flowDelegate = "UICollectionViewDelegateFlowLayout"
  /// Swift's names of the flow layout's methods, and their selectors where these have other labels.
  private static let names = Set(DelegateMethods.methods[flowDelegate, default: []].map(\.name))
  private static let selectors = Set(
    ObjectiveCNames.methods.filter { $0.value.contains { $0.protocols == [flowDelegate] } }.keys)

  let files: [SourceFile]
  let declarations: [Declarations]
  let inheritance: Inheritance

  /// Replaces the protocol in the declarations of such classes. Returns the indices of the changed files.
  func apply(_ edits: inout [Edits]) -> Set<Int> {
    let exposed = exposedClasses
    var changed: Set<Int> = []
    for (index, declared) in declarations.enumerated() {
      for type in declared.types
      where type.keyword == "class" || type.keyword == "extension" && inheritance.classes[type.name] != nil {
        let line = family(of: type.name)
        guard type.inherited.contains(Self.delegate), line.contains(where: exposed.contains),
          !line.contains(where: { inheritance.protocols(of: $0).contains(Self.flowDelegate) }),
          let word = (type.index..<type.open).last(where: { files[index].text($0) == Self.delegate })
        else { continue }
        let name = files[index].code[word]
        edits[index].replace(name...name, with: Self.flowDelegate)
        changed.insert(index)
      }
    }
    return changed
  }

  /// A class, and those of the target above and below it.
  private func family(of name: String) -> [String] {
    [name] + inheritance.targetAncestors(of: name)
      + inheritance.classes.keys.filter { $0 != name && inheritance.isClass($0, below: name) }
  }

  /// The types with a method of the flow layout's that Objective-C sees.
  private var exposedClasses: Set<String> {
    let types = zip(files, declarations).flatMap { file, declared in declared.types.map { (file, $0) } }
    let exposedTypes = Set(
      types.filter { ObjectiveCNameRewrite.modifiers(of: $1, in: $0).contains("objcMembers") }.map(\.1.name))
    var found: Set<String> = []
    for (file, declared) in zip(files, declarations) {
      for method in declared.methods where isFlowMethod(method) {
        guard let type = declared.type(around: method.index) else { continue }
        let isExposed =
          method.modifiers.contains("objc") || exposedTypes.contains(type.name)
          || type.keyword == "extension"
            && ObjectiveCNameRewrite.modifiers(of: type, in: file).contains("objc")
        if isExposed { found.insert(type.name) }
      }
    }
    return found
  }

  private func isFlowMethod(_ method: MethodDeclaration) -> Bool {
    guard method.modifiers.isDisjoint(with: ["static", "class"]) else { return false }
    if let selector = method.selector { return Self.selectors.contains(selector) }
    return Self.names.contains(method.fullName)
      || Self.selectors.contains(SelectorRewrite.name(method.name, method.labels))
  }
}
