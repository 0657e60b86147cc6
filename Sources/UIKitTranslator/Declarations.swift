/// A type or an extension in a source file.
struct TypeDeclaration {
  /// `class`, `extension`, `protocol` or another keyword.
  var keyword: String
  /// The name, with the names of the types around it; for an extension the name of the extended type.
  var name: String
  /// The index of the keyword in the file's `code`.
  var index: Int
  /// The index at which the modifiers and attributes begin.
  var start: Int
  /// The indices of the braces.
  var open: Int
  var close: Int
  /// The names after the colon: a superclass and protocols.
  var inherited: [String]
  /// The index of the last token of the first inherited name; nil if nothing is inherited.
  var firstEnd: Int?

  /// Whether a method of the same file is within the braces.
  func contains(_ method: MethodDeclaration) -> Bool { open < method.index && method.index < close }
}

/// A method in a source file.
struct MethodDeclaration {
  /// The type that declares it; empty outside of types.
  var type: String
  var name: String
  /// The labels of the parameters; `_` for a parameter without a label.
  var labels: [String]
  /// The types of the parameters, as the source writes them.
  var parameterTypes: [String]
  /// The selector in `@objc(…)`; nil without one.
  var selector: String?
  /// The index of `func`.
  var index: Int
  /// The modifiers and the attributes' names.
  var modifiers: Set<String>

  /// The name with its labels, as Swift writes it.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// The types and methods that a file declares.
struct Declarations {
  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [MethodDeclaration] = []

  /// Finds them by their keywords; those that are never compiled here do not count.
  init(of file: SourceFile) {
    let inactive = InactiveCode(of: file)
    for index in file.code.indices where file.kind(index) == .word {
      guard ![".", "@"].contains(file.text(index - 1)), !inactive.contains(index) else { continue }
      switch file.text(index) {
      case "class", "struct", "enum", "protocol", "extension", "actor": addType(at: index, of: file)
      case "func": addMethod(at: index, of: file)
      default: break
      }
    }
  }

  /// The innermost type around an index.
  func type(around index: Int) -> TypeDeclaration? {
    types.last { $0.open < index && index < $0.close }
  }

  private mutating func addType(at index: Int, of file: SourceFile) {
    let word = file.text(index + 1)
    guard file.kind(index + 1) == .word, !Words.modifiers.contains(word), !Words.declarations.contains(word),
      !["let", "var"].contains(word)
    else { return }
    var (name, next) = (word, index + 2)
    while file.text(next) == ".", file.kind(next + 1) == .word {
      name += "." + file.text(next + 1)
      next += 2
    }
    guard let open = file.first(["{", ";", "}"], from: next), file.text(open) == "{",
      let close = file.partner(open)
    else { return }
    // A type that a function declares has no outer name.
    if let outer = type(around: index), file.opening(around: index) == outer.open {
      name = outer.name + "." + name
    }
    let (inherited, firstEnd) = Self.inherited(next, open, file)
    types.append(
      TypeDeclaration(
        keyword: file.text(index), name: name, index: index, start: file.start(ofDeclarationAt: index),
        open: open, close: close, inherited: inherited, firstEnd: firstEnd))
  }

  /// The inherited names between a type's name and its body, without generic parameters, arguments and conditions, and
  /// the last index of the first.
  private static func inherited(_ start: Int, _ open: Int, _ file: SourceFile)
    -> (names: [String], firstEnd: Int?)
  {
    var (names, name, firstEnd, angles) = ([String](), nil as String?, nil as Int?, 0)
    func end(_ index: Int) {
      guard let name, !name.isEmpty else { return }
      names.append(name)
      firstEnd = firstEnd ?? index - 1
    }
    for index in start..<open {
      switch file.text(index) {
      case "<": angles += 1
      case ">": angles -= 1
      case ":" where angles == 0 && name == nil: name = ""
      case "," where angles == 0:
        end(index)
        name = ""
      case "where" where angles == 0:
        end(index)
        return (names, firstEnd)
      case let text where angles == 0: name = name.map { $0 + text }
      default: break
      }
    }
    end(open)
    return (names, firstEnd)
  }

  private mutating func addMethod(at index: Int, of file: SourceFile) {
    guard file.kind(index + 1) == .word, let open = file.first(["(", "{", "}"], from: index + 2),
      file.text(open) == "(", let close = file.partner(open)
    else { return }
    let start = file.start(ofDeclarationAt: index)
    var selector: String?
    for attribute in start..<index where file.text(attribute) == "objc" && file.text(attribute + 1) == "(" {
      if let end = file.partner(attribute + 1) { selector = file.text(attribute + 2..<end) }
    }
    let parameters = file.parameters(open, close)
    methods.append(
      MethodDeclaration(
        type: type(around: index)?.name ?? "", name: file.text(index + 1),
        labels: parameters.map(\.label), parameterTypes: parameters.map(\.type), selector: selector,
        index: index,
        modifiers: Set((start..<index).map { file.text($0) })))
  }
}

/// A parameter of a method.
struct Parameter {
  /// `_` for a parameter without a label.
  var label: String
  /// The name that the method's body uses.
  var name: String
  var type: String
}

extension SourceFile {
  /// The innermost opening brace around an index.
  func opening(around index: Int) -> Int? {
    var position = index - 1
    while position >= 0 {
      switch text(position) {
      case "{": return position
      case "}", ")", "]": position = (partner(position) ?? position) - 1
      default: position -= 1
      }
    }
    return nil
  }

  /// The parameters between two brackets.
  func parameters(_ open: Int, _ close: Int) -> [Parameter] {
    var parameters: [Parameter] = []
    var (index, start, angles) = (open + 1, open + 1, 0)
    while index <= close {
      // A comma between angle brackets belongs to a type.
      switch text(index) {
      case "<": angles += 1
      case ">": angles -= 1
      case ",", ")":
        guard angles <= 0 || index == close else { break }
        if let colon = first([":"], from: start, to: index) {
          parameters.append(
            Parameter(label: text(start), name: text(colon - 1), type: text(colon + 1..<index)))
        }
        (start, angles) = (index + 1, 0)
      default: break
      }
      index = index == close ? close + 1 : end(index)
    }
    return parameters
  }
}
