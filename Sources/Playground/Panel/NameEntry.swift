import CradleStage

/// A name being typed: printable characters, at most as many as the panel shows.
struct NameEntry: Equatable {
  private(set) var text = ""
  /// Whether some of the characters that were typed last found no room.
  private(set) var isCut = false
  /// The action of the demo that takes the name; nil for a preset's.
  var action: DemoAction?
  /// Whether the panel was opened over the stage for it.
  var hasOpenedPanel = false

  /// Appends printable characters for which there is room, and ignores others.
  mutating func type(_ characters: String) {
    isCut = false
    for character in characters {
      let isPrinted = character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: !scalar.properties.isBidiControl
        }
      }
      // A name must not begin with white space.
      guard isPrinted, !(text.isEmpty && character.isWhitespace) else { continue }
      guard text.count < PresetShelf.longestName else {
        isCut = true
        return
      }
      text.append(character)
    }
  }

  /// Handles a key; characters arrive by `type`, so their keys have no effect of their own.
  mutating func handle(_ key: Key) -> EntryEffect {
    guard key.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return .ignored }
    switch EntryKey(key) {
    case .commit: return .committed
    case .cancel: return .cancelled
    case .erase: text = String(text.dropLast())
    // Function keys, such as F11, apply even while a name is typed.
    case nil: if key.name.hasPrefix("F"), key.name.count > 1 { return .ignored }
    }
    return .edited
  }
}
