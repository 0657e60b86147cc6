/// The ancestors of a target's types, of its own and of UIKit's classes.
struct Inheritance {
  /// The target's classes, with the file of each.
  private(set) var classes: [String: (file: Int, type: TypeDeclaration)] = [:]
  /// The names of the types that the target declares.
  private(set) var names: Set<String> = []
  /// The names after the colons of each type and its extensions.
  private var inherited: [String: [String]] = DelegateMethods.refinedProtocols
  /// The target's classes by their names without enclosing types, if the name is unique.
  private var bySimpleName: [String: String?] = [:]

  /// Reads what types inherit.
  init(_ declarations: [Declarations]) {
    for (file, each) in declarations.enumerated() {
      for type in each.types {
        inherited[type.name, default: []] += type.inherited
        if type.keyword != "extension" { names.insert(type.name) }
        guard type.keyword == "class", classes[type.name] == nil else { continue }
        classes[type.name] = (file, type)
        let simpleName = type.name.split(separator: ".").last.map(String.init) ?? type.name
        bySimpleName[simpleName] = bySimpleName[simpleName] == nil ? .some(type.name) : .some(nil)
      }
    }
  }

  /// The superclass of a class of the target's or of UIKit's; nil for none and for any other type.
  func superclass(of name: String) -> String? {
    guard let fullName = known(name), let type = classes[fullName]?.type else {
      return LibraryClasses.superclasses[name]
    }
    return type.inherited.first.map { resolved($0, around: fullName) }
  }

  /// The superclasses of a class, the nearest first, up to `NSObject` or to one of another library's.
  func ancestors(of name: String) -> [String] {
    var (found, current) = ([String](), name)
    while let next = superclass(of: current), !found.contains(next), next != name {
      found.append(next)
      current = next
    }
    return found
  }

  /// Those of the superclasses that the target declares.
  func targetAncestors(of name: String) -> [String] { ancestors(of: name).filter { classes[$0] != nil } }

  /// Whether a class is another one, or below it.
  func isClass(_ name: String, below base: String) -> Bool {
    name == base || known(name) == base || ancestors(of: name).contains(base)
  }

  /// The protocols in a class's declared conformances, with those that they refine.
  func protocols(of type: String) -> Set<String> {
    var (found, open) = (Set<String>(), inherited[type, default: []])
    while let name = open.popLast() {
      guard classes[name] == nil, found.insert(name).inserted else { continue }
      open += inherited[name, default: []]
    }
    return found
  }

  /// The whole name of a class of the target's, from its own or its whole name.
  private func known(_ name: String) -> String? {
    classes[name] != nil ? name : LibraryClasses.superclasses[name] == nil ? bySimpleName[name] ?? nil : nil
  }
  /// The type that a name means in a class: the nearest type around it that has one of that name.
  private func resolved(_ name: String, around type: String) -> String {
    if let dot = name.firstIndex(of: "."), ["UIKit", "QuartzCore", "Foundation"].contains(name[..<dot]) {
      return String(name[name.index(after: dot)...])
    }
    var scope = type.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      scope.removeLast()
      let whole = (scope + [name]).joined(separator: ".")
      if classes[whole] != nil, whole != type { return whole }
    }
    return known(name).flatMap { $0 == type ? nil : $0 } ?? name
  }
}
