/// A name being typed: any characters that print, up to the longest that the panel shows.
struct NameEntry: Equatable {
  private(set) var text = ""

  /// Takes what prints; the rest is passed over.
  mutating func type(_ characters: String) {
    for character in characters where text.count < PresetShelf.longestName {
      let isPrinted = character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: !scalar.properties.isBidiControl
        }
      }
      // A name begins with something to see.
      if isPrinted, !(text.isEmpty && character.isWhitespace) { text.append(character) }
    }
  }

  /// Takes the last character back.
  mutating func erase() { _ = text.popLast() }
}
