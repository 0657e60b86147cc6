/// Moves overrides, and methods that subclasses override, from extensions into the bodies of their classes, where Swift
/// allows them without Objective-C.
enum OverrideRewrite {
  /// A member that moves into a class's body.
  struct Move {
    /// The index of the member's file among the target's files.
    var file: Int
    /// The member's tokens.
    var tokens: ClosedRange<Int>
    /// The line on which the member begins.
    var line: Int
    /// The access level of its extension, if the member has none.
    var access: String
    /// The code to write into the class if the member stays; nil if it moves.
    var call: String?
  }

  /// The members that move out of a file, each with the class that receives it. These are the members with `override`,
  /// the methods at the indices `inherited`, which become overrides, and those at the indices `overridden`, which a
  /// subclass overrides. The `override` keywords at the indices `except` do not count.
  ///
  /// A member whose class is in another file stays with the private members that it may use. The class then gets a
  /// member that calls it.
  static func moves(
    fileIndex: Int, of file: SourceFile, _ declarations: Declarations, _ inheritance: Inheritance,
    inherited: Set<Int>, overridden: Set<Int>, except: Set<Int>, _ edits: inout Edits
  ) throws(TranslationError) -> [(type: String, move: Move)] {
    var moves: [(String, Move)] = []
    for type in declarations.types where type.keyword == "extension" {
      guard let body = inheritance.classes[type.name] else { continue }
      let extensionAccess = (type.start..<type.index).map { file.text($0) }.first {
        Words.access.contains($0)
      }
      var (index, condition) = (type.open + 1, 0)
      while index < type.close {
        if file.text(index) == "#if" { condition += 1 }
        if file.text(index) == "#endif" { condition -= 1 }
        let isOverride = file.text(index) == "override" && AttributeRewrite.isModifier(index, of: file)
        guard
          isOverride && !except.contains(index) || inherited.contains(index) || overridden.contains(index),
          let open = file.first(["{"], from: index, to: type.close), let close = file.partner(open)
        else {
          index = file.end(index)
          continue
        }
        guard condition == 0 else {
          throw file.error(
            index, "an override in an extension and in `#if` cannot be moved into its class; write it there")
        }
        let start = file.start(ofDeclarationAt: index)
        let hasAccess =
          inherited.contains(index) || (start..<open).contains { Words.access.contains(file.text($0)) }
        moves.append(
          (
            type.name,
            Move(
              file: fileIndex, tokens: file.code[start]...file.code[close], line: file.line(start),
              access: hasAccess ? "" : extensionAccess.map { $0 + " " } ?? "",
              call: body.file == fileIndex || inherited.contains(index)
                ? nil : call(from: start, body: open...close, of: type.name, in: file, &edits))
          ))
        index = close + 1
      }
    }
    return moves
  }

  /// Renames a method or a computed property in an extension, and returns a member with the old name that calls it.
  /// Returns nil for a property with observers, for a generic method, and for a method whose parameters cannot be
  /// forwarded.
  private static func call(
    from start: Int, body: ClosedRange<Int>, of type: String, in file: SourceFile, _ edits: inout Edits
  ) -> String? {
    guard let index = (start..<body.lowerBound).first(where: { ["func", "var"].contains(file.text($0)) })
    else { return nil }
    let (name, word) = (file.text(index + 1), file.code[index + 1])
    let implementationName = "\(name)__\(type.replacing(".", with: "_"))"
    let isMethod = file.text(index) == "func"
    let declaration =
      isMethod
      ? method(name, calling: implementationName, at: index, body: body.lowerBound, in: file)
      : property(name, calling: implementationName, at: index, body: body, in: file)
    guard let declaration else { return nil }
    edits.replace(word...word, with: implementationName)
    let attributes = availability(in: start..<index, of: file)
    let modifiers = (start..<index).filter { modifier in !attributes.contains { $0.contains(modifier) } }
    for modifier in modifiers where ["override", "open", "public"].contains(file.text(modifier)) {
      edits.remove(file.code[modifier]...file.code[modifier], of: file)
    }
    // A member that is unavailable, such as for subclasses, is still called by the one in the class.
    var kept = ""
    for attribute in attributes {
      kept += file.text(attribute.lowerBound..<attribute.upperBound + 1) + " "
      edits.remove(file.code[attribute.lowerBound]...file.code[attribute.upperBound], of: file)
    }
    if modifiers.contains(where: { file.text($0) == "discardableResult" }) { kept += "@discardableResult " }
    for modifier in modifiers
    where Words.modifiers.contains(file.text(modifier)) && file.text(modifier - 1) != "@" {
      kept += file.text(modifier) + " "
    }
    return kept + declaration
  }

  private static func method(
    _ name: String, calling implementationName: String, at index: Int, body: Int, in file: SourceFile
  ) -> String? {
    guard let forwarding = Forwarding(file, at: index, body: body), !forwarding.declared.contains("..."),
      !forwarding.declared.contains("@autoclosure")
    else { return nil }
    return "func \(name)\(forwarding.signature) \(forwarding.effects)"
      + "{ \(forwarding.prefix)\(implementationName)(\(forwarding.values)) }"
  }

  private static func property(
    _ name: String, calling implementationName: String, at index: Int, body: ClosedRange<Int>,
    in file: SourceFile
  ) -> String? {
    let first = file.text(body.lowerBound + 1)
    guard file.text(index + 2) == ":", first != "didSet", first != "willSet" else { return nil }
    let head = "var \(name): \(file.text(index + 3..<body.lowerBound))"
    guard file.setter(in: body) != nil else { return head + " { \(implementationName) }" }
    return head + " { get { \(implementationName) } set { \(implementationName) = newValue } }"
  }

  /// The attributes `@available(…)` among a declaration's modifiers.
  private static func availability(in modifiers: Range<Int>, of file: SourceFile) -> [ClosedRange<Int>] {
    modifiers.compactMap { index in
      guard file.text(index) == "@", file.text(index + 1) == "available", file.text(index + 2) == "(" else {
        return nil
      }
      return file.partner(index + 2).map { index...$0 }
    }
  }

  /// The indices of the methods in extensions of the target's classes that a subclass in the target overrides, by file, and
  /// of those that are `open`, so that a subclass in another module overrides them.
  static func overridden(_ declarations: [Declarations], _ inheritance: Inheritance) -> [Int: Set<Int>] {
    var extensionMethods: [String: (file: Int, index: Int)] = [:]
    for (file, each) in declarations.enumerated() {
      for method in each.methods where !method.modifiers.contains("override") {
        guard each.type(around: method.index)?.keyword == "extension" else { continue }
        extensionMethods[method.type + "." + method.fullName] = (file, method.index)
      }
    }
    var overridden: [Int: Set<Int>] = [:]
    for (file, each) in declarations.enumerated() {
      for method in each.methods
      where method.modifiers.contains("open") && extensionMethods[method.type + "." + method.fullName] != nil
        && inheritance.classes[method.type] != nil && each.type(around: method.index)?.keyword == "extension"
      {
        overridden[file, default: []].insert(method.index)
      }
    }
    for method in declarations.flatMap(\.methods) where method.modifiers.contains("override") {
      let found = inheritance.targetAncestors(of: method.type).lazy.compactMap {
        extensionMethods[$0 + "." + method.fullName]
      }.first
      if let found { overridden[found.file, default: []].insert(found.index) }
    }
    return overridden
  }
}
