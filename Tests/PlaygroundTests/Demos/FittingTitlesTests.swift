import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// Titles in narrow panes.
struct FittingTitlesTests {
  private static let titles: [String] =
    ["Nested scroll", "One gesture, two views"] + Landscape.all.map(\.title) + Landscape.all.map(\.subtitle)

  @Test(
    "a title becomes smaller until it fits, and keeps its font where it does",
    arguments: titles)
  func fits(words: String) throws {
    let canvas = try OffscreenStage(size: Size(width: 8, height: 8)).canvas
    for size in [13.0, 19, 30, 38] {
      let font = Font(size: size, weight: .semibold)
      let wanted = canvas.width(of: words, font)
      for room in stride(from: 0.0, through: 400, by: 20) {
        let fitting = canvas.fitting(font, words, within: room)
        #expect(canvas.width(of: words, fitting) <= room || fitting.size == 8, "\(size) in \(room)")
        #expect((fitting == font) == (wanted <= room), "\(size) in \(room)")
      }
    }
  }

  @Test("the titles of a pane in the smallest window are complete") func smallestPane() throws {
    let stage = try OffscreenStage(size: Size(width: 480, height: 360))
    let layout = WindowLayout(size: stage.canvas.size, card: NestedScrollDemo.card, isSplit: true) {
      Double($0.count) * 7
    }
    let font = stage.canvas.fitting(
      Font(size: 30, weight: .bold), "Nested scroll", within: layout.demoSize.width - 40)
    #expect(stage.canvas.width(of: "Nested scroll", font) <= layout.demoSize.width - 40 && font.size > 20)
  }
}
