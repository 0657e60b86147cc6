import CradleGeometry
import Testing

@testable import Playground

/// The top bar of windows down to the smallest.
struct NarrowBarTests {
  @Test("every title is complete in every window, and the buttons stand apart", arguments: [6.0, 7, 8])
  func titles(letter: Double) throws {
    let cards = DemoCatalog.demos.map { $0.card }
    let longest = try #require(cards.map { Double($0.title.count) * letter }.max())
    for width in stride(from: 480.0, through: 1300, by: 10) {
      for height in [360.0, 559, 560, 1100] {
        var targets: Set<[WindowTarget]> = []
        for card in cards {
          let layout = WindowLayout(size: Size(width: width, height: height), card: card) {
            Double($0.count) * letter
          }
          let bar = TopBarLayout(layout, titleWidth: longest)
          #expect(longest <= bar.title.width, "\(card.id) at \(width)")
          let words = BarWords(of: card, in: bar, layout) { text, _ in Double(text.count) * letter }
          #expect(words.title.y - Typography.title.size / 2 >= 0, "\(card.id) at \(width)")
          let buttons = bar.buttons(isHome: false)
          for (button, next) in zip(buttons, buttons.dropFirst()) {
            #expect(button.frame.maxX < next.frame.minX && next.frame.maxX <= width, "\(card.id) at \(width)")
          }
          targets.insert(buttons.map(\.target))
        }
        #expect(targets.count == 1, "the bar has other buttons in another demo at \(width)")
      }
    }
  }

  @Test("a bar with room has all buttons, and a narrow one keeps the sets, the pause and the panels")
  func buttons() throws {
    func bar(_ width: Double, _ height: Double) -> TopBarLayout {
      WindowController(demo: FeaturedDemo.self, size: Size(width: width, height: height)) { text, _ in
        Double(text.count) * 7
      }.bar
    }
    let (wide, narrow) = (bar(640, 480), bar(480, 1100))
    #expect(wide.record != nil && wide.speed != nil && narrow.record == nil)
    let targets = narrow.buttons(isHome: false).map(\.target)
    for target in [WindowTarget.menu, .set(.a), .set(.b), .pause, .plotFold, .sourceFold, .tune] {
      #expect(targets.contains(target))
    }
  }
}
