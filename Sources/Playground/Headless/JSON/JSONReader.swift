/// Reads JSON (RFC 8259, in UTF-8); errors have a line and a column.
///
/// It accepts a comma after the last element, and uses the last one of two members with the same name. An
/// object's members have no order. Memory grows with the values rather than the text: a byte of text costs at
/// most some 50 bytes.
///
/// It is not Foundation's, because nothing else in the playground needs Foundation, whose loading would delay the
/// window's first frame; `make start` measures that.
struct JSONReader {
  /// The reason why a text is not JSON.
  struct Failure: Error, Equatable {
    let place: Place
    let reason: String
  }

  /// A place in a text: line and column, both from 1; a column is a character.
  struct Place: Equatable {
    let line: Int
    let column: Int

    /// The place after some bytes of UTF-8.
    init(after text: ArraySlice<UInt8>) {
      let lineStart = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
      line = text.count { $0 == UInt8(ascii: "\n") } + 1
      // Bytes that continue a character are not columns.
      column = text[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    }
  }

  /// The deepest nesting of lists and objects, so that no text can exhaust the stack; scripts have five
  /// levels.
  static let deepest = 512

  /// Reads one value that fills the text, white space aside.
  static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    // Skips the byte order mark that some editors write. A second one is a character, which JSON does not
    // allow here.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = JSONReader(text: bytes, start: start)
    if let index = invalidUTF8(bytes[start...]) { throw reader.failure("Invalid UTF-8", at: index) }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.unexpected() }
    return value
  }

  private let text: [UInt8]
  private let start: Int
  private var index: Int

  private init(text: [UInt8], start: Int) { (self.text, self.start, index) = (text, start, start) }

  private var next: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipSpace() {
    while let letter = next, letter == 0x20 || letter == 0x0A || letter == 0x0D || letter == 0x09 {
      index += 1
    }
  }

  /// Takes a character if it comes next, after white space.
  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpace()
    guard let letter = next else { throw unexpected() }
    switch letter {
    case UInt8(ascii: "{"): return .object(try members(depth: try inner(depth)))
    case UInt8(ascii: "["): return .array(try elements(depth: try inner(depth)))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default:
      for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
      where text[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw unexpected()
    }
  }

  private func inner(_ depth: Int) throws(Failure) -> Int {
    guard depth < Self.deepest else { throw failure("More than \(Self.deepest) nested lists or objects") }
    return depth + 1
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    while !take("]") {
      elements.append(try value(depth: depth))
      guard take(",") || isAt("]") else { throw unexpected() }
    }
    return elements
  }

  private mutating func members(depth: Int) throws(Failure) -> [String: JSONValue] {
    index += 1
    var members: [String: JSONValue] = [:]
    while !take("}") {
      guard isAt("\"") else { throw unexpected() }
      let name = try string()
      guard take(":") else { throw unexpected() }
      members[name] = try value(depth: depth)
      guard take(",") || isAt("}") else { throw unexpected() }
    }
    return members
  }

  private mutating func isAt(_ letter: Unicode.Scalar) -> Bool {
    skipSpace()
    return next == UInt8(ascii: letter)
  }

  private mutating func number() throws(Failure) -> Double {
    let first = index
    if next == UInt8(ascii: "-") { index += 1 }
    let whole = index
    try digits()
    if text[whole] == UInt8(ascii: "0"), index > whole + 1 {
      throw failure("Number with leading zero", at: whole + 1)
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let word = String(decoding: text[first..<index], as: UTF8.self)
    guard let number = Double(word), number.isFinite else {
      throw failure("Number \(Excerpt(word)) is too large", at: first)
    }
    return number == 0 ? 0 : number
  }

  private mutating func digits() throws(Failure) {
    let first = index
    while let letter = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= letter { index += 1 }
    guard index > first else { throw unexpected() }
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    index += 1
    var pieces: [UInt8] = []
    var first = index
    while let letter = next {
      switch letter {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        if pieces.isEmpty { return String(decoding: text[first..<index], as: UTF8.self) }
        return String(decoding: pieces + text[first..<index], as: UTF8.self)
      case UInt8(ascii: "\\"):
        pieces += text[first..<index]
        pieces += String(try escaped()).utf8
        first = index
      case 0..<0x20: throw failure("Unescaped control character")
      default: index += 1
      }
    }
    throw unexpected()
  }

  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    let place = index
    index += 1
    guard let letter = next else { throw unexpected() }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The first half of a character beyond U+FFFF: the other half must follow as another escape.
      guard unit < 0xDC00, text[index...].starts(with: [0x5C, 0x75]) else {
        throw failure("Half a surrogate pair", at: place)
      }
      index += 2
      let low = try hexadecimal()
      guard 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar((unit - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
      else { throw failure("Half a surrogate pair", at: place) }
      return scalar
    default: throw failure("Invalid escape sequence", at: place)
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let letter = next else { throw unexpected() }
      guard let digit = Character(Unicode.Scalar(letter)).hexDigitValue else {
        throw failure("Invalid hexadecimal digit")
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  // MARK: Mistakes

  private func failure(_ reason: String, at index: Int? = nil) -> Failure {
    Failure(place: Place(after: text[start..<(index ?? self.index)]), reason: reason)
  }

  private func unexpected() -> Failure {
    failure(index < text.count ? "Invalid value" : "Unexpected end of file")
  }

  /// The index at which a text stops being UTF-8; nil if it is valid.
  private static func invalidUTF8(_ text: ArraySlice<UInt8>) -> Int? {
    // Most text is valid, and this check runs at the speed of memory.
    if String(validating: text, as: UTF8.self) != nil { return nil }
    var decoder = UTF8.ForwardParser()
    var bytes = text.makeIterator()
    var index = text.startIndex
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let scalar): index += scalar.count
      case .error: return index
      case .emptyInput: return nil
      }
    }
  }
}
