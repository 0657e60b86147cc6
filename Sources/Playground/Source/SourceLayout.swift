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
    var (row, column) = (Row(line: index), 0)
    func wrap(_ rows: inout [Row]) {
      rows.append(row)
      (row, column) = (Row(line: index), next)
    }
    for (place, token) in line.tokens.enumerated() {
      for part in Self.parts(of: token, within: columns - next) {
        if token.kind != .space, column + part.count > columns, !row.pieces.isEmpty { wrap(&rows) }
        // Spaces at a row's end are not moved to the next row.
        if part.allSatisfy({ $0 == " " }) {
          if column + part.count <= columns, !(row.pieces.isEmpty && column == next && next > indent) {
            column += part.count
          }
          continue
        }
        row.pieces.append(Piece(token: place, kind: token.kind, text: part, column: column))
        column += part.count
      }
    }
    rows.append(row)
  }

  /// The parts between which a token may be wrapped: the words of a comment; anywhere in a token longer than
  /// a row.
  private static func parts(of token: SwiftToken, within room: Int) -> [String] {
    var parts: [String] = []
    let words =
      token.kind == .comment ? Self.words(of: token.text) : [token.text]
    for word in words {
      var rest = word[...]
      while rest.count > room, token.kind != .space {
        parts.append(String(rest.prefix(room)))
        rest = rest.dropFirst(room)
      }
      parts.append(String(rest))
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
