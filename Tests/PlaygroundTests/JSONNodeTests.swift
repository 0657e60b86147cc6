import Testing

@testable import Playground

struct JSONNodeTests {
  @Test(
    "the error for a number outside of a range names the exact ends of the range",
    arguments: [
      (SpringTuning.frequencies, "0.1 to 6"), (0...OptionValue.longest, "0 to 86400"),
      (-0.5...1_000_000, "-0.5 to 1000000"),
    ])
  func bounds(range: ClosedRange<Double>, words: String) throws {
    let node = try JSONNode(text: Array("7e6".utf8), file: "f")
    #expect(throws: CommandError.usage("f: expected a number from \(words), not 7000000")) {
      try node.number(in: range)
    }
  }
}
