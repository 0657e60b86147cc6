/// Swift's keywords and modifiers, in the groups that the translation distinguishes.
enum Words {
  /// Keywords before a value. A slash after one begins a regular expression.
  static let beforeValues: Set = [
    "return", "in", "case", "if", "guard", "while", "else", "switch", "where", "try", "await", "throw", "is",
    "as",
    "let", "var",
  ]
  /// Modifiers that may stand before a declaration's keyword.
  static let modifiers: Set = [
    "public", "open", "internal", "private", "fileprivate", "package", "static", "class", "final", "override",
    "required", "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional",
    "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated", "distributed", "async",
  ]
  /// The keywords of declarations.
  static let declarations: Set = [
    "func", "var", "let", "subscript", "init", "deinit", "class", "struct", "enum", "protocol", "extension",
    "actor",
    "typealias", "associatedtype", "import", "case", "operator", "macro",
  ]
  /// The access modifiers.
  static let access: Set = ["public", "open", "package", "internal", "fileprivate", "private"]
  /// Attributes that only Objective-C, Interface Builder or an app's launch uses.
  static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]
}
