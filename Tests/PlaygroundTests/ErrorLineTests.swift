import TestSupport
import Testing

@testable import Playground

struct ErrorLineTests {
  @Test("a line of at most 200 characters stays as it is") func shortLineStays() {
    #expect(ErrorLine("cradle: é 👨‍👩‍👧 e\u{301}").text == "cradle: é 👨‍👩‍👧 e\u{301}")
    let longest = String(repeating: "x", count: 200)
    #expect(ErrorLine(longest).text == longest)
  }

  @Test("a longer line loses its middle") func longLineLosesItsMiddle() {
    let line = ErrorLine("begin " + String(repeating: "x", count: 5_000_000) + " end").text
    #expect(line.unicodeScalars.count == 199 || line.unicodeScalars.count == 200)
    #expect(line.hasPrefix("begin xxx") && line.hasSuffix("xxx end") && line.contains("x…x"))
  }

  @Test("characters that would end or turn the line are escaped") func controlCharactersAreEscaped() {
    #expect(
      ErrorLine("a\nb\u{1B}\u{2028}\u{202E}\u{2067}c\u{7F}\u{85}").text
        == "a\\nb\\u{1B}\\u{2028}\\u{202E}\\u{2067}c\\u{7F}\\u{0085}")
  }

  /// Characters of several scalars and escapes of several letters, at every place of the cut.
  @Test(
    "the cut divides no character and no escape",
    arguments: ["👨‍👩‍👧", "e\u{301}", "\n", "\u{202E}", "🏳️‍🌈", "🇩🇪", "é"])
  func cutDividesNoCharacter(character: Character) {
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

  @Test("a letter with 100 000 accents is cut to 200 scalars") func accentsAreCut() {
    let line = ErrorLine("a" + String(repeating: "\u{301}", count: 100_000)).text
    #expect(line.unicodeScalars.count <= 200)
  }
}
