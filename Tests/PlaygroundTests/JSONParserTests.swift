import Testing

@testable import Playground

struct JSONParserTests {
  @Test func `every kind of value is read, names in their order`() throws {
    let value = try JSONParser.parse(
      Array(
        "\u{FEFF} {\"b\": [1, -2.5e2, 0], \"a\": true, \"c\": [false, null, \"\\u00e9\\n\\ud83d\\ude00é\"]}\n"
          .utf8))
    #expect(
      value
        == .object([
          .init(name: "b", value: .array([.number(1), .number(-250), .number(0)])),
          .init(name: "a", value: .bool(true)),
          .init(name: "c", value: .array([.bool(false), .null, .string("é\n😀é")])),
        ]))
  }

  @Test(arguments: [
    ("", 1, 1, "a JSON value, not the end of the file"),
    ("{", 1, 2, "a name in double quotes, not the end of the file"),
    ("[1,\n 2,]", 2, 4, "a JSON value"),
    ("[1 2]", 1, 4, "',' or ']'"),
    ("{\"a\" 1}", 1, 6, "':' after \"a\""),
    ("{\"a\": 1,\n\n  \"a\": 2}", 3, 3, "\"a\" only once"),
    ("{'a': 1}", 1, 2, "a name in double quotes"),
    ("{\"é\": x}", 1, 7, "a JSON value"),
    ("[NaN]", 1, 2, "a JSON value"),
    ("[1e400]", 1, 2, "a number below 1.8e308"),
    ("[01]", 1, 2, "a number without a leading 0"),
    ("[1.]", 1, 4, "a digit"),
    ("[-]", 1, 3, "a digit"),
    ("[1e+]", 1, 5, "a digit"),
    ("[+1]", 1, 2, "a JSON value"),
    ("{} {}", 1, 4, "the end of the file"),
    ("[\"a]", 1, 5, "'\"' at the end of the text, not the end of the file"),
    ("[\"a\nb\"]", 1, 4, "'\"' before the line ends, or an escaped control character"),
    ("[\"\\q\"]", 1, 3, "an escape such as \\n or \\u00e9"),
    ("[\"\\u+0e9\"]", 1, 3, "\\u and four hexadecimal digits"),
    ("[\"\\ud800\"]", 1, 3, "a pair of surrogates"),
    ("tru", 1, 1, "a JSON value"),
  ])
  func `a mistake has its line and column`(text: String, line: Int, column: Int, expectation: String) {
    #expect(throws: JSONParser.Failure(line: line, column: column, expectation: expectation)) {
      _ = try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test func `text that is not UTF-8 is refused`() {
    #expect(throws: JSONParser.Failure(line: 1, column: 2, expectation: "UTF-8 text")) {
      _ = try JSONParser.parse([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
  }

  @Test func `lists within lists do not cost the stack`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONParser.Failure(line: 1, column: 65, expectation: "at most 64 lists within lists")) {
      _ = try JSONParser.parse(deep)
    }
  }

  @Test(arguments: [0.1, -0.0, 1, 1e300, .leastNonzeroMagnitude, 123456789.123, 1e16, .pi])
  func `a number that is written reads back as itself`(number: Double) throws {
    var json = JSONText()
    json.number(number)
    #expect(try JSONParser.parse(json.bytes) == .number(number))
    #expect(!json.string.hasPrefix("-0"))
  }

  @Test func `a text that is written reads back as itself`() throws {
    let text = "\"\\\n\t\u{0}\u{1F}\u{7F}é😀/"
    var json = JSONText()
    json.string(text)
    #expect(try JSONParser.parse(json.bytes) == .string(text))
  }
}
