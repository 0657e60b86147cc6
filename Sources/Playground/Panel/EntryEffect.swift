import CradleStage

/// The effect of a key on text being typed in the inspector.
enum EntryEffect {
  /// The text is complete.
  case committed
  /// The entry ends without a result.
  case cancelled
  /// The key belongs to the entry, which stays open.
  case edited
  /// The key does not belong to the entry.
  case ignored
}

/// A key that ends or edits an entry.
enum EntryKey {
  case commit, cancel, erase

  /// The meaning of a key; nil if it has none, as for one that types a character.
  init?(_ key: Key) {
    switch key.name {
    case "Return", "Keypad Enter": self = .commit
    case "Escape": self = .cancel
    case "Backspace": self = .erase
    default: return nil
    }
  }
}

extension Key {
  /// Whether it is a modifier, such as "Left Shift" or "Right Ctrl": it has no effect by itself.
  var isModifier: Bool { ["Shift", "Ctrl", "Alt", "GUI"].contains { name.hasSuffix(" " + $0) } }
}
