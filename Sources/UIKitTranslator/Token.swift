/// A piece of Swift source. The texts of a file's tokens, one after another, are the file.
struct Token: Equatable {
  /// The kind of a piece.
  enum Kind: Equatable {
    /// Spaces and line ends.
    case space
    /// A comment with `//` or `/* */`, or a first line that names an interpreter.
    case comment
    /// A name or a keyword, with its backticks if it has them.
    case word
    /// A number.
    case number
    /// A string literal, or the part after its last interpolation.
    case string
    /// The part of a string literal before an interpolation, `\(` included.
    case stringHead
    /// A regular expression literal.
    case regex
    /// A word after `#`, such as `#selector`.
    case directive
    /// A bracket, a separator, `->`, or one character of an operator.
    case mark
  }

  var kind: Kind
  var text: String
  /// The line on which the token begins, from 1.
  var line: Int
  /// The column in bytes at which the token begins, from 1, as the compiler counts.
  var column: Int

  /// True unless the token is a space or a comment.
  var isCode: Bool { kind != .space && kind != .comment }
}
