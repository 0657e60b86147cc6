/// A token of a line of Swift, in the detail needed for syntax colours.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// Spaces, names, punctuation.
    case space, plain
    case keyword, type, comment
    /// A value that the user may have changed: a number, a string, true or false, a case.
    case value
  }

  let kind: Kind
  let text: String
}

extension SwiftToken {
  /// The keywords that the exported code uses.
  private static let keywords: Set<String> = [
    "import", "let", "var", "func", "class", "struct", "enum", "extension", "final", "override", "init",
    "self",
    "super", "return", "for", "in", "if", "else", "guard", "switch", "case", "default", "while", "private",
    "static", "weak", "as", "is", "nil", "try", "where", "some", "any", "inout",
  ]

  /// A line's tokens, whose concatenation is the line. Lines are independent: the exported code has no block
  /// comments and no multi-line strings.
  static func tokens(of line: some StringProtocol) -> [SwiftToken] {
    var scanner = Scanner(letters: Array(line))
    var tokens: [SwiftToken] = []
    while let token = scanner.next(after: tokens.last) { tokens.append(token) }
    return tokens
  }

  private struct Scanner {
    let letters: [Character]
    var place = 0

    mutating func next(after last: SwiftToken?) -> SwiftToken? {
      guard place < letters.count else { return nil }
      let letter = letters[place]
      if letter == " " { return SwiftToken(kind: .space, text: take { $0 == " " }) }
      if letter == "/", peek(1) == "/" { return SwiftToken(kind: .comment, text: take { _ in true }) }
      if letter == "\"" { return SwiftToken(kind: .value, text: takeString()) }
      if letter.isNumber || letter == "-" && peek(1)?.isNumber == true && Self.canSign(last) {
        return SwiftToken(kind: .value, text: takeNumber())
      }
      if letter == ".", peek(1).map({ $0.isLowercase }) == true, Self.canSign(last) {
        return takeCase()
      }
      if Self.isName(letter) {
        let word = take(Self.isName)
        return SwiftToken(kind: Self.kind(of: word, after: last), text: word)
      }
      place += 1
      return SwiftToken(kind: .plain, text: String(letter))
    }

    // A case alone, such as .half; with arguments or a following member it is the name of a call.
    private mutating func takeCase() -> SwiftToken {
      place += 1
      let word = "." + take(Self.isName)
      return SwiftToken(kind: peek(0) == "(" || peek(0) == "." ? .plain : .value, text: word)
    }

    private static func kind(of word: String, after last: SwiftToken?) -> Kind {
      if word == "true" || word == "false" { return .value }
      if last?.text != ".", keywords.contains(word) { return .keyword }
      return word.first?.isUppercase == true ? .type : .plain
    }

    /// Whether a sign or a dot begins a value here: not after a name, a number or a closing bracket.
    private static func canSign(_ last: SwiftToken?) -> Bool {
      guard let last else { return true }
      return last.kind == .space || ["(", "[", ","].contains(last.text)
    }

    private static func isName(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "_"
    }

    private func peek(_ distance: Int) -> Character? {
      place + distance < letters.count ? letters[place + distance] : nil
    }

    private mutating func take(_ belongs: (Character) -> Bool) -> String {
      let start = place
      while place < letters.count, belongs(letters[place]) { place += 1 }
      return String(letters[start..<place])
    }

    private mutating func takeString() -> String {
      place += 1
      let text = "\"" + take { $0 != "\"" }
      guard place < letters.count else { return text }
      place += 1
      return text + "\""
    }

    // 1, -0.5, 1_000, 2.5e-07; the dots of a range are not part of a number.
    private mutating func takeNumber() -> String {
      var text = String(letters[place])
      place += 1
      text += take { $0.isNumber || $0 == "_" }
      if peek(0) == ".", peek(1)?.isNumber == true {
        place += 1
        text += "." + take { $0.isNumber }
      }
      if peek(0) == "e", let sign = peek(1), sign.isNumber || sign == "-" {
        place += 2
        text += "e\(sign)" + take { $0.isNumber }
      }
      return text
    }
  }
}
