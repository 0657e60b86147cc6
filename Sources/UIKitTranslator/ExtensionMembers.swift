/// A method or a computed property that a class or an extension declares.
struct Member {
  /// The index of the member's file among the target's files.
  var file: Int
  /// The class or the extension that declares the member.
  var type: TypeDeclaration
  /// The index of `func` or `var`.
  var index: Int
  /// The index at which the modifiers and attributes begin.
  var start: Int
  /// The indices of the body's braces.
  var open: Int
  var close: Int
  var name: String
  /// The key that identifies it in its type: the name with its labels, or `var` and the name.
  var key: String
  /// The labels of a method's parameters; `_` for a parameter without a label.
  var labels: [String] = []
  /// The types of a method's parameters as the source writes them, without spaces, optionality and defaults.
  var types: [String] = []
  /// The index of `override`; nil without one.
  var override: Int?

  var isMethod: Bool { !key.hasPrefix("var ") }

  /// The members with bodies of a file's classes and extensions.
  static func all(in file: SourceFile, fileIndex: Int, _ declarations: Declarations) -> [Member] {
    var members: [Member] = []
    for type in declarations.types where ["class", "extension"].contains(type.keyword) {
      var index = type.open + 1
      while index < type.close {
        if ["func", "var"].contains(file.text(index)), file.kind(index) == .word, file.text(index - 1) != ".",
          let member = member(at: index, of: type, in: file, fileIndex)
        {
          members.append(member)
          index = member.close
        }
        index = file.end(index)
      }
    }
    return members
  }

  private static func member(at index: Int, of type: TypeDeclaration, in file: SourceFile, _ fileIndex: Int)
    -> Member?
  {
    let start = file.start(ofDeclarationAt: index)
    let modifiers = Set((start..<index).map { file.text($0) })
    guard modifiers.isDisjoint(with: ["static", "class", "lazy"]), file.kind(index + 1) == .word else {
      return nil
    }
    let name = file.text(index + 1)
    var key = "var " + name
    var parameters: [Parameter] = []
    var next = index + 2
    if file.text(index) == "func" {
      guard file.text(next) == "(", let close = file.partner(next) else { return nil }
      parameters = file.parameters(next, close)
      key = name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
      next = close + 1
    } else if file.text(next) != ":" {
      return nil
    }
    // A brace after `=` or after the next declaration is not the body: this is a stored property.
    guard let open = file.first(["{", "=", "func", "var", "let", "init", "}"], from: next, to: type.close),
      file.text(open) == "{", let close = file.partner(open)
    else { return nil }
    return Member(
      file: fileIndex, type: type, index: index, start: start, open: open, close: close, name: name, key: key,
      labels: parameters.map(\.label),
      types: parameters.map { $0.type.withoutDefault.filter { ![" ", "?", "!"].contains($0) } },
      override: (start..<index).first { file.text($0) == "override" })
  }
}

extension String {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
  /// A parameter's type without its default value.
  var withoutDefault: String {
    var (depth, text) = (0, "")
    for character in self {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == "=", depth <= 0 { break }
      text.append(character)
    }
    return text.trimmed
  }
}
