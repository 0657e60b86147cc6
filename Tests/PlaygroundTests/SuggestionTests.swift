import Testing

@testable import Playground

struct SuggestionTests {
  @Test(arguments: [
    ("scorll", "scroll"), ("SCROLL", "scroll"), ("rub", "rubber-band"), ("rubberband", "rubber-band"),
    ("bounec", "bounce"),
  ])
  func `a slip finds the word that was meant`(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["scroll", "rubber-band", "bounce"]) == meant)
  }

  @Test(arguments: ["", "xyz", "s", String(repeating: "scroll", count: 1000)])
  func `nothing is suggested for what is near nothing`(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["scroll", "bounce"]) == nil)
  }

  @Test func `slips count letters added, dropped, changed and swapped`() {
    #expect(Suggestion.slips(from: "", to: "abc") == 3)
    #expect(Suggestion.slips(from: "abc", to: "abc") == 0)
    #expect(Suggestion.slips(from: "abc", to: "acb") == 1)
    #expect(Suggestion.slips(from: "abc", to: "xbcd") == 2)
  }
}
