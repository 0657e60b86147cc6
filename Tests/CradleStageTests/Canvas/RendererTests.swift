import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// The renderer alone: whole pixels, one clip, and the first failure.
  @Suite struct RendererTests {
    private static let whole = PixelRect(x: 0, y: 0, width: 64, height: 64)

    @Test("nested clips intersect, and each ends with its block") func nestsClips() throws {
      let sheet = try Sheet()
      sheet.renderer.clipped(to: PixelRect(x: 0, y: 0, width: 20, height: 20)) {
        sheet.renderer.clipped(to: PixelRect(x: 10, y: 10, width: 40, height: 40)) {
          #expect(sheet.renderer.clip == PixelRect(x: 10, y: 10, width: 10, height: 10))
          sheet.renderer.fill(Self.whole, .white)
        }
      }
      #expect(sheet.area == 100)
      #expect(sheet.renderer.clip == Self.whole)
    }

    @Test("a clip ends when its block throws") func endsClipAfterAnError() throws {
      let sheet = try Sheet()
      #expect(throws: StageError.self) {
        try sheet.renderer.clipped(to: PixelRect(x: 0, y: 0, width: 2, height: 2)) {
          throw StageError.noFont
        }
      }
      #expect(sheet.renderer.clip == Self.whole)
    }

    @Test("an empty clip shows nothing") func emptyClip() throws {
      let sheet = try Sheet()
      sheet.renderer.clipped(to: PixelRect(x: 70, y: 0, width: 8, height: 8)) {
        sheet.renderer.fill(Self.whole, .white)
      }
      #expect(sheet.area == 0)
    }

    @Test("clearing paints outside of the clip, too") func clearsEverything() throws {
      let sheet = try Sheet()
      sheet.renderer.clipped(to: PixelRect(x: 0, y: 0, width: 1, height: 1)) { sheet.renderer.clear(.white) }
      #expect(sheet.area == 64 * 64)
    }

    @Test("copied texels have their place and their tint") func copiesTexels() throws {
      let sheet = try Sheet()
      let half = Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0x80FF_FFFF])
      let texture = try #require(Texture(half, renderer: sheet.renderer))
      let both = PixelRect(x: 0, y: 0, width: 2, height: 1)
      sheet.renderer.copy(texture, from: both, to: PixelRect(x: 5, y: 6, width: 2, height: 1), .white)
      sheet.renderer.copy(
        texture, from: both, to: PixelRect(x: 5, y: 8, width: 2, height: 1), .white.opacity(0.5))
      #expect(sheet.coverage(5, 6) == 1)
      for (x, y, expected) in [(6, 6, 0.5), (5, 8, 0.5), (6, 8, 0.25)] {
        #expect(abs(sheet.coverage(x, y) - expected) < DrawingTolerance.coverage)
      }
    }

    @Test("pixels are read where they lie on the surface") func readsPixels() throws {
      let sheet = try Sheet(width: 4, height: 4)
      sheet.renderer.fill(PixelRect(x: 3, y: 3, width: 1, height: 1), Color(hex: 0x112233))
      let copy = try #require(sheet.renderer.pixelCopy(of: PixelRect(x: 2, y: 3, width: 9, height: 9)))
      #expect(copy.width == 2 && copy.height == 1)
      #expect(Array(copy.bytes[4..<7]) == [0x33, 0x22, 0x11])
      #expect(sheet.renderer.pixelCopy(of: PixelRect(x: 4, y: 0, width: 9, height: 9)) == nil)
    }

    @Test("the first failure is thrown once") func keepsTheFirstFailure() throws {
      let sheet = try Sheet()
      sheet.renderer.record(.noFont)
      sheet.renderer.record(.cannotDraw(call: "later", reason: "r"))
      var thrown: StageError?
      do { try sheet.renderer.throwFailure() } catch let error as StageError { thrown = error }
      #expect(thrown == .noFont)
      try sheet.renderer.throwFailure()
    }
  }
}
