/// A source file as tokens, and which bracket closes which.
struct SourceFile {
  /// Where it is, as the compiler should name it.
  let path: String
  /// The whole text.
  let tokens: [Token]
  /// The tokens that mean something to the compiler, as places in `tokens`.
  let code: [Int]
  /// For the place in `code` of a bracket, that of its partner.
  private let partners: [Int: Int]

  /// Splits a source into tokens.
  init(path: String, source: String) {
    self.path = path
    tokens = Lexer.tokens(of: source)
    code = tokens.indices.filter { [tokens] in tokens[$0].isCode }
    var (partners, open): ([Int: Int], [Int]) = ([:], [])
    for index in code.indices where tokens[code[index]].kind == .mark {
      switch tokens[code[index]].text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        (partners[start], partners[index]) = (index, start)
      default: break
      }
    }
    self.partners = partners
  }

  /// The text of a token that means something; empty beyond the ends.
  func text(_ index: Int) -> String { code.indices.contains(index) ? tokens[code[index]].text : "" }
  /// The kind of the token; nil beyond the ends.
  func kind(_ index: Int) -> Token.Kind? { code.indices.contains(index) ? tokens[code[index]].kind : nil }
  /// The line of a token, from 1.
  func line(_ index: Int) -> Int { code.indices.contains(index) ? tokens[code[index]].line : 1 }
  /// The partner of a bracket.
  func partner(_ index: Int) -> Int? { partners[index] }
  /// The texts of tokens in one line, with a space where there was any and without the comments between them.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return tokens[code[first]...code[last]].map {
      $0.kind == .space ? " " : $0.kind == .comment ? "" : $0.text
    }.joined()
  }
  /// The end of a token that is an opening bracket, after its partner; of any other, after itself.
  func end(_ index: Int) -> Int {
    guard ["(", "[", "{"].contains(text(index)), let close = partner(index) else { return index + 1 }
    return close + 1
  }
  /// The first token of some texts from a place on, not looking into brackets.
  func first(_ texts: Set<String>, from start: Int, to limit: Int? = nil) -> Int? {
    var index = start
    while index < min(limit ?? code.count, code.count) {
      if texts.contains(text(index)) { return index }
      index = end(index)
    }
    return nil
  }
  /// The first comma from a place on that is in no brackets.
  func comma(from start: Int, to limit: Int) -> Int? {
    var (index, angles) = (start, 0)
    while index < limit {
      switch text(index) {
      case "<": angles += 1
      case ">": angles -= 1
      case "," where angles <= 0: return index
      default: break
      }
      index = end(index)
    }
    return nil
  }
  /// An error at a token.
  func error(_ index: Int, _ message: String) -> TranslationError {
    let token = tokens[code[index]]
    return TranslationError(path: path, line: token.line, column: token.column, message: message)
  }

  /// Where the modifiers and attributes of a declaration begin, going back from its own word.
  func start(ofDeclarationAt index: Int) -> Int {
    var start = index
    while true {
      var keyword = start - 1
      // `private(set)`, `@objc(name)`
      if text(keyword) == ")", let open = partner(keyword) { keyword = open - 1 }
      guard kind(keyword) == .word else { return start }
      if text(keyword - 1) == "@" {
        start = keyword - 1
      } else if Words.modifiers.contains(text(keyword)), text(keyword - 1) != "." {
        start = keyword
      } else {
        return start
      }
    }
  }
}

/// A part of a file that is not covered.
struct TranslationError: Error, Equatable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  /// `error`, or `warning` for what compiles all the same.
  var severity = "error"
  /// In the form that compilers use, so that editors find the place.
  var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
