import CradleStage

/// A value being typed over a slider: digits, one separator ('.' or ','), a leading sign.
struct ValueEntry: Equatable {
  private(set) var text = ""

  /// Whether a character can start a value.
  static func canBegin(with character: Character) -> Bool {
    character.isASCII && (character.isNumber || ".,-".contains(character))
  }

  /// Whether a key can start a value.
  static func canBegin(with key: Key) -> Bool {
    key.modifiers.isDisjoint(with: [.control, .alt, .command]) && key.name.count == 1
      && key.name.allSatisfy(canBegin(with:))
  }

  /// Handles a key; erasing in an empty entry cancels it.
  mutating func handle(_ key: Key) -> EntryEffect {
    switch EntryKey(key) {
    case .commit: return .committed
    case .cancel: return .cancelled
    case .erase: return text.popLast() == nil ? .cancelled : .edited
    case nil:
      guard Self.canBegin(with: key), let character = key.name.first else { return .ignored }
      type(character)
      return .edited
    }
  }

  /// Appends a character; one that does not continue a number is rejected.
  @discardableResult
  mutating func type(_ character: Character) -> Bool {
    guard Self.canBegin(with: character), text.count < 12 else { return false }
    if character == "-" {
      guard text.isEmpty else { return false }
    } else if ".,".contains(character) {
      guard !text.contains(where: { ".,".contains($0) }) else { return false }
    }
    text.append(character)
    return true
  }

  /// The number typed so far; nil if there is none, as after a sign alone.
  var value: Double? {
    guard text.contains(where: \.isNumber) else { return nil }
    return Double(text.replacing(",", with: "."))
  }
}
