import CradleGeometry
import CradleStage
import Testing

@testable import Playground

@Suite("The program's icon")
struct AppIconTests {
  @Test("is a rounded square with four balls, the raised one in the accent, and nothing around it")
  func drawn() throws {
    let picture = try AppIcon.picture()
    #expect(picture.width == 128 && picture.height == 128)
    let ground = Color(hex: 0x00FF00)
    let stage = try OffscreenStage(size: Size(width: 128, height: 128))
    stage.canvas.clear(ground)
    stage.canvas.picture(picture, in: Rect(x: 0, y: 0, width: 128, height: 128))
    for (x, y) in [(0, 0), (127, 0), (6, 6), (0, 127), (127, 127), (64, 1)] {
      #expect(stage.pixel(x: x, y: y) == ground, "\(x), \(y)")
    }
    #expect(stage.pixel(x: 64, y: 16) == Theme.dark.raised)
    // A string's length below the beam, the raised one 36° aside.
    let raised = try #require(stage.pixel(x: 20, y: 75))
    #expect(raised.contrast(with: Theme.dark.accent) < 1.6 && raised.red > raised.blue * 1.4)
    for x in [65, 83, 101] {
      #expect(try #require(stage.pixel(x: x, y: 84)).contrast(with: Theme.dark.raised) > 7)
    }
  }
}
