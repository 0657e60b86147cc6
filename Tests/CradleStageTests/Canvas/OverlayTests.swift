import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// Layers of an opacity, alone.
  @Suite struct OverlayTests {
    private static let whole = PixelRect(x: 0, y: 0, width: 64, height: 64)

    @Test("a layer is open while it is drawn, also around an inner one") func isOpenInside() throws {
      let sheet = try Sheet()
      let overlay = Overlay(sheet.renderer)
      #expect(!overlay.isOpen)
      overlay.draw(opacity: 0.5, in: Self.whole) {
        overlay.draw(opacity: 0.5, in: Self.whole) { #expect(overlay.isOpen) }
        #expect(overlay.isOpen)
      }
      #expect(!overlay.isOpen)
    }

    @Test("an invisible layer and one outside of the clip are not drawn") func skipsInvisibleLayers() throws {
      let overlay = Overlay(try Sheet().renderer)
      for (opacity, area) in [(0.0, Self.whole), (0.5, PixelRect(x: 64, y: 0, width: 9, height: 9))] {
        overlay.draw(opacity: opacity, in: area) { Issue.record("drew at \(opacity) in \(area)") }
      }
    }

    @Test("a layer in a layer of the same size keeps the picture below both") func nests() throws {
      let sheet = try Sheet()
      let overlay = Overlay(sheet.renderer)
      sheet.renderer.fill(Self.whole, .white)
      for _ in 0..<2 {
        overlay.draw(opacity: 0.5, in: Self.whole) {
          sheet.renderer.fill(Self.whole, .black)
          overlay.draw(opacity: 0.5, in: Self.whole) { sheet.renderer.fill(Self.whole, .black) }
        }
      }
      // Each pass halves the white: the inner layers are black on black.
      #expect(abs(sheet.coverage(30, 30) - 0.25) < DrawingTolerance.coverage)
    }
  }
}
