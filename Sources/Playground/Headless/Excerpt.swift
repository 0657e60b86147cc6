/// A word from a user or a file, quoted in a message: a long one is truncated, so that the rest of the
/// message stays readable.
struct Excerpt: CustomStringConvertible {
  /// The number of characters shown. Names of parameters, files and demos are shorter.
  static let longest = 40

  let description: String

  init(_ word: some StringProtocol) {
    // Not `count`, which would take time proportional to the word's length.
    let head = word.prefix(Self.longest)
    description = head.endIndex == word.endIndex ? String(word) : "\(head)…"
  }
}
