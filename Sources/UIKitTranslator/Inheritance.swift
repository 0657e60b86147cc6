/// The inheritance of a target's types, through the target's own classes and UIKit's.
struct Inheritance {
  /// The target's classes by their full names, each with the index of its file.
  private(set) var classes: [String: (file: Int, type: TypeDeclaration)] = [:]
  /// The names of the types that the target declares.
  private(set) var names: Set<String> = []
  /// The names that each type and its extensions inherit.
  private var inherited: [String: [String]] = DelegateMethods.refinedProtocols
  /// The full names of the target's classes by their simple names; nil where several classes share a simple name.
  private var bySimpleName: [String: String?] = [:]

  /// Reads the inheritance of the types.
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

  /// The superclass of a class of the target or of UIKit; nil for a root class and for any other type.
  func superclass(of name: String) -> String? {
    guard let className = fullName(of: name), let type = classes[className]?.type else {
      return LibraryClasses.superclasses[name]
    }
    return type.inherited.first.map { resolved($0, around: className) }
  }

  /// The superclasses of a class, the nearest first, up to `NSObject` or a class of another library.
  func ancestors(of name: String) -> [String] {
    var (found, current) = ([String](), name)
    while let next = superclass(of: current), !found.contains(next), next != name {
      found.append(next)
      current = next
    }
    return found
  }

  /// The superclasses that the target declares.
  func targetAncestors(of name: String) -> [String] { ancestors(of: name).filter { classes[$0] != nil } }

  /// True if a class is the other class or a subclass of it.
  func isClass(_ name: String, below base: String) -> Bool {
    name == base || fullName(of: name) == base || ancestors(of: name).contains(base)
  }

  /// The protocols that a class declares conformance to, and those that they refine.
  func protocols(of type: String) -> Set<String> {
    var (found, open) = (Set<String>(), inherited[type, default: []])
    while let name = open.popLast() {
      guard classes[name] == nil, found.insert(name).inserted else { continue }
      open += inherited[name, default: []]
    }
    return found
  }

  /// The full name of a class of the target, from its simple or its full name.
  private func fullName(of name: String) -> String? {
    classes[name] != nil ? name : LibraryClasses.superclasses[name] == nil ? bySimpleName[name] ?? nil : nil
  }
  /// The type that a name means inside a class: a type of that name in the nearest enclosing scope.
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
    return fullName(of: name).flatMap { $0 == type ? nil : $0 } ?? name
  }
}
