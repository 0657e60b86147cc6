/// The names in a target's sources that stand for views, controllers and their metatypes.
struct ViewClasses {
  /// The kind of a class, which determines how its objects are made.
  enum Kind: Equatable {
    case view, controller
    /// Any other object that is made without arguments.
    case object

    /// The function that replaces the initialiser.
    var function: String { self == .object ? "madeByInit" : "made" }
    /// The arguments that replace those of `init()`.
    var arguments: String {
      switch self {
      case .view: "frame: .zero"
      case .controller: "nibName: nil, bundle: nil"
      case .object: ""
      }
    }
  }

  /// The inheritance of the target's classes.
  let inheritance: Inheritance
  /// The kinds of classes, by the names of values that are or contain metatypes.
  private var metatypes: [String: Kind] = [:]

  /// Reads the values that the sources declare as `X.Type`.
  init(_ files: [SourceFile], _ inheritance: Inheritance) {
    self.inheritance = inheritance
    var (found, ambiguous): ([String: Kind], Set<String>) = ([:], [])
    for (name, type) in files.flatMap(Self.metatypes) {
      if let kind = kind(of: type), found[name] ?? kind == kind {
        found[name] = kind
      } else {
        ambiguous.insert(name)
      }
    }
    for name in ambiguous { found[name] = nil }
    for file in files {
      // `if let type = types[name]` binds an element of a collection.
      for index in file.code.indices
      where file.text(index) == "let" && file.text(index + 2) == "=" && file.text(index + 4) == "[" {
        if let kind = found[file.text(index + 3)], found[file.text(index + 1)] == nil {
          found[file.text(index + 1)] = kind
        }
      }
      // `case .kind(let value)` binds an associated value.
      for index in file.code.indices
      where file.text(index) == "let" && file.text(index - 1) == "(" && file.text(index + 2) == ")" {
        if let kind = found[file.text(index - 2)], found[file.text(index + 1)] == nil {
          found[file.text(index + 1)] = kind
        }
      }
    }
    metatypes = found
  }

  /// The kind of a class; nil for a type that is not below `NSObject`.
  func kind(of name: String) -> Kind? {
    if inheritance.isClass(name, below: "UIView") { return .view }
    if inheritance.isClass(name, below: "UIViewController") { return .controller }
    return inheritance.isClass(name, below: "NSObject") ? .object : nil
  }

  /// True if a class is a layer.
  func isLayer(_ name: String) -> Bool { inheritance.isClass(name, below: "CALayer") }

  /// The kind of class whose metatype a value is, by the value's name; nil if that is unknown or ambiguous.
  func metatype(_ name: String) -> Kind? { metatypes[name] }

  /// The names of the values that are declared as metatypes, each with the name of its type.
  private static func metatypes(in file: SourceFile) -> [(name: String, type: String)] {
    file.code.indices.compactMap { index in
      guard file.text(index) == "Type", file.text(index - 1) == ".", file.kind(index - 2) == .word else {
        return nil
      }
      var start = index - 2
      while file.text(start - 1) == ".", file.kind(start - 2) == .word { start -= 2 }
      let type = file.text(start..<index - 1)
      // `name: [X.Type]`, `name: [Key: X.Type]`, and the same after `=`.
      let bracket = file.text(start - 1) == "[" ? start - 1 : file.text(start - 3) == "[" ? start - 3 : nil
      if let bracket {
        return [":", "="].contains(file.text(bracket - 1)) ? (file.text(bracket - 2), type) : nil
      }
      // `name: X.Type`, and `case name(X.Type)`.
      if file.text(start - 1) == ":" { return (file.text(start - 2), type) }
      guard file.text(start - 1) == "(", file.text(start - 3) == "case" else { return nil }
      return (file.text(start - 2), type)
    }
  }
}
