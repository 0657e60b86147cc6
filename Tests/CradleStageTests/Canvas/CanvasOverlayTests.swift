import CradleGeometry
import Testing

@testable import CradleStage

/// Drawing as one layer over what is there, and drawing larger.
struct CanvasOverlayTests {
  private static let red = Color(hex: 0xFF0000)
  private static let whole = Rect(x: 0, y: 0, width: 40, height: 40)

  private func stage(_ draw: (Canvas) -> Void) throws -> OffscreenStage {
    let stage = try OffscreenStage(size: Size(width: 40, height: 40))
    stage.canvas.clear(Self.red)
    draw(stage.canvas)
    return stage
  }

  @Test("shapes of an overlay do not show through each other, and pixels beside them keep their colour")
  func isOneLayer() throws {
    let stage = try stage { canvas in
      canvas.overlaid(opacity: 0.4, in: Self.whole) {
        canvas.fill(Rect(x: 0, y: 0, width: 20, height: 20), .black)
        canvas.fill(Rect(x: 10, y: 10, width: 20, height: 20), .white)
      }
    }
    let single = try #require(stage.pixel(x: 25, y: 25))
    let double = try #require(stage.pixel(x: 15, y: 15))
    #expect(single == double)
    // 0.6 · red + 0.4 · white.
    #expect(
      abs(single.red - 1) < DrawingTolerance.coverage && abs(single.green - 0.4) < DrawingTolerance.coverage)
    #expect(abs((stage.pixel(x: 5, y: 5) ?? .white).red - 0.6) < DrawingTolerance.coverage)
    #expect(stage.pixel(x: 35, y: 35) == Self.red)
  }

  @Test("an overlay whose drawing throws keeps its opacity") func throwing() throws {
    struct Refusal: Error {}
    let stage = try stage { canvas in
      #expect(throws: Refusal.self) {
        try canvas.overlaid(opacity: 0.4, in: Self.whole) {
          canvas.fill(Self.whole, .black)
          throw Refusal()
        }
      }
    }
    #expect(abs((stage.pixel(x: 20, y: 20) ?? .white).red - 0.6) < DrawingTolerance.coverage)
  }

  @Test("an overlay leaves its grounds out, and a canvas draws them otherwise") func leavesGroundsOut() throws
  {
    let ghost = try stage { canvas in
      canvas.overlaid(opacity: 0.4, in: Self.whole) { canvas.ground(Self.whole, .black) }
    }
    #expect(ghost.pixel(x: 20, y: 20) == Self.red)
    let plain = try stage { $0.ground(Self.whole, .black) }
    #expect(plain.pixel(x: 20, y: 20) == .black)
  }

  @Test("an overlay of opacity 1 is its drawing, one of 0 is nothing, and none leaves its area")
  func limits() throws {
    for (opacity, color) in [(1.0, Color.black), (0, Self.red), (-1, Self.red)] {
      let stage = try stage { canvas in
        canvas.overlaid(opacity: opacity, in: Rect(x: 0, y: 0, width: 20, height: 20)) {
          canvas.fill(Self.whole, .black)
        }
      }
      #expect(stage.pixel(x: 10, y: 10) == color && stage.pixel(x: 30, y: 30) == Self.red)
    }
  }

  @Test(
    "a magnified drawing has the pixels of a canvas with that many more to a point", arguments: [2.0, 1.5])
  func magnifies(factor: Double) throws {
    func draw(_ canvas: Canvas) {
      canvas.fill(Rect(x: 2, y: 2, width: 12, height: 9), radius: 3, .white)
      canvas.disc(Point(x: 24, y: 12), radius: 7, .black)
      canvas.text("Row 12", at: Point(x: 4, y: 26), Font(size: 11), .white)
      canvas.clipped(to: Rect(x: 4, y: 32, width: 9, height: 6)) { canvas.fill(Self.whole, .black) }
    }
    let size = Size(width: 60 * factor, height: 60 * factor)
    let large = try OffscreenStage(size: size)
    large.canvas.clear(Self.red)
    large.canvas.transformed(Transform(translation: Vector(dx: 4 * factor, dy: 6 * factor))) {
      large.canvas.magnified(by: factor) { draw(large.canvas) }
    }
    let dense = try OffscreenStage(size: Size(width: 60, height: 60), scale: factor)
    dense.canvas.clear(Self.red)
    dense.canvas.transformed(Transform(translation: Vector(dx: 4, dy: 6))) { draw(dense.canvas) }
    #expect(try large.pixelBytes() == dense.pixelBytes())
    #expect(large.canvas.scale == 1)
  }
}
