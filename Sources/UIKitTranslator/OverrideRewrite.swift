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
  /// A method whose class is in another file stays with the private members that it may use. The class then gets a
  /// method that calls it.
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
                ? nil : call(from: start, body: open, of: type.name, in: file, &edits))
          ))
        index = close + 1
      }
    }
    return moves
  }

  /// Renames a method in an extension, and returns a method with the old name that calls it. Returns nil for a
  /// property, for a generic method, and for a method whose parameters cannot be forwarded.
  private static func call(
    from start: Int, body: Int, of type: String, in file: SourceFile, _ edits: inout Edits
  ) -> String? {
    guard let index = (start..<body).first(where: { file.text($0) == "func" }),
      let forwarding = Forwarding(file, at: index, body: body), !forwarding.declared.contains("..."),
      !forwarding.declared.contains("@autoclosure")
    else { return nil }
    let modifiers = start..<index
    for modifier in modifiers where ["override", "open", "public"].contains(file.text(modifier)) {
      edits.remove(file.code[modifier]...file.code[modifier], of: file)
    }
    let (name, word) = (file.text(index + 1), file.code[index + 1])
    let implementationName = "\(name)__\(type.replacing(".", with: "_"))"
    edits.replace(word...word, with: implementationName)
    let isDiscardable = modifiers.contains { file.text($0) == "discardableResult" }
    let keptModifiers = modifiers.filter {
      Words.modifiers.contains(file.text($0)) && file.text($0 - 1) != "@"
    }.map {
      file.text($0) + " "
    }.joined()
    return (isDiscardable ? "@discardableResult " : "") + keptModifiers
      + "func \(name)\(forwarding.signature) \(forwarding.effects){ \(forwarding.prefix)\(implementationName)(\(forwarding.values)) }"
  }

  /// The indices of the methods in extensions of the target's classes that a subclass in the target overrides, by file.
  static func overridden(_ declarations: [Declarations], _ inheritance: Inheritance) -> [Int: Set<Int>] {
    var extensionMethods: [String: (file: Int, index: Int)] = [:]
    for (file, each) in declarations.enumerated() {
      for method in each.methods where !method.modifiers.contains("override") {
        guard each.type(around: method.index)?.keyword == "extension" else { continue }
        extensionMethods[method.type + "." + method.fullName] = (file, method.index)
      }
    }
    var overridden: [Int: Set<Int>] = [:]
    for method in declarations.flatMap(\.methods) where method.modifiers.contains("override") {
      let found = inheritance.targetAncestors(of: method.type).lazy.compactMap {
        extensionMethods[$0 + "." + method.fullName]
      }.first
      if let found { overridden[found.file, default: []].insert(found.index) }
    }
    return overridden
  }
}
