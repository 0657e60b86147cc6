/// A user's or a file's word as a message quotes it: what is long is cut, so that the rest of the message can be read.
struct Excerpt: CustomStringConvertible {
  /// Characters that are shown. Names of parameters, files and demos are shorter.
  static let longest = 40

  let description: String

  init(_ word: some StringProtocol) {
    // Not `count`, which would go through a word of any length.
    let head = word.prefix(Self.longest)
    description = head.endIndex == word.endIndex ? String(word) : "\(head)…"
  }
}
