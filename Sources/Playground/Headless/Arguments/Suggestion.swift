/// Finds the candidate that the user probably meant.
enum Suggestion {
  /// ` (did you mean 'scroll'?)`, or an empty text if no candidate is near.
  static func hint(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// The candidate at the smallest edit distance, at most a third of the word's length or 1; a prefix of
  /// exactly one candidate also counts if it has three letters or more.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    // A pasted page of text is not a misspelling.
    guard !word.isEmpty, word.count <= 64 else { return nil }
    let limit = max(1, word.count / 3)
    let ranked = candidates.map { (name: $0, slips: editDistance(from: word, to: $0.lowercased())) }
    if let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= limit { return best.name }
    let beginnings = candidates.filter { word.count >= 3 && $0.lowercased().hasPrefix(word) }
    return beginnings.count == 1 ? beginnings.first : nil
  }

  /// The edit distance of two words: the number of inserted, deleted, changed and transposed characters.
  static func editDistance(from first: String, to second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var slips = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { slips = min(slips, beforeLast[j - 1] + 1) }
        row.append(slips)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
