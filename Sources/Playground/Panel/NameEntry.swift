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

  /// Deletes the last character.
  mutating func erase() { _ = text.popLast() }
}
