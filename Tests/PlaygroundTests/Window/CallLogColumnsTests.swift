import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The log of calls in strips of any width.
struct CallLogColumnsTests {
  private let canvas: Canvas

  init() throws { canvas = try OffscreenStage(size: Size(width: 8, height: 8)).canvas }

  @Test("names, counts and the values of a scroll are complete from the narrowest strip beside the panel on")
  func complete() {
    for width in stride(from: 380.0, through: 2000, by: 20) {
      let columns = CallLogColumns(Rect(x: 224, y: 400, width: width, height: 168))
      #expect(columns.time > 224 && columns.end < 224 + width)
      #expect(canvas.width(of: "59.99", Typography.axis) <= columns.name - columns.time)
      for name in ["scrollViewDidEndScrollingAnimation", "prepare(forCollectionViewUpdates:)"] {
        #expect(canvas.width(of: name, Typography.plot) <= CallLogColumns.nameWidth)
      }
      #expect(columns.name + CallLogColumns.nameWidth < columns.count)
      #expect(canvas.width(of: "× 99", Typography.axis) <= columns.values - columns.count)
      let room = columns.end - columns.values
      #expect(canvas.width(of: "offset (0, 180)", Typography.axis) <= room, "\(width)")
      let release = "velocity (0.00, 0.00), target (0, 435)"
      #expect(canvas.width(of: release, Typography.axis) <= room || width < 560, "\(width)")
    }
  }

  @Test("the heading's words are complete, or shorter, or not there") func words() {
    let texts = ["a long line of words", "a short one"]
    for width in stride(from: 0.0, through: 600, by: 10) {
      let columns = CallLogColumns(Rect(x: 0, y: 0, width: width, height: 168))
      let words = columns.words(texts) { text, _ in Double(text.count) * 10 }
      #expect((texts + [""]).contains(words))
      #expect(Double(words.count) * 10 <= max(0, columns.end - columns.name))
    }
  }
}
