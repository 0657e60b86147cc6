import CradleStage

/// A name being typed: printable characters, at most as many as the panel shows.
struct NameEntry: Equatable {
  private(set) var text = ""
  /// The action of the demo that takes the name; nil for a preset's.
  var action: DemoAction?
  /// Whether the panel was opened over the stage for it.
  var hasOpenedPanel = false

  /// Appends printable characters and ignores others.
  mutating func type(_ characters: String) {
    for character in characters where text.count < PresetShelf.longestName {
      let isPrinted = character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: !scalar.properties.isBidiControl
        }
      }
      // A name must not begin with white space.
      if isPrinted, !(text.isEmpty && character.isWhitespace) { text.append(character) }
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
