import CradleGeometry
import Testing

@testable import Playground

/// The legend of the plot in strips of any width.
struct PlotLegendTests {
  /// The legend of three curves with large values, which two sets have, in a strip of a width.
  private func legend(width: Double, isPointed: Bool) -> [PlotLayout.Entry] {
    var history = PlotHistory()
    let plots = [("Offset", "pt", -2500.0), ("Lag", "pt", 150), ("Velocity", "pt/s", -20_000)].map {
      Plot(title: $0, unit: $1, value: $2)
    }
    for frame in 0...60 { history.append(plots, others: plots, at: Double(frame) / 60) }
    let frame = Rect(x: 0, y: 0, width: width, height: 168)
    let area = PlotLayout.area(in: frame, axes: 2)
    let pointer = Point(x: area.maxX - 2, y: area.midY)
    return PlotPanel(frame, history, pointer: isPointed ? pointer : nil) { text, _ in
      Double(text.count) * 6.5
    }.layout.legend
  }

  @Test(
    "entries lie side by side inside of the strip, and each shows its title or its value",
    arguments: [360.0, 380, 448, 480, 600, 760, 1200], [false, true])
  func entriesAreDisjoint(width: Double, isPointed: Bool) {
    let entries = legend(width: width, isPointed: isPointed)
    let frames = entries.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.count == 3 && frames[0].minX >= 0 && frames[2].maxX <= width)
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX <= next.minX) }
    for entry in entries {
      #expect(isPointed ? !entry.words.reading.isEmpty : !entry.words.title.isEmpty)
    }
  }

  @Test("a narrow strip leaves out units first, then titles, then set B's values") func order() {
    let whole = legend(width: 1200, isPointed: true).map(\.words)
    #expect(whole.map(\.title) == ["Offset", "Lag", "Velocity"])
    #expect(whole.map(\.unit) == ["pt", "pt", "pt/s"])
    #expect(whole[0].reading == "−2500, B −2500 " && whole[0].ownReading == "−2500 ")
    let narrow = legend(width: 360, isPointed: true).map(\.words)
    #expect(narrow.allSatisfy { $0.title.isEmpty && $0.unit.isEmpty && $0.reading == $0.ownReading })
    var last = 0
    for width in stride(from: 1200.0, through: 360, by: -1) {
      let words = legend(width: width, isPointed: true)[0].words
      let form = PlotLegendWords.Form.allCases.firstIndex { whole[0].shortened(to: $0) == words } ?? -1
      #expect(form == last || form == last + 1, "\(width)")
      last = form
    }
    #expect(last == 3)
  }
}
