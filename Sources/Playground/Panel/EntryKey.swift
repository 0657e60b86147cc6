import CradleStage

/// A key that ends or edits the text being typed in the inspector.
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
