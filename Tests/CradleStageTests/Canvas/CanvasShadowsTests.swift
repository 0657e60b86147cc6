import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  @Suite struct CanvasShadowsTests {
    /// The opacity by which three box blurs may miss a Gaussian.
    private static let gaussian = 0.02
    /// The share of a small shape's area by which its shadow may miss it: its faint rim is rounded to 8 bits.
    private static let smallArea = 0.1

    private static let rect = Rect(x: 60, y: 60, width: 120, height: 80)

    @Test("a shadow never grows brighter outwards and ends within 60 points", arguments: [1.0, 2.0])
    func fallsOffMonotonically(scale: Double) throws {
      let drawing = try Drawing(width: 240, height: 200, scale: scale) {
        $0.shadow(Self.rect, radius: 12, blur: 20, offset: .zero, .white)
      }
      let row = Int(100 * scale)
      var last = 1.0
      for x in (0...Int(60 * scale)).reversed() {
        let here = drawing.coverage(x, row)
        #expect(here <= last)
        last = here
      }
      #expect(last == 0)
    }

    /// A straight edge's shadow is half at the edge and 16 % one standard deviation outside, as a Gaussian is.
    @Test("a shadow is a Gaussian whose standard deviation is half the blur")
    func isAGaussianOfHalfTheBlur() throws {
      let drawing = try Drawing(width: 240, height: 200) {
        $0.shadow(Self.rect, radius: 4, blur: 20, offset: .zero, .white)
      }
      let edge = (drawing.coverage(120, 59) + drawing.coverage(120, 60)) / 2
      let outside = (drawing.coverage(120, 49) + drawing.coverage(120, 50)) / 2
      #expect(abs(edge - 0.5) < Self.gaussian)
      #expect(abs(outside - 0.159) < Self.gaussian)
    }

    @Test("a shadow with an offset below is brighter below") func shadowFollowsItsOffset() throws {
      let drawing = try Drawing(width: 240, height: 200) {
        $0.shadow(Self.rect, radius: 4, blur: 10, offset: Vector(dx: 0, dy: 6), .white)
      }
      #expect(drawing.coverage(120, 145) > drawing.coverage(120, 54))
    }

    @Test("a shadow larger than its shape keeps the shape's area, within 10 %")
    func smallShapesHaveShadowsToo() throws {
      let drawing = try Drawing {
        $0.shadow(Rect(x: 28, y: 28, width: 8, height: 8), radius: 4, blur: 10, offset: .zero, .white)
      }
      #expect(abs(drawing.area / (.pi * 16) - 1) < Self.smallArea)
    }

    @Test("a round clip shows the shadow in its corners") func roundClipShowsTheShadowInItsCorners() throws {
      let frame = Rect(x: 50, y: 50, width: 100, height: 100)
      let shadow = Shadow(blur: 20, offset: Vector(dx: 0, dy: 6), color: Color.white.opacity(0.5))
      let drawing = try Drawing(width: 200, height: 200) { canvas in
        canvas.shadow(frame, radius: 20, shadow)
        canvas.clipped(to: frame, radius: 20, background: .black, shadow: shadow) {
          canvas.fill(frame, .white)
        }
      }
      let alone = try Drawing(width: 200, height: 200) { canvas in
        canvas.shadow(frame, radius: 20, shadow)
        canvas.fill(frame, radius: 20, .white)
      }
      for y in 130..<170 {
        for x in 40..<70 {
          #expect(abs(drawing.coverage(x, y) - alone.coverage(x, y)) < 2 * DrawingTolerance.coverage)
        }
      }
    }
  }
}
