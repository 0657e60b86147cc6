import Testing

@testable import Playground

struct SuggestionTests {
  @Test(
    "a misspelt word suggests the one that was meant",
    arguments: [
      ("scorll", "scroll"), ("SCROLL", "scroll"), ("rub", "rubber-band"), ("rubberband", "rubber-band"),
      ("bounec", "bounce"),
    ])
  func misspeltWordSuggests(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["scroll", "rubber-band", "bounce"]) == meant)
  }

  @Test(
    "a word near none suggests nothing",
    arguments: ["", "xyz", "s", String(repeating: "scroll", count: 1000)])
  func farWordSuggestsNothing(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["scroll", "bounce"]) == nil)
  }

  @Test("the distance of two words counts letters added, dropped, changed and swapped")
  func distanceCountsSlips() {
    #expect(Suggestion.editDistance(from: "", to: "abc") == 3)
    #expect(Suggestion.editDistance(from: "abc", to: "abc") == 0)
    #expect(Suggestion.editDistance(from: "abc", to: "acb") == 1)
    #expect(Suggestion.editDistance(from: "abc", to: "xbcd") == 2)
  }
}
