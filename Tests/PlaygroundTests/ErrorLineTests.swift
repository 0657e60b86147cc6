import TestSupport
import Testing

@testable import Playground

struct ErrorLineTests {
  @Test func `what fits stays as it is`() {
    #expect(ErrorLine("cradle: é 👨‍👩‍👧 e\u{301}").text == "cradle: é 👨‍👩‍👧 e\u{301}")
    let longest = String(repeating: "x", count: 200)
    #expect(ErrorLine(longest).text == longest)
  }

  @Test func `a long line loses its middle`() {
    let line = ErrorLine("begin " + String(repeating: "x", count: 5_000_000) + " end").text
    #expect(line.unicodeScalars.count == 199 || line.unicodeScalars.count == 200)
    #expect(line.hasPrefix("begin xxx") && line.hasSuffix("xxx end") && line.contains("x…x"))
  }

  @Test func `what would end or turn the line is escaped`() {
    #expect(
      ErrorLine("a\nb\u{1B}\u{2028}\u{202E}\u{2067}c\u{7F}\u{85}").text
        == "a\\nb\\u{1B}\\u{2028}\\u{202E}\\u{2067}c\\u{7F}\\u{0085}")
  }

  /// Characters of several scalars and escapes of several letters, at every place of the cut.
  @Test(arguments: ["👨‍👩‍👧", "e\u{301}", "\n", "\u{202E}", "🏳️‍🌈", "🇩🇪", "é"])
  func `no character and no escape is cut apart`(character: Character) {
    let whole = ErrorLine(String(character)).text
    for shift in 0..<12 {
      let line = ErrorLine(
        String(repeating: "x", count: shift) + String(repeating: character, count: 400) + "end"
      ).text
      #expect(line.unicodeScalars.count <= 200)
      let parts = line.split(separator: "…")
      #expect(parts.count == 2)
      #expect(parts[0].dropFirst(shift).count.isMultiple(of: whole.count))
      #expect(parts[1].dropLast(3).count.isMultiple(of: whole.count))
    }
  }

  @Test func `accents without end are cut`() {
    let line = ErrorLine("a" + String(repeating: "\u{301}", count: 100_000)).text
    #expect(line.unicodeScalars.count <= 200)
  }
}
