/// Splits a command line into words as a shell does: quotes of both kinds and backslashes.
enum CommandWords {
  /// The words of a line; nil if a quote is not closed.
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        // A backslash at a line's end continues the line.
        if !character.isNewline { word = (word ?? "") + String(character) }
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    if let word { words.append(word) }
    return words
  }

  /// A word as it is typed: quoted if a shell would interpret it.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-+=,:/%@".contains(character))
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
