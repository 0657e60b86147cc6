import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// Radii and blurs of NaN, at a rectangle whose middle lies between two pixels.
  @Suite struct CanvasNotANumberTests {
    private static let rect = Rect(x: 20, y: 20, width: 21, height: 21)

    @Test(
      "a shadow with a radius or a blur of NaN draws nothing and does not trap", arguments: [false, true])
    func shadow(isTurned: Bool) throws {
      let turn = Transform(angle: isTurned ? 0.3 : 0, around: Self.rect.center)
      let drawing = try Drawing { canvas in
        canvas.transformed(turn) {
          canvas.shadow(Self.rect, radius: .nan, blur: 4, offset: .zero, .white)
          canvas.shadow(Self.rect, radius: 4, blur: .nan, offset: .zero, .white)
        }
      }
      #expect(drawing.area == 0)
    }

    @Test("a picture with a radius of NaN draws nothing and makes no texture") func picture() throws {
      let picture = Picture(width: 1, height: 1, pixels: [0xFFFF_FFFF])
      let drawing = try Drawing { canvas in
        for _ in 0..<3 { canvas.picture(picture, in: Self.rect, radius: .nan) }
      }
      #expect(drawing.area == 0 && drawing.stage.canvas.textureCount == 0)
    }
  }
}
