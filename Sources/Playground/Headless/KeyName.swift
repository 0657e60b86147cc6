/// SDL's names of keys, so that a misspelt key in a script is an error.
enum KeyName {
  /// Keys whose name is more than one character.
  static let words: [String] =
    [
      "Return", "Escape", "Backspace", "Tab", "Space", "CapsLock", "PrintScreen", "ScrollLock", "Pause",
      "Insert", "Home", "PageUp", "Delete", "End", "PageDown", "Right", "Left", "Down", "Up", "Numlock",
      "Application", "Power", "Execute", "Help", "Menu", "Select", "Stop", "Again", "Undo", "Cut", "Copy",
      "Paste", "Find", "Mute", "VolumeUp", "VolumeDown", "Left Ctrl", "Left Shift", "Left Alt", "Left GUI",
      "Right Ctrl", "Right Shift", "Right Alt", "Right GUI", "ModeSwitch", "SysReq", "Cancel", "Clear",
      "AudioNext", "AudioPrev", "AudioStop", "AudioPlay", "AudioMute", "Sleep", "Keypad Enter",
    ]
    + (1...24).map { "F\($0)" }
    + "0123456789.+-*/=,".map { "Keypad \($0)" }

  private static let byLowercase: [String: String] = Dictionary(
    words.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The name in SDL's spelling, from any case, as in SDL's own look-up. Nil if there is no such key.
  static func canonical(_ name: String) -> String? {
    // A key that types one character is named after it; of the letters only those of ASCII are capitals.
    if name.count == 1, name.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) {
      return name.allSatisfy { $0.isASCII } ? name.uppercased() : name
    }
    return byLowercase[name.lowercased()]
  }
}
