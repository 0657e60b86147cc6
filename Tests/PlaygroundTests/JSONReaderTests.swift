import Testing

@testable import Playground

struct JSONReaderTests {
  func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test("every kind of value is read") func everyKindIsRead() throws {
    let value = try read(
      "\u{FEFF} {\"b\": [1, -2.5e2, 0], \"a\": true, \"c\": [false, null, \"\\u00e9\\n\\ud83d\\ude00é\"]}\n")
    #expect(
      value
        == .object([
          "a": .bool(true), "b": .array([.number(1), .number(-250), .number(0)]),
          "c": .array([.bool(false), .null, .string("é\n😀é")]),
        ]))
  }

  @Test(
    "only true and false are booleans",
    arguments: [
      ("true", JSONValue.bool(true)), ("false", .bool(false)), ("1", .number(1)), ("0", .number(0)),
      ("1.0", .number(1)), ("0e0", .number(0)), ("-0", .number(0)), ("null", .null),
      ("\"true\"", .string("true")),
    ])
  func onlyTrueAndFalseAreBooleans(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
    #expect(try read("[\(text)]") == .array([value]))
  }

  @Test("a trailing comma is allowed, and of two members with one name the last counts")
  func trailingCommaIsAllowed() throws {
    #expect(try read("[1, 2,]") == .array([.number(1), .number(2)]))
    #expect(try read("{\"a\": 1, \"a\": 2,}") == .object(["a": .number(2)]))
  }

  @Test(
    "a syntax error has its line, column and reason",
    arguments: [
      ("", 1, 1, "Unexpected end of file"),
      ("{", 1, 2, "Unexpected end of file"),
      ("[1,\n \"é\"\n", 3, 1, "Unexpected end of file"),
      ("[\"a]", 1, 5, "Unexpected end of file"),
      ("[1 2]", 1, 4, "Invalid value"),
      ("{\"a\" 1}", 1, 6, "Invalid value"),
      ("{'a': 1}", 1, 2, "Invalid value"),
      ("[NaN]", 1, 2, "Invalid value"),
      ("[1.]", 1, 4, "Invalid value"),
      ("[+1]", 1, 2, "Invalid value"),
      ("[01]", 1, 3, "Number with leading zero"),
      ("{} {}", 1, 4, "Invalid value"),
      ("[\"a\nb\"]", 1, 4, "Unescaped control character"),
      ("[\"\\q\"]", 1, 3, "Invalid escape sequence"),
      ("[\"\\u+0e9\"]", 1, 5, "Invalid hexadecimal digit"),
      ("[1e400]", 1, 2, "Number 1e400 is too large"),
      ("[\"1e400 \\\" 1e400\",\n 1, 1e400]", 2, 5, "Number 1e400 is too large"),
      // A column is a character, not a byte.
      ("{\"é\": x}", 1, 7, "Invalid value"),
      ("[\"é€😀\", x]", 1, 9, "Invalid value"),
      ("[\"é€😀\",\n\n \"ö\" 5]", 3, 6, "Invalid value"),
      ("\u{FEFF}[\"é\",\r\n x]", 2, 2, "Invalid value"),
      // One byte-order mark is one.
      ("\u{FEFF}\u{FEFF}[]", 1, 1, "Invalid value"),
      ("[\"\\ud800\", 1, 2, 3]", 1, 3, "Half a surrogate pair"),
      ("[\"\\ud800\\u0041\"]", 1, 3, "Half a surrogate pair"),
      ("[\"\\udc00\"]", 1, 3, "Half a surrogate pair"),
      ("[-]", 1, 3, "Invalid value"),
      ("[1e]", 1, 4, "Invalid value"),
      ("[-01]", 1, 4, "Number with leading zero"),
      ("[,]", 1, 2, "Invalid value"),
      ("{,}", 1, 2, "Invalid value"),
      ("[tru]", 1, 2, "Invalid value"),
      // UTF-16, or a file that is no text.
      ("[\u{0}x\u{0}]\u{0}", 1, 2, "Invalid value"),
    ])
  func syntaxErrorHasItsPlace(text: String, line: Int, column: Int, reason: String) throws {
    let failure = try #require(throws: JSONReader.Failure.self) { _ = try read(text) }
    #expect(failure.place.line == line)
    #expect(failure.place.column == column)
    #expect(failure.reason == reason)
  }

  @Test("text that is not UTF-8 is refused") func invalidUTF8IsRefused() throws {
    let failure = try #require(throws: JSONReader.Failure.self) {
      _ = try JSONReader.read([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
    #expect(failure.place.column == 3)
    #expect(failure.reason == "Invalid UTF-8")
  }

  @Test("512 nested lists are read, and more are refused") func nestingIsLimited() throws {
    let failure = try #require(throws: JSONReader.Failure.self) {
      _ = try read(String(repeating: "[", count: 1_000_000))
    }
    #expect(failure.place.column == 513)
    #expect(failure.reason == "More than 512 nested lists or objects")
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { _ = try read(deepest) }
  }

  @Test(
    "a number that is written reads back as itself",
    arguments: [
      0.1, -0.0, 1, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 123456789.123, 1e16, .pi,
      -975.7121834546339, 1 / 3, 123456789012345680, 1.2345678901234567e-120,
    ])
  func numberReadsBack(number: Double) throws {
    var json = JSONText()
    json.number(number)
    #expect(try JSONReader.read(json.bytes) == .number(number))
    #expect(!json.bytes.starts(with: "-0".utf8))
  }

  @Test("numbers of any length are read exactly") func numbersAreReadExactly() throws {
    var number = 0.7
    for _ in 0..<1000 {
      number = (number * 3.9 * (1 - number)).magnitude
      #expect(try read("\(number)") == .number(number))
      #expect(try read("-\(number)1234567890123e2") == .number(Double("-\(number)1234567890123e2") ?? .nan))
    }
  }

  @Test("a text that is written reads back as itself") func textReadsBack() throws {
    let text = "\"\\\n\t\u{0}\u{1F}\u{7F}é😀/"
    var json = JSONText()
    json.string(text)
    #expect(try JSONReader.read(json.bytes) == .string(text))
  }
}
