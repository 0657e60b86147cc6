/// Which of the names in a target's sources stand for views and controllers, and for their metatypes.
struct ViewClasses {
  /// What a class is, as far as making objects of it goes.
  enum Kind: Equatable {
    case view, controller

    /// What `made` is called with where `init()` is.
    var arguments: String { self == .view ? "frame: .zero" : "nibName: nil, bundle: nil" }
  }

  /// What the classes inherit.
  let inheritance: Inheritance
  /// The names of values that are metatypes, and of what holds one.
  private var metatypes: [String: Kind] = [:]

  /// Reads the classes of the sources, and what they declare as `X.Type`.
  init(_ files: [SourceFile], _ inheritance: Inheritance) {
    self.inheritance = inheritance
    var (found, unclear): ([String: Kind], Set<String>) = ([:], [])
    for (name, type) in files.flatMap(Self.metatypes) {
      if let kind = kind(of: type), found[name] ?? kind == kind {
        found[name] = kind
      } else {
        unclear.insert(name)
      }
    }
    for name in unclear { found[name] = nil }
    for file in files {
      // `case .kind(let value)` binds what a case holds.
      for index in file.code.indices
      where file.text(index) == "let" && file.text(index - 1) == "(" && file.text(index + 2) == ")" {
        if let kind = found[file.text(index - 2)], found[file.text(index + 1)] == nil {
          found[file.text(index + 1)] = kind
        }
      }
    }
    metatypes = found
  }

  /// What a class is; nil for any other type.
  func kind(of name: String) -> Kind? {
    if inheritance.isClass(name, below: "UIView") { return .view }
    return inheritance.isClass(name, below: "UIViewController") ? .controller : nil
  }

  /// Whether a class is a layer.
  func isLayer(_ name: String) -> Bool { inheritance.isClass(name, below: "CALayer") }

  /// What a value is a metatype of, by its name; nil where that is unknown, or where the name has several meanings.
  func metatype(_ name: String) -> Kind? { metatypes[name] }

  /// The names that are declared as metatypes, with the names of the types.
  private static func metatypes(in file: SourceFile) -> [(name: String, type: String)] {
    file.code.indices.compactMap { index in
      guard file.text(index) == "Type", file.text(index - 1) == ".", file.kind(index - 2) == .word else {
        return nil
      }
      var start = index - 2
      while file.text(start - 1) == ".", file.kind(start - 2) == .word { start -= 2 }
      let type = file.text(start..<index - 1)
      // `name: X.Type`, and `case name(X.Type)`.
      if file.text(start - 1) == ":" { return (file.text(start - 2), type) }
      guard file.text(start - 1) == "(", file.text(start - 3) == "case" else { return nil }
      return (file.text(start - 2), type)
    }
  }
}
