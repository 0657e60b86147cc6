/// Moves overrides, and methods that subclasses override, from extensions into the bodies of their classes, where Swift allows them
/// without Objective-C.
enum OverrideRewrite {
  /// A member that moves.
  struct Move {
    /// The file it comes from, as a place in the target's files.
    var file: Int
    /// Its tokens.
    var tokens: ClosedRange<Int>
    /// The line it begins on.
    var line: Int
    /// The access level of its extension, if the member has none.
    var access: String
  }

  /// The members that move out of a file, by the class that they go to: those with the word `override`, and the methods at
  /// the places `inherited`, which get it, and those at the places `overridden`, which a subclass overrides; but not the words at the places `except`.
  static func moves(
    from place: Int, of file: SourceFile, _ declarations: Declarations, classes: Set<String>,
    inherited: Set<Int>, overridden: Set<Int>, except: Set<Int>
  ) throws(TranslationError) -> [(type: String, move: Move)] {
    var moves: [(String, Move)] = []
    for type in declarations.types where type.keyword == "extension" && classes.contains(type.name) {
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
        let isSaid =
          inherited.contains(index) || (start..<open).contains { Words.access.contains(file.text($0)) }
        moves.append(
          (
            type.name,
            Move(
              file: place, tokens: file.code[start]...file.code[close], line: file.line(start),
              access: isSaid ? "" : extensionAccess.map { $0 + " " } ?? "")
          ))
        index = close + 1
      }
    }
    return moves
  }

  /// The places of the methods in extensions of the target's classes that one of their subclasses in the target overrides, by file.
  static func overridden(_ declarations: [Declarations], _ inheritance: Inheritance) -> [Int: Set<Int>] {
    var known: [String: (file: Int, index: Int)] = [:]
    for (file, each) in declarations.enumerated() {
      for method in each.methods where !method.modifiers.contains("override") {
        guard each.type(around: method.index)?.keyword == "extension" else { continue }
        known[method.type + "." + method.fullName] = (file, method.index)
      }
    }
    var places: [Int: Set<Int>] = [:]
    for method in declarations.flatMap(\.methods) where method.modifiers.contains("override") {
      let found = inheritance.ownAncestors(of: method.type).lazy.compactMap {
        known[$0 + "." + method.fullName]
      }.first
      if let found { places[found.file, default: []].insert(found.index) }
    }
    return places
  }
}
