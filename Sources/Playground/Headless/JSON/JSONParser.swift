/// Reads JSON (RFC 8259) strictly, with the line and column of a mistake.
///
/// Foundation's decoder gives no place, takes a trailing comma, and drops all but one of two members of one name; a
/// script that a person wrote needs all three told.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Lists in lists: more is a broken file, and would cost the stack.
  static let deepest = 64

  /// Where the text stops being JSON.
  struct Failure: Error, Equatable {
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
    let expectation: String
  }

  /// Reads one value that fills the text, white space aside.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    // The mark that some editors put in front.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.peek == nil else { throw parser.failure("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ expectation: String, at place: Int? = nil) -> Failure {
    let before = bytes[..<min(place ?? position, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Bytes that continue a UTF-8 character are not columns.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let found = place == nil && peek == nil ? ", not the end of the file" : ""
    return Failure(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column, expectation: expectation + found)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Steps over a mark after white space; tells whether it was there.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try nested { parser throws(Failure) in try parser.members() })
    case UInt8(ascii: "["): return .array(try nested { parser throws(Failure) in try parser.values() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(let byte) where byte == UInt8(ascii: "-") || isDigit(byte): return .number(try number())
    default: throw failure("a JSON value")
    }
  }

  private mutating func nested<Result>(
    _ read: (inout JSONParser) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard depth < Self.deepest else { throw failure("at most \(Self.deepest) lists within lists") }
    depth += 1
    position += 1
    let result = try read(&self)
    depth -= 1
    return result
  }

  private mutating func members() throws(Failure) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw failure("a name in double quotes") }
      let name = try string()
      guard names.insert(name).inserted else { throw failure("\"\(name)\" only once", at: start) }
      guard take(":") else { throw failure("':' after \"\(name)\"") }
      members.append(JSONValue.Member(name: name, value: try value()))
    } while take(",")
    guard take("}") else { throw failure("',' or '}'") }
    return members
  }

  private mutating func values() throws(Failure) -> [JSONValue] {
    var values: [JSONValue] = []
    if take("]") { return values }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw failure("',' or ']'") }
    return values
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { letters in
      end <= bytes.count && bytes[position..<end].elementsEqual(letters)
    }
    guard matches else { throw failure("a JSON value") }
    position = end
    return value
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func digits() throws(Failure) {
    guard isDigit(peek) else { throw failure("a digit") }
    while isDigit(peek) { position += 1 }
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
    guard !isDigit(peek) else { throw failure("a number without a leading 0", at: start) }
    if peek == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(word), number.isFinite else {
      throw failure("a number below 1.8e308", at: start)
    }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("'\"' before the line ends, or an escaped control character") }
      if byte == UInt8(ascii: "\\") {
        text += String(try escape()).utf8
      } else {
        text.append(byte)
        position += 1
      }
    }
    guard peek != nil else { throw failure("'\"' at the end of the text") }
    position += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw failure("UTF-8 text", at: start)
    }
    return string
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = position
    position += 1
    let marks: [UInt8: Unicode.Scalar] = [
      0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
    ]
    if let byte = peek, let scalar = marks[byte] {
      position += 1
      return scalar
    }
    guard peek == UInt8(ascii: "u") else { throw failure("an escape such as \\n or \\u00e9", at: start) }
    var code = try codeUnit(at: start)
    if (0xD800..<0xDC00).contains(code), peek == UInt8(ascii: "\\") {
      position += 1
      let low = try codeUnit(at: start)
      guard (0xDC00..<0xE000).contains(low) else { throw failure("a pair of surrogates", at: start) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("a pair of surrogates", at: start) }
    return scalar
  }

  /// The four digits after `\u`; the backslash is behind already.
  private mutating func codeUnit(at start: Int) throws(Failure) -> UInt32 {
    let end = position + 5
    guard peek == UInt8(ascii: "u"), end <= bytes.count,
      let code = UInt32(String(decoding: bytes[(position + 1)..<end], as: UTF8.self), radix: 16),
      isHexadecimal(bytes[position + 1])
    else { throw failure("\\u and four hexadecimal digits", at: start) }
    position = end
    return code
  }

  /// The conversion alone would take a sign as the first digit.
  private func isHexadecimal(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }
}
