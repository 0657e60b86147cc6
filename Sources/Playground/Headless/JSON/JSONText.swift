/// Builds a JSON text piece by piece, fast enough for a million numbers a second.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member is the first one of its object.
  private var isFirstMember = true

  /// Punctuation and names that need no escaping.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A number in its shortest form that reads back as itself, with `.0` when it is whole and without a negative zero.
  ///
  /// JSON has no infinity or NaN. Callers must reject them before; any that remain become `null`, so that the
  /// file stays valid.
  mutating func number(_ number: Double) {
    guard number.isFinite else { return raw("null") }
    var description = number == 0 ? "0.0" : number.description
    description.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// A count or an index.
  mutating func integer(_ integer: Int) {
    if (0...9).contains(integer) { return bytes.append(UInt8(ascii: "0") + UInt8(integer)) }
    var description = integer.description
    description.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func bool(_ bool: Bool) { raw(bool ? "true" : "false") }

  /// A string in quotes, escaped as JSON requires it.
  mutating func string(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { letters in
      for letter in letters {
        switch letter {
        case UInt8(ascii: "\""): bytes += [0x5C, 0x22]
        case UInt8(ascii: "\\"): bytes += [0x5C, 0x5C]
        case 0x0A: bytes += [0x5C, 0x6E]
        case 0..<0x20, 0x7F:
          let digits = String(letter, radix: 16)
          bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        default: bytes.append(letter)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// An object; `write` adds its members.
  mutating func object(_ write: (inout JSONText) -> Void) {
    let outer = isFirstMember
    isFirstMember = true
    raw("{")
    write(&self)
    raw("}")
    isFirstMember = outer
  }

  /// A member of an object; `name` needs no escaping.
  mutating func member(_ name: StaticString, _ write: (inout JSONText) -> Void) {
    raw(isFirstMember ? "\"" : ", \"")
    raw(name)
    raw("\": ")
    isFirstMember = false
    write(&self)
  }

  /// A member with a string; nil adds none.
  mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name) { $0.string(value) } }
  }

  /// A member with a number; nil adds none.
  mutating func member(_ name: StaticString, _ value: Double?) {
    if let value { member(name) { $0.number(value) } }
  }

  /// A member with an integer; nil adds none.
  mutating func member(_ name: StaticString, integer value: Int?) {
    if let value { member(name) { $0.integer(value) } }
  }

  /// A member with a list of numbers.
  mutating func member(_ name: StaticString, _ values: [Double]) {
    member(name) { $0.list(values) { $0.number($1) } }
  }

  /// A member that is true.
  mutating func flag(_ name: StaticString) { member(name) { $0.raw("true") } }

  /// An object with members of any names.
  mutating func dictionary<Entries: Sequence>(
    _ entries: Entries, separator: StaticString = ", ", name: (Entries.Element) -> String,
    _ write: (inout JSONText, Entries.Element) -> Void
  ) {
    raw("{")
    pieces(entries, separator: separator) { json, entry in
      json.string(name(entry))
      json.raw(": ")
      write(&json, entry)
    }
    raw("}")
  }

  /// A list of pieces, with commas between them.
  mutating func list<Items: Sequence>(
    _ items: Items, separator: StaticString = ", ", _ write: (inout JSONText, Items.Element) -> Void
  ) {
    raw("[")
    pieces(items, separator: separator, write)
    raw("]")
  }

  /// Pieces with a separator between them.
  mutating func pieces<Items: Sequence>(
    _ items: Items, separator: StaticString = ", ", _ write: (inout JSONText, Items.Element) -> Void
  ) {
    var isFirst = true
    for item in items {
      if !isFirst { raw(separator) }
      isFirst = false
      write(&self, item)
    }
  }

  /// A parameter's value: a number or a word.
  mutating func value(_ value: Parameter.Value) {
    switch value {
    case .number(let number): self.number(number)
    case .choice(let word): string(word)
    }
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// The number as an integer, if it is whole and fits.
  static func integer(of number: Double) -> Int? { abs(number) < 1e15 ? Int(exactly: number) : nil }

  /// A number in its shortest form, without decimals when it is whole, for people.
  static func words(for number: Double) -> String { integer(of: number).map { "\($0)" } ?? "\(number)" }
}
