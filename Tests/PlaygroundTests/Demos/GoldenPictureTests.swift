import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// One picture of every demo, recorded and compared. After a change that is meant, record anew with
/// `CRADLE_RECORD_GOLDENS=1 swift test --filter GoldenPictureTests`, and look at what changed.
@Suite("The golden picture of every demo", .serialized)
struct GoldenPictureTests {
  private static let size = Size(width: 375, height: 500)
  /// When the sample gesture has moved something, in seconds.
  private static let moment = 0.32

  private func draw(_ id: String, _ theme: Theme) throws -> OffscreenStage {
    let host = DemoHost(try #require(DemoCatalog.demo(id: id)), viewport: Self.size)
    for event in try ScriptReader(host: host).read(Project.gesture(id)) where event.time <= Self.moment {
      try host.send(event)
    }
    host.advance(to: Self.moment)
    let stage = try OffscreenStage(size: Self.size)
    stage.canvas.clear(theme.stage)
    host.demo.draw(on: stage.canvas, theme: theme)
    return stage
  }

  @Test("is drawn again as recorded", arguments: DemoCatalogTests.ids)
  func golden(id: String) throws {
    // A glyph may sit a shade differently with another FreeType; a missing shape or a wrong colour is far more.
    let sameShade = 0.12
    let allowedShare = 0.004
    let drawn = try draw(id, .dark)
    if ProcessInfo.processInfo.environment["CRADLE_RECORD_GOLDENS"] == "1" {
      try drawn.writePNG(to: Project.golden(id))
    }
    let recorded = try OffscreenStage(size: Self.size)
    recorded.canvas.picture(
      try Picture(path: Project.golden(id)), in: Rect(origin: .zero, size: Self.size))
    var different = 0
    for y in 0..<drawn.pixelHeight {
      for x in 0..<drawn.pixelWidth {
        // Pixel by pixel a macro of the test library would cost more than the drawing.
        guard let a = drawn.pixel(x: x, y: y), let b = recorded.pixel(x: x, y: y) else {
          Issue.record("no pixel at \(x), \(y)")
          return
        }
        if a == b { continue }
        let distance = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        if distance > sameShade { different += 1 }
      }
    }
    #expect(Double(different) <= allowedShare * Double(drawn.pixelWidth * drawn.pixelHeight))
  }

  @Test("is not blank, in either theme", arguments: DemoCatalogTests.ids)
  func notBlank(id: String) throws {
    for theme in [Theme.dark, .light] {
      let drawn = try draw(id, theme)
      var colors: Set<Color> = []
      for y in stride(from: 0, to: drawn.pixelHeight, by: 3) {
        for x in stride(from: 0, to: drawn.pixelWidth, by: 3) {
          if let color = drawn.pixel(x: x, y: y) { colors.insert(color) }
        }
      }
      #expect(colors.count > 20)
    }
  }
}
