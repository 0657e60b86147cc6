import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleStage
@testable import Playground

/// The whole window, drawn in memory.
struct WindowPictureTests {
  private func draw(_ size: Size, _ theme: Theme, scale: Double = 1) throws -> (
    stage: OffscreenStage, controller: WindowController
  ) {
    let stage = try OffscreenStage(size: size, scale: scale)
    var picture = WindowPicture(demo: ScrollDemo.self, size: size, theme: theme)
    picture.seconds = 0.5
    picture.events = [
      DemoEvent(time: 0.1, kind: .pointer(PointerEvent(.down, at: Point(x: 160, y: 300), time: 0.1))),
      DemoEvent(time: 0.2, kind: .pointer(PointerEvent(.move, at: Point(x: 160, y: 200), time: 0.2))),
    ]
    let controller = picture.play(on: stage.canvas)
    controller.draw(on: stage.canvas)
    return (stage, controller)
  }

  /// How many different colours a rectangle holds, looking at every pixel.
  private func colors(_ stage: OffscreenStage, _ rect: Rect) -> Set<Color> {
    var seen: Set<Color> = []
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        if let color = stage.pixel(x: x, y: y) { seen.insert(color) }
      }
    }
    return seen
  }

  @Test(
    "a picture of the window has the panel's text and the scrolled list",
    arguments: [Theme.Name.dark, .light])
  func pictureHasItsText(name: Theme.Name) throws {
    let theme = Theme.named(name)
    let (stage, controller) = try draw(Size(width: 1280, height: 800), theme)
    let words = Rect(x: 1008, y: 72, width: 80, height: 14)
    #expect(colors(stage, words).contains { $0.contrast(with: theme.text) < 1.3 })
    #expect(colors(stage, words).contains { $0.contrast(with: theme.panel) < 1.01 })
    #expect(
      controller.quiet == nil
        && (controller.session.demo as? ScrollDemo)?.scrolls[0].view.contentOffset.y == 97)
    // The frame shows the moved list, and the pointer's ring lies over it.
    #expect(colors(stage, controller.layout.viewport).count > 100)
  }

  @Test(
    "every third pixel of every third row of the window is painted",
    arguments: [(1280.0, 800.0), (900, 600), (640, 480)])
  func everyPixelIsPainted(width: Double, height: Double) throws {
    let (stage, _) = try draw(Size(width: width, height: height), .dark)
    for y in stride(from: 0, to: Int(height), by: 3) {
      for x in stride(from: 0, to: Int(width), by: 3) {
        // Blending rounds; an unpainted pixel has an alpha of 0.
        #expect((stage.pixel(x: x, y: y)?.alpha ?? 0) > 0.9)
      }
    }
  }

  @Test("drawing the window again makes no texture") func drawingAgainMakesNoTexture() throws {
    let (stage, controller) = try draw(Size(width: 1024, height: 700), .light, scale: 2)
    let made = stage.canvas.textureCount
    controller.draw(on: stage.canvas)
    #expect(stage.canvas.textureCount == made)
  }

  @Test("text of both themes has a contrast of 4.5, faint text of 3", arguments: [Theme.Name.dark, .light])
  func textIsReadable(name: Theme.Name) {
    let theme = Theme.named(name)
    for ground in [theme.panel, theme.raised] {
      #expect(theme.text.contrast(with: ground) >= 4.5 && theme.dim.contrast(with: ground) >= 4.5)
      #expect(theme.faint.contrast(with: ground) >= 3)
    }
    #expect(theme.onAccent.contrast(with: theme.accent) >= 4.5)
    #expect(theme.chosen.text.contrast(with: theme.chosen.ground) >= 4.5)
  }

  @Test("a picture that cannot be written throws") func unwritablePictureThrows() {
    #expect(throws: CommandError.self) {
      try WindowPicture(demo: ScrollDemo.self).write(into: WholeFile("/dev/full"))
    }
  }
}
