/// A part of a line that is not wrapped: a token, or a word of a comment.
struct SourcePart {
  /// The token's index in its line.
  let token: Int
  let kind: SwiftToken.Kind
  let text: String

  var isSpace: Bool { text.allSatisfy { $0 == " " } }

  /// Whether it is a mark that belongs to what precedes it.
  var isTrailing: Bool { kind == .plain && [")", "]", "}", ",", ":", ";", ".", "?", "!"].contains(text) }
  /// Whether it is a bracket before its contents.
  var isOpening: Bool { kind == .plain && ["(", "[", "{"].contains(text) }
  /// Whether it is punctuation of any kind.
  var isMark: Bool { kind == .plain && text.count == 1 && text.first?.isLetter == false && text != "_" }
}

/// How well a line may be wrapped at a place, from worst to best.
enum SourceBreak: Comparable {
  case beforePunctuation
  /// Inside of a token that is longer than a row.
  case insideToken
  case betweenTokens
  case space
  /// After a comma, an opening bracket or an operator, or between two words of a comment.
  case afterPunctuation

  /// The quality of a break before a part; nil before spaces, which stay in their row.
  init?(in parts: [SourcePart], before place: Int) {
    let next = parts[place]
    guard !next.isSpace, let last = parts[..<place].lastIndex(where: { !$0.isSpace }) else { return nil }
    let (before, isSpaced) = (parts[last], last < place - 1)
    // An operator has spaces on both sides; an arrow is two marks.
    let isOperator =
      before.isMark && isSpaced && last > 0
      && (parts[last - 1].isSpace || before.text == ">" && parts[last - 1].text == "-")
    // A subscript belongs to its name.
    let isSubscript = before.text == "[" && last > 0 && !parts[last - 1].isSpace && !parts[last - 1].isOpening
    if next.isTrailing || before.text == "." || isSubscript {
      self = .beforePunctuation
    } else if before.text == "," || before.isOpening || isOperator || next.kind == .comment && isSpaced {
      self = .afterPunctuation
    } else if next.isMark {
      self = .beforePunctuation
    } else if before.token == next.token {
      self = .insideToken
    } else {
      self = isSpaced && !before.isMark ? .space : .betweenTokens
    }
  }
}
