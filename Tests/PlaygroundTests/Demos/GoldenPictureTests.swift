import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// One picture of every demo, recorded and compared. After an intended change, record again with
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
    try GoldenShare.expect(draw(id, .dark), id)
  }

  @Test("is not blank, in either theme", arguments: DemoCatalogTests.ids)
  func notBlank(id: String) throws {
    for theme in [Theme.dark, .light] {
      let drawn = try draw(id, theme)
      let bytes = try drawn.pixelBytes()
      // Blue, green and red of every third pixel.
      let colors = Set(stride(from: 0, to: bytes.count, by: 12).map { bytes[$0..<$0 + 3] })
      #expect(colors.count > 20)
    }
  }
}
