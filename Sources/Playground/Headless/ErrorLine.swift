/// One line of at most 200 characters for standard error, for any text from a file or a user.
///
/// Characters that would end the line, or hide or reverse what follows, are escaped. The middle of a long
/// line is removed: its beginning names the place of the error, its end the expectation. No character, escape
/// or accent is split.
struct ErrorLine {
  /// In Unicode scalars, which no reader counts as more than one character.
  static let longest = 200

  let text: String

  init(_ message: String) {
    let room = Self.longest - 1
    let all = Self.pieces(message, upTo: Self.longest)
    if all.isComplete {
      text = all.pieces.joined()
    } else {
      // Two thirds for the beginning, one third for the end.
      let head = Self.pieces(message, upTo: room * 2 / 3).pieces.joined()
      let tail = Self.pieces(message, upTo: room / 3, fromEnd: true).pieces.joined()
      text = "\(head)…\(tail)"
    }
  }

  /// The characters of a message, escaped, as far as they fit.
  private static func pieces(
    _ message: String, upTo room: Int, fromEnd: Bool = false
  ) -> (pieces: [String], isComplete: Bool) {
    var pieces: [String] = []
    var room = room
    var rest = message.unicodeScalars[...]
    while let scalars = fromEnd ? Self.last(of: rest) : Self.first(of: rest) {
      let piece = Self.escaped(scalars)
      room -= piece.unicodeScalars.count
      guard room >= 0 else { return (fromEnd ? pieces.reversed() : pieces, false) }
      pieces.append(piece)
      if fromEnd { rest = rest[..<scalars.startIndex] } else { rest = rest[scalars.endIndex...] }
    }
    return (fromEnd ? pieces.reversed() : pieces, true)
  }

  /// The first character; if it has too many combining marks, its beginning.
  private static func first(of rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let window = Substring(rest.prefix(longest))
    return window.first.map { rest.prefix($0.unicodeScalars.count) }
  }

  private static func last(of rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let window = Substring(rest.suffix(longest))
    return window.last.map { rest.suffix($0.unicodeScalars.count) }
  }

  private static func escaped(_ scalars: Substring.UnicodeScalarView) -> String {
    var piece = ""
    for scalar in scalars {
      if isEscaped(scalar) {
        piece += scalar.escaped(asASCII: true)
      } else {
        piece.unicodeScalars.append(scalar)
      }
    }
    return piece
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Marks and isolates that reverse the reading direction.
    default: scalar.properties.isBidiControl
    }
  }
}
