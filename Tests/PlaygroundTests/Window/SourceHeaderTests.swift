import CradleStage
import Testing

@testable import Playground

/// The line over the exported code.
struct SourceHeaderTests {
  @Test("it counts the changed values", arguments: [(1, "1 value changed"), (2, "2 values changed")])
  func counts(count: Int, words: String) {
    #expect(SourceView.words(changed: count) == words)
  }

  @Test("without changed values it speaks of values only, and fits beside the narrowest panel's button")
  func defaults() throws {
    let canvas = try OffscreenStage(size: .init(width: 8, height: 8)).canvas
    let words = SourceView.words(changed: 0)
    #expect(words.contains("values"))
    let left = SourceView.gutter + canvas.width(of: "Swift", Typography.heading) + 14
    let room = WindowLayout.Metrics.sourceWidth.lowerBound - SourceView.margin - 72 - 20 - left
    #expect(canvas.width(of: words, Typography.hint) <= room)
  }
}
