/// Which of the names in a target's sources stand for views and controllers, and for their metatypes.
struct ViewClasses {
  /// What a class is, as far as making objects of it goes.
  enum Kind: Equatable {
    case view, controller

    /// What `made` is called with where `init()` is.
    var arguments: String { self == .view ? "frame: .zero" : "nibName: nil, bundle: nil" }
  }

  /// The first of the types that each class inherits, which is its superclass if it has any.
  private let superclasses: [String: String]
  /// The names of values that are metatypes, and of what holds one.
  private var metatypes: [String: Kind] = [:]

  /// Reads the classes of the sources, and what they declare as `X.Type`.
  init(_ files: [SourceFile], _ declarations: [Declarations]) {
    var superclasses: [String: String] = [:]
    for type in declarations.flatMap(\.types) where type.keyword == "class" {
      superclasses[type.name] = type.inherited.first
    }
    self.superclasses = superclasses
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
    var (current, seen) = (name, Set<String>())
    while let next = superclasses[current], seen.insert(current).inserted { current = next }
    guard current.hasPrefix("UI") else { return nil }
    if current.hasSuffix("Controller") { return .controller }
    return Self.views.contains(where: current.hasSuffix) ? .view : nil
  }

  /// The superclasses of a class that the sources tell, the nearest first.
  func ancestors(of name: String) -> [String] {
    var (found, current) = ([String](), name)
    while let next = superclasses[current], !found.contains(next) {
      found.append(next)
      current = next
    }
    return found
  }

  /// Whether one of UIKit's classes may be a superclass of a class: both are views, controllers, layers or recognisers.
  func areRelated(_ name: String, _ base: String) -> Bool {
    let root = ancestors(of: name).last ?? name
    if root == base || base == "NSObject" { return true }
    if let kind = kind(of: base) { return kind == self.kind(of: root) }
    return ["Layer", "Recognizer", "Responder"].contains { base.hasSuffix($0) && root.hasSuffix($0) }
  }

  /// Whether a class is a layer.
  func isLayer(_ name: String) -> Bool {
    let root = ancestors(of: name).last ?? name
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// What a value is a metatype of, by its name; nil where that is unknown, or where the name has several meanings.
  func metatype(_ name: String) -> Kind? { metatypes[name] }

  /// How the names of UIKit's views end.
  private static let views = [
    "View", "Cell", "Label", "Button", "Control", "Field", "Switch", "Slider", "Bar", "Stepper", "Window",
  ]

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
