import CradleGeometry
import Testing

@testable import CradleStage

/// The pictures that round a clip's corners, alone.
@Suite struct ClipCornerTests {
  private func corner(radius: Double, scale: Double = 1, isRight: Bool = false) -> ClipCorner {
    ClipCorner(
      width: 40, height: 40, radius: radius, background: .white,
      shadow: Shadow(blur: 8, offset: .zero, color: .black), scale: scale, isRight: isRight, isBottom: false)
  }

  @Test("a clip's corner is opaque outside of the arc and clear inside, mirrored on the right")
  func cornersAreRound() {
    let (left, right) = (corner(radius: 8).bitmap(), corner(radius: 8, isRight: true).bitmap())
    #expect(left.pixels[0] >> 24 == 255 && left.pixels[63] >> 24 == 0)
    for index in 0..<64 {
      #expect(left.pixels[index] >> 24 == right.pixels[index / 8 * 8 + 7 - index % 8] >> 24)
    }
  }

  /// A corner of a quarter pixel cuts off (1 − π/4)/16 of its pixel: nothing in 8 bits of an estimate by distance.
  @Test("a corner of a quarter pixel paints nothing") func tinyCorners() {
    #expect(corner(radius: 0.25).bitmap().pixels[0] >> 24 == 0)
  }

  @Test("a shadow in points is wider on a corner of more pixels per point") func shadowScales() {
    let (one, two) = (corner(radius: 8), corner(radius: 8, scale: 2))
    #expect(one != two)
    #expect(one.bitmap().pixels[0] != two.bitmap().pixels[0])
  }
}

extension StageTests {
  /// Clips in a magnified drawing.
  @Suite struct MagnifiedClipTests {
    @Test("a magnified clip has its own shadow, not that of an equal frame at another scale")
    func shadowOfItsScale() throws {
      func draw(_ canvas: Canvas, _ side: Double) {
        let frame = Rect(x: 8, y: 8, width: side, height: side)
        canvas.clipped(
          to: frame, radius: side / 4, background: .white,
          shadow: Shadow(blur: 8, offset: .zero, color: .black)
        ) {}
      }
      func magnified(after first: (Canvas) -> Void) throws -> [UInt8] {
        let stage = try OffscreenStage(size: Size(width: 64, height: 64))
        first(stage.canvas)
        stage.canvas.clear(.white)
        stage.canvas.magnified(by: 2) { draw(stage.canvas, 20) }
        return try stage.pixelBytes()
      }
      // Both frames are 40 pixels wide, with a radius of 10.
      #expect(try magnified { draw($0, 40) } == magnified { _ in })
    }
  }
}
