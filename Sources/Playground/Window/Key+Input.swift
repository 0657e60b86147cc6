import CradleStage

/// A key's meaning for the window.
extension Key {
  /// Whether its character is handled when it arrives as text, so that it follows the layout: a key that types one other
  /// than a letter, also on the number pad. Letters are handled as keys.
  var isTyped: Bool {
    let cap = name.hasPrefix("Keypad ") ? name.dropFirst("Keypad ".count) : name[...]
    return cap.count == 1 && cap.allSatisfy { !$0.isLetter }
  }
}
