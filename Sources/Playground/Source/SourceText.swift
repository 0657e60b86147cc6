/// Swift code by lines, and its differences to other code.
struct SourceText: Equatable {
  struct Line: Equatable {
    let tokens: [SwiftToken]
    /// The line without its values: lines that differ only in values have the same form.
    let form: String

    init(_ text: some StringProtocol) {
      tokens = SwiftToken.tokens(of: text)
      form = tokens.map { $0.kind == .value ? "#" : $0.text }.joined()
    }
  }

  let code: String
  let lines: [Line]

  init(_ code: String) {
    self.code = code
    lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
  }

  /// For each line, the line of another text with the same form, in order among those that share it; nil if
  /// there is none.
  func partners(in other: SourceText) -> [Int?] {
    var places: [String: [Int]] = [:]
    for (index, line) in other.lines.enumerated() { places[line.form, default: []].append(index) }
    var used: [String: Int] = [:]
    return lines.map { line in
      let place = used[line.form, default: 0]
      used[line.form] = place + 1
      guard let candidates = places[line.form], place < candidates.count else { return nil }
      return candidates[place]
    }
  }

  /// The values and whole lines that do not occur in another text.
  func changes(since other: SourceText) -> SourceMarks {
    var marks = SourceMarks()
    for (index, partner) in partners(in: other).enumerated() {
      guard let partner else {
        marks.lines.insert(index)
        continue
      }
      for (token, (own, its)) in zip(lines[index].tokens, other.lines[partner].tokens).enumerated()
      where own != its {
        marks.values.insert(SourceMarks.Place(line: index, token: token))
      }
    }
    return marks
  }

  /// The marks of another text, moved to the lines of this one with the same forms.
  func marks(_ marks: SourceMarks, of other: SourceText) -> SourceMarks {
    var own = SourceMarks()
    for (index, partner) in partners(in: other).enumerated() {
      guard let partner else { continue }
      if marks.lines.contains(partner) { own.lines.insert(index) }
      for token in lines[index].tokens.indices
      where marks.values.contains(SourceMarks.Place(line: partner, token: token)) {
        own.values.insert(SourceMarks.Place(line: index, token: token))
      }
    }
    return own
  }
}

/// Marked places in a text: values, and whole lines.
struct SourceMarks: Equatable {
  struct Place: Hashable {
    let line: Int
    let token: Int
  }

  var values: Set<Place> = []
  var lines: Set<Int> = []

  /// Whether any part of a line is marked.
  func includes(line: Int) -> Bool { lines.contains(line) || values.contains { $0.line == line } }

  /// The first line with a mark.
  var first: Int? { (lines.union(values.map(\.line))).min() }
}
