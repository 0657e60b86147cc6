/// Splits Swift source into tokens. It never fails: invalid source becomes tokens, too, and the compiler rejects it
/// later.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var line = 1
  private var column = 1

  /// The tokens of a source file.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.takeFirstLine()
    lexer.takeTokens(isInterpolation: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Bytes

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
  private func isAt(_ text: StaticString, _ index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= bytes.count && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
  }
  private func isNewline(_ byte: UInt8?) -> Bool { byte == 0x0A || byte == 0x0D }
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0B || byte == 0x0C || byte == 0
  }
  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
  /// Letters, digits, `_`, `$`, and everything beyond ASCII.
  private func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte == 0x24 || byte >= 0x80
  }
  private func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return index
  }

  /// Appends the token that ends before an index.
  private mutating func take(_ kind: Token.Kind, to end: Int) {
    guard end > position else { return }
    let slice = bytes[position..<end]
    tokens.append(Token(kind: kind, text: String(decoding: slice, as: UTF8.self), line: line, column: column))
    for byte in slice {
      if byte == 0x0A { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    position = end
  }

  // MARK: Tokens

  /// A byte order mark and a line that names an interpreter may begin the file.
  private mutating func takeFirstLine() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { take(.space, to: 3) }
    if isAt("#!", position) { take(.comment, to: end(from: position) { !isNewline($0) }) }
  }

  private mutating func takeTokens(isInterpolation: Bool) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if isInterpolation {
        if byte == 0x28 { depth += 1 }
        if byte == 0x29 {
          if depth == 0 { return }
          depth -= 1
        }
      }
      takeToken(byte)
    }
  }

  private mutating func takeToken(_ byte: UInt8) {
    let start = position
    if isSpace(byte) {
      take(.space, to: end(from: start, while: isSpace))
    } else if isAt("//", start) {
      take(.comment, to: end(from: start) { !isNewline($0) })
    } else if isAt("/*", start) {
      take(.comment, to: endOfBlockComment(from: start))
    } else if isDigit(byte) {
      take(.number, to: endOfNumber(from: start))
    } else if isWord(byte) {
      take(.word, to: end(from: start, while: isWord))
    } else if byte == 0x60 {
      let close = end(from: start + 1) { $0 != 0x60 && !isNewline($0) }
      if self.byte(at: close) == 0x60 { take(.word, to: close + 1) } else { take(.mark, to: start + 1) }
    } else if byte == 0x22 {
      takeString(hashes: 0)
    } else if byte == 0x23 {
      takeHash()
    } else if byte == 0x2F, let close = endOfRegex(from: start) {
      take(.regex, to: close)
    } else {
      take(.mark, to: start + (isAt("->", start) ? 2 : 1))
    }
  }

  private mutating func takeHash() {
    let first = end(from: position) { $0 == 0x23 }
    switch byte(at: first) {
    case 0x22: takeString(hashes: first - position)
    case 0x2F: take(.regex, to: endOfRegex(from: position, hashes: first - position))
    case let next where isWord(next) && first == position + 1:
      take(.directive, to: end(from: first, while: isWord))
    default: take(.mark, to: position + 1)
    }
  }

  private func endOfBlockComment(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      if isAt("/*", index) {
        (depth, index) = (depth + 1, index + 2)
      } else if isAt("*/", index) {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private func endOfNumber(from start: Int) -> Int {
    let isHex = isAt("0x", start)
    var index = end(from: start, while: isWord)
    // A number after a dot is an index into a tuple, so that another dot begins another index instead of a fraction.
    if byte(at: index) == 0x2E, isDigit(byte(at: index + 1)), tokens.last?.text != "." {
      index = end(from: index + 1, while: isWord)
    }
    let exponent: [UInt8] = isHex ? [0x70, 0x50] : [0x65, 0x45]
    if index > start, exponent.contains(bytes[index - 1]), let sign = byte(at: index),
      sign == 0x2B || sign == 0x2D, isDigit(byte(at: index + 1))
    {
      index = end(from: index + 1, while: isWord)
    }
    return index
  }

  // MARK: Strings

  private func isHashes(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == 0x23 }
  }

  private mutating func takeString(hashes: Int) {
    let open = position + hashes
    let isMultiline = isAt("\"\"\"", open) && !(hashes > 0 && closesOnItsLine(open + 1, hashes: hashes))
    let quotes = isMultiline ? 3 : 1
    var index = open + quotes
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x5C, isHashes(hashes, at: index + 1) {
        let after = index + 1 + hashes
        guard self.byte(at: after) == 0x28 else {
          // A one-line string ends at the end of the line, even if that is escaped.
          index = isNewline(self.byte(at: after)) && !isMultiline ? after : min(after + 1, bytes.count)
          continue
        }
        take(.stringHead, to: after + 1)
        takeTokens(isInterpolation: true)
        index = position + (position < bytes.count ? 1 : 0)
      } else if byte == 0x22, quotes == 1 || isAt("\"\"\"", index), isHashes(hashes, at: index + quotes) {
        return take(.string, to: index + quotes + hashes)
      } else if isNewline(byte), !isMultiline {
        return take(.string, to: index)
      } else {
        index += 1
      }
    }
    take(.string, to: bytes.count)
  }

  /// Distinguishes `#"""#`, a quote in a one-line string, from the start of a multi-line string.
  private func closesOnItsLine(_ start: Int, hashes: Int) -> Bool {
    var index = start
    while let byte = byte(at: index), !isNewline(byte) {
      if byte == 0x22, isHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  // MARK: Regular expressions

  /// The end of `/…/`; nil if the slash is an operator: after an operand, before a space, or without a second slash on
  /// the line.
  private func endOfRegex(from start: Int) -> Int? {
    if let last = tokens.last(where: \.isCode), isOperand(last) { return nil }
    guard let next = byte(at: start + 1), !isSpace(next) else { return nil }
    var (index, depth, isClass) = (start + 1, 0, false)
    while let byte = byte(at: index), !isNewline(byte) {
      switch byte {
      case 0x5C: index += 1
      case 0x5B: isClass = true
      case 0x5D: isClass = false
      case 0x28 where !isClass: depth += 1
      case 0x29 where !isClass: depth -= 1
      case 0x2F where !isClass: return depth == 0 && bytes[index - 1] != 0x20 ? index + 1 : nil
      default: break
      }
      // An unmatched closing bracket shows that the slash is an operator, as in `reduce(1, /)`.
      guard depth >= 0 else { return nil }
      index += 1
    }
    return nil
  }

  private func endOfRegex(from start: Int, hashes: Int) -> Int {
    var index = start + hashes + 1
    while index < bytes.count {
      if bytes[index] == 0x5C {
        index += 1
      } else if bytes[index] == 0x2F, isHashes(hashes, at: index + 1) {
        return index + 1 + hashes
      }
      index += 1
    }
    return bytes.count
  }

  /// True if a value may end with the token, so that a slash after it divides.
  private func isOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .string, .regex: true
    case .word: !Words.beforeValues.contains(token.text)
    case .mark: [")", "]", "}", "?", "!", ">"].contains(token.text)
    case .space, .comment, .stringHead, .directive: false
    }
  }
}
