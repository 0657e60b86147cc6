import CradleGeometry
import CradleScrolling
import CradleStage
import Testing

@testable import Playground

/// The line as a cover flow: hit tests agree with the drawing.
struct LineLayoutTiltTests {
  /// Five steps of 8 bits: a card's colour between texels.
  private static let colorSteps = 0.02

  private static let size = Size(width: 800, height: 500)

  private func run() throws -> DemoRun {
    try DemoRun(LineLayoutDemo.self, viewport: Self.size, set: [("tilt", .number(1.2))])
  }

  @Test("a click inside a tilted card's drawn shape selects it, one outside does not")
  func clickHitsTheDrawnShape() throws {
    for (x, isHit) in [(-60.0, true), (60, true), (-98, true), (98, true), (-106, false), (106, false)] {
      let run = try run()
      run.rest()
      let demo = try #require(run.host.demo as? LineLayoutDemo)
      let card = try #require(
        demo.collection.presentedElements.first { $0.attributes.indexPath.item == 1 }
      ).attributes
      let center = card.center + (Point.zero - demo.collection.contentOffset)
      let seen = try #require(card.transform3D.project(Point(x: x, y: 0)))
      try run.click(center.x + seen.x, center.y + seen.y, at: run.host.time)
      run.rest()
      #expect((demo.collection.contentOffset.x == 250) == isHit, "\(x)")
    }
  }

  @Test("a tilted card is drawn where it is hit") func cardIsDrawnWhereItIsHit() throws {
    let run = try run()
    run.rest()
    let stage = try OffscreenStage(size: Self.size)
    run.host.demo.draw(on: stage.canvas, theme: .dark)
    let demo = try #require(run.host.demo as? LineLayoutDemo)
    let shift = Point.zero - demo.collection.contentOffset
    for element in demo.collection.presentedElements {
      let (card, color) = (element.attributes, Theme.dark.cell(element.id.number))
      // Spots at the right of the card, away from the middle one's shadow, which have nothing on them.
      for (x, y) in [(80.0, 80.0), (90, 20), (80, -80)] {
        let seen = try #require(card.transform3D.project(Point(x: x * card.scale, y: y * card.scale)))
        let place = card.center + shift + (seen - .zero)
        guard let pixel = stage.pixel(x: Int(place.x), y: Int(place.y)) else { continue }
        #expect(
          abs(pixel.red - color.red) < Self.colorSteps && abs(pixel.blue - color.blue) < Self.colorSteps)
        #expect(card.contains(place - shift))
      }
    }
  }
}
