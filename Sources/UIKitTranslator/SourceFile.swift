/// A source file as tokens, with the pairs of its brackets.
struct SourceFile {
  /// The path for compiler messages.
  let path: String
  /// All tokens, with spaces and comments.
  let tokens: [Token]
  /// The indices in `tokens` of the tokens that are neither spaces nor comments.
  let code: [Int]
  /// The matching bracket of each bracket, both as indices in `code`.
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

  /// The text of the token at an index in `code`; empty outside the file.
  func text(_ index: Int) -> String { code.indices.contains(index) ? tokens[code[index]].text : "" }
  /// The kind of the token at an index in `code`; nil outside the file.
  func kind(_ index: Int) -> Token.Kind? { code.indices.contains(index) ? tokens[code[index]].kind : nil }
  /// The line of a token, from 1.
  func line(_ index: Int) -> Int { code.indices.contains(index) ? tokens[code[index]].line : 1 }
  /// The bracket that matches the one at an index.
  func partner(_ index: Int) -> Int? { partners[index] }
  /// The texts of tokens on one line, without comments, and with one space where the source has any.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return tokens[code[first]...code[last]].map {
      $0.kind == .space ? " " : $0.kind == .comment ? "" : $0.text
    }.joined()
  }
  /// The index after an opening bracket's partner, or after any other token.
  func end(_ index: Int) -> Int {
    guard ["(", "[", "{"].contains(text(index)), let close = partner(index) else { return index + 1 }
    return close + 1
  }
  /// The index of the first token with one of some texts, from an index on and outside of inner brackets.
  func first(_ texts: Set<String>, from start: Int, to limit: Int? = nil) -> Int? {
    var index = start
    while index < min(limit ?? code.count, code.count) {
      if texts.contains(text(index)) { return index }
      index = end(index)
    }
    return nil
  }
  /// The index of the first comma from an index on that is outside of inner brackets.
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

  /// The index at which the modifiers and attributes of a declaration begin, from the index of its keyword.
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

/// A part of a file that the translator does not support, or a warning.
struct TranslationError: Error, Equatable {
  var path: String
  var line: Int
  var column: Int
  var message: String
  /// `error`, or `warning` for source that compiles nevertheless.
  var severity = "error"
  /// The message in the compilers' format, so that editors can open the line.
  var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
}
