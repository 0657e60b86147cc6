/// Changes to the tokens of a file.
///
/// A removed token becomes as many spaces as it had bytes, and its line ends stay, so that the remaining tokens keep
/// their lines and columns.
struct Edits {
  private var replacements: [Int: String] = [:]
  /// The tokens that are replaced together with one before them.
  private var replacedWithOthers: Set<Int> = []
  private var insertions: [Int: String] = [:]
  /// The first and last tokens of the ranges that move to another place in the sources.
  private var moves: [Int: Int] = [:]

  /// Replaces tokens by a text. The line ends among the tokens follow it, so that later tokens keep their lines.
  mutating func replace(_ range: ClosedRange<Int>, with text: String) {
    for index in range { replacements[index] = nil }
    replacements[range.lowerBound] = text
    replacedWithOthers.formUnion(range.dropFirst())
  }
  /// Replaces tokens by spaces.
  mutating func remove(_ range: ClosedRange<Int>, of file: SourceFile) {
    for index in range { replacements[index] = Self.blank(file.tokens[index].text) }
  }
  /// Inserts a text before a token, after earlier insertions there.
  mutating func insert(_ text: String, before index: Int) { insertions[index, default: ""] += text }
  /// Removes tokens here because they are written elsewhere.
  mutating func move(_ range: ClosedRange<Int>) { moves[range.lowerBound] = range.upperBound }

  /// The text of tokens with the changes applied. With `isMoved` the text includes the tokens that moved from here.
  func text(_ range: Range<Int>, of file: SourceFile, isMoved: Bool = false) -> String {
    var (text, index) = ("", range.lowerBound)
    while index < range.upperBound {
      if !isMoved, let end = moves[index] {
        text += file.tokens[index...end].map { Self.blank($0.text) }.joined()
        index = end + 1
        continue
      }
      text += insertions[index] ?? ""
      let token = file.tokens[index].text
      text += replacements[index] ?? (replacedWithOthers.contains(index) ? Self.lineEnds(of: token) : token)
      index += 1
    }
    return text + (range.upperBound == file.tokens.count ? insertions[index] ?? "" : "")
  }

  private static func lineEnds(of text: String) -> String {
    String(decoding: text.utf8.filter { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
  }

  private static func blank(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
  }
}
