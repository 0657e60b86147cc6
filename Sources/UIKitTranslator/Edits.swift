/// Changes to the tokens of a file.
///
/// A removed token leaves as many spaces as it had bytes and every line end, so that what is left stays where it was.
struct Edits {
  private var replacements: [Int: String] = [:]
  private var insertions: [Int: String] = [:]
  /// The pieces that move elsewhere.
  private var moves: [Int: Int] = [:]

  /// Puts another text in place of tokens; the lines' ends among them are lost, so it should be one line.
  mutating func replace(_ range: ClosedRange<Int>, with text: String) {
    for index in range { replacements[index] = "" }
    replacements[range.lowerBound] = text
  }
  /// Takes tokens away.
  mutating func remove(_ range: ClosedRange<Int>, of file: SourceFile) {
    for index in range { replacements[index] = Self.blank(file.tokens[index].text) }
  }
  /// Puts a text before a token, after what was put there earlier.
  mutating func insert(_ text: String, before index: Int) { insertions[index, default: ""] += text }
  /// Takes tokens to be written elsewhere.
  mutating func move(_ range: ClosedRange<Int>) { moves[range.lowerBound] = range.upperBound }

  /// Tokens after the changes; with `isMoved` those that moved from here, too.
  func text(_ range: Range<Int>, of file: SourceFile, isMoved: Bool = false) -> String {
    var (text, index) = ("", range.lowerBound)
    while index < range.upperBound {
      if !isMoved, let end = moves[index] {
        text += file.tokens[index...end].map { Self.blank($0.text) }.joined()
        index = end + 1
        continue
      }
      text += insertions[index] ?? ""
      text += replacements[index] ?? file.tokens[index].text
      index += 1
    }
    return text + (range.upperBound == file.tokens.count ? insertions[index] ?? "" : "")
  }

  private static func blank(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
  }
}
