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

    @Test(
      "under a transform that is not finite nothing is drawn, and nothing traps",
      arguments: [
        Transform(scale: .nan), Transform(scale: .infinity), Transform(translation: Vector(dx: .nan, dy: 0)),
      ])
    func transform(_ map: Transform) throws {
      let drawing = try Drawing { canvas in canvas.transformed(map) { Self.drawEverything(on: canvas) } }
      #expect(drawing.area == 0)
    }

    /// The determinant of the first map is ∞ − ∞; its numbers are finite.
    @Test(
      "a transform with a determinant that is not a number does not trap",
      arguments: [
        Transform(a: 1e200, b: 1e200, c: 1e200, d: 1e200, tx: 0, ty: 0),
        Transform(a: 1e200, b: 0, c: 0, d: 1e200, tx: 0, ty: 0),
      ])
    func determinant(_ map: Transform) throws {
      let drawing = try Drawing { canvas in canvas.transformed(map) { Self.drawEverything(on: canvas) } }
      #expect(drawing.area >= 0)
    }

    @Test("a line of infinite width draws nothing", arguments: [false, true])
    func line(isTurned: Bool) throws {
      let (start, end) = (Point(x: 20, y: 20), Point(x: 40, y: 20))
      let drawing = try Drawing { canvas in
        canvas.transformed(Transform(angle: isTurned ? 0.3 : 0)) {
          for width in [Double.infinity, .nan] {
            canvas.line(from: start, to: end, width: width, .white)
            canvas.polyline([start, end, Point(x: 40, y: 40)], width: width, .white)
          }
        }
      }
      #expect(drawing.area == 0)
    }

    private static func drawEverything(on canvas: Canvas) {
      let picture = Picture(width: 1, height: 1, pixels: [0xFFFF_FFFF])
      canvas.fill(rect, radius: 4, .white)
      canvas.stroke(rect, radius: 4, width: 2, .white)
      canvas.disc(rect.center, radius: 4, .white)
      canvas.ring(rect.center, radius: 8, width: 2, .white)
      canvas.ball(rect.center, radius: 4, .white)
      canvas.polygon([rect.origin, rect.center, Point(x: 40, y: 20)], .white)
      canvas.line(from: rect.origin, to: rect.center, width: 2, .white)
      canvas.picture(picture, in: rect)
      canvas.shadow(rect, radius: 4, Shadow(blur: 4, offset: .zero, color: .white))
      canvas.text("a", at: rect.center, Font(size: 12), .white)
      #expect(canvas.width(of: "a", Font(size: 12)).isFinite && canvas.lineHeight(Font(size: 12)).isFinite)
      canvas.clipped(to: rect, radius: 4) {}
    }
  }
}
