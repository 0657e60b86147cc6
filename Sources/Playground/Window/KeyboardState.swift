import CradleStage

/// The keys that count as held in the window, and whether typed text is ignored.
struct KeyboardState {
  var modifiers: Key.Modifiers = []
  /// Whether the latest key event, and the text that it types, is a repeat.
  private(set) var isRepeating = false
  /// Whether the text of the latest key is ignored, because the key began the entry of a name.
  private(set) var ignoresText = false

  /// Whether typed characters are text, and not part of a command.
  var takesText: Bool { modifiers.isDisjoint(with: [.control, .command]) && !ignoresText }

  mutating func press(_ key: Key, isRepeat: Bool) {
    (modifiers, isRepeating, ignoresText) = (key.modifiers, isRepeat, false)
  }

  mutating func release(_ key: Key) { (modifiers, isRepeating) = (key.modifiers, false) }

  /// Ignores the text of the key that is down.
  mutating func ignoreText() { ignoresText = true }

  /// No key counts as held any more.
  mutating func loseFocus() { modifiers = [] }
}
