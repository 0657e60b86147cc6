/// The rows of a text in a panel of some columns: long lines wrap with an indent.
struct SourceLayout: Equatable {
  struct Piece: Equatable {
    /// The index of the token of which it shows a part or all.
    let token: Int
    let kind: SwiftToken.Kind
    let text: String
    let column: Int
  }

  struct Row: Equatable {
    let line: Int
    var pieces: [Piece] = []
  }

  /// The extra indent of a wrapped row, in columns.
  private static let hanging = 4

  private(set) var rows: [Row] = []
  /// The index of each line's first row.
  private(set) var firstRows: [Int] = []

  init(_ text: SourceText, columns: Int) {
    for (index, line) in text.lines.enumerated() {
      firstRows.append(rows.count)
      layOut(line, index, columns: max(columns, 16))
    }
  }

  /// The rows of a line.
  func rows(of line: Int) -> Range<Int> {
    guard firstRows.indices.contains(line) else { return 0..<0 }
    return firstRows[line]..<(line + 1 < firstRows.count ? firstRows[line + 1] : rows.count)
  }

  private mutating func layOut(_ line: SourceText.Line, _ index: Int, columns: Int) {
    let indent = line.tokens.first.map { $0.kind == .space ? $0.text.count : 0 } ?? 0
    // In a narrow panel the indent is limited, so that text keeps most of the width.
    let next = min(indent + Self.hanging, columns / 3)
    let parts = Self.parts(of: line, within: columns - next)
    var start = 0
    repeat {
      var row = Row(line: index)
      var column = start == 0 ? 0 : next
      let end = Self.end(of: parts, from: start, room: columns - column)
      for part in parts[start..<end] {
        if !part.isSpace {
          row.pieces.append(Piece(token: part.token, kind: part.kind, text: part.text, column: column))
        }
        column += part.text.count
      }
      rows.append(row)
      // Spaces at a row's end are not moved to the next row.
      start = parts[end...].firstIndex { !$0.isSpace } ?? parts.count
    } while start < parts.count
  }

  /// The part of a line after the last one of the row that starts with a part: the best place for a break.
  private static func end(of parts: [SourcePart], from start: Int, room: Int) -> Int {
    var (end, width) = (start, 0)
    while end < parts.count, parts[end].isSpace || width + parts[end].text.count <= room {
      width += parts[end].text.count
      end += 1
    }
    guard end < parts.count else { return end }
    let first = parts[start...].firstIndex { !$0.isSpace } ?? start
    // A part that is longer than the row is shown all the same.
    guard first < end else { return first + 1 }
    var best = (place: end, quality: SourceBreak.beforePunctuation)
    for place in first + 1...end {
      let quality = SourceBreak(in: parts, before: place)
      if let quality, quality >= best.quality { best = (place, quality) }
    }
    return best.place
  }

  /// The parts between which a line may be wrapped: tokens, and the words of a comment; a part longer than a row is cut.
  private static func parts(of line: SourceText.Line, within room: Int) -> [SourcePart] {
    var parts: [SourcePart] = []
    for (place, token) in line.tokens.enumerated() {
      for word in token.kind == .comment ? Self.words(of: token.text) : [token.text] {
        var rest = word[...]
        func add(_ text: Substring) {
          parts.append(SourcePart(token: place, kind: token.kind, text: String(text)))
        }
        while rest.count > room, token.kind != .space {
          add(rest.prefix(room))
          rest = rest.dropFirst(room)
        }
        add(rest)
      }
    }
    return parts
  }

  // Words and the spaces between them, in order.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for letter in text {
      if let last = words.last, (last.first == " ") == (letter == " ") {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
    }
    return words
  }
}
