import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  /// Each part that draws, alone on a sheet.
  @Suite struct PainterTests {
    private static let square = Rect(x: 10, y: 10, width: 20, height: 20)
    private let plain = DrawingState(scale: 1)

    private var turned: DrawingState {
      var state = plain
      state.transform = Transform(scale: 1, angle: .pi / 4, around: Self.square.center)
      return state
    }

    @Test("an upright shape covers its area, and a frame its border") func upright() throws {
      // The area that round corners cut off a square, per square of the radius.
      let cut: Double = 4 - .pi
      let whole: Double = 400 - cut * 64
      let inner: Double = 256 - cut * 36
      let shapes: [(Double, Int, Double)] = [(0, 0, 400), (0, 2, 144), (8, 0, whole), (8, 2, whole - inner)]
      for (radius, border, area) in shapes {
        let sheet = try Sheet()
        UprightShapePainter(sheet.renderer, sheet.textures).draw(
          PixelRect(x: 10, y: 10, width: 20, height: 20), radius: radius, border: border, .white)
        #expect(abs(sheet.area - area) < DrawingTolerance.pixelArea, "radius \(radius), border \(border)")
      }
    }

    @Test("a mask covers the area of a disc, also between pixels", arguments: [0, 0.5]) func masks(
      offset: Double
    ) throws {
      let sheet = try Sheet()
      MaskPainter(sheet.renderer, sheet.textures).draw(
        .disc, over: Self.square.offset(by: Vector(dx: offset, dy: offset)), radius: 10, .white, in: plain)
      #expect(abs(sheet.area - 100 * .pi) < 3 * DrawingTolerance.pixelArea)
    }

    @Test("a line covers its length and its round ends; a loop also its last side") func lines() throws {
      let sheet = try Sheet()
      let painter = LinePainter(sheet.renderer, sheet.textures)
      painter.line(from: Point(x: 10, y: 20), to: Point(x: 40, y: 20), width: 4, .white, in: plain)
      #expect(abs(sheet.area - (30 * 4 + 4 * .pi)) < 3 * DrawingTolerance.pixelArea)
      let loop = try Sheet()
      LinePainter(loop.renderer, loop.textures).loop(
        [Point(x: 10, y: 10), Point(x: 50, y: 10), Point(x: 50, y: 50), Point(x: 10, y: 50)], width: 2,
        .white,
        in: plain)
      #expect(loop.coverage(10, 30) == 1 && loop.coverage(30, 30) == 0)
    }

    @Test("a dot takes the place of a line without a direction") func dots() throws {
      let sheet = try Sheet()
      LinePainter(sheet.renderer, sheet.textures).line(
        from: Point(x: 20, y: 20), to: Point(x: 20, y: 20), width: 10, .white, in: plain)
      #expect(abs(sheet.area - 25 * .pi) < 2 * DrawingTolerance.pixelArea)
    }

    @Test("a turned rectangle covers its area") func shapes() throws {
      let sheet = try Sheet()
      let lines = LinePainter(sheet.renderer, sheet.textures)
      ShapePainter(sheet.renderer, sheet.textures, lines).fill(Self.square, radius: 0, .white, in: turned)
      #expect(abs(sheet.area - 400) < DrawingTolerance.pixelArea)
    }

    @Test("a frame wider than half of its rectangle has the opacity once") func thickFrames() throws {
      let sheet = try Sheet()
      let lines = LinePainter(sheet.renderer, sheet.textures)
      var state = plain
      state.opacity = 0.5
      ShapePainter(sheet.renderer, sheet.textures, lines).stroke(
        Self.square, radius: 0, width: 10, .white, in: state)
      #expect(abs(sheet.coverage(20, 20) - 0.5) < DrawingTolerance.coverage)
    }

    @Test("a shadow without blur is its shape, without the middle that the shape covers") func shadows()
      throws
    {
      let rect = Rect(x: 10, y: 10, width: 44, height: 44)
      let shadow = Shadow(blur: 0, offset: Vector(dx: 0, dy: 4), color: .white)
      let sheet = try Sheet()
      ShadowPainter(sheet.renderer, sheet.textures).draw(shadow, of: rect, radius: 0, in: plain)
      #expect(sheet.coverage(30, 56) == 1 && sheet.coverage(30, 30) == 0 && sheet.coverage(30, 60) == 0)
    }

    @Test("a picture fills its rectangle") func pictures() throws {
      let sheet = try Sheet()
      let picture = Picture(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
      PicturePainter(sheet.renderer, sheet.textures).draw(
        picture, in: Self.square, source: nil, radius: 0, in: plain)
      #expect(sheet.area == 400)
    }

    @Test("text lies between its ends, and its width follows the scale") func texts() throws {
      let sheet = try Sheet()
      let painter = TextPainter(sheet.renderer, sheet.textures)
      try painter.prepare()
      let font = Font(size: 16)
      let width = painter.width(of: "Hm", font, in: plain)
      painter.draw(
        "Hm", at: Point(x: 8, y: 30), font, .white, alignment: .leading, maximumWidth: nil, in: plain)
      #expect(width > 16 && sheet.area > 30)
      for y in 0..<64 { for x in Int(width) + 9..<64 { #expect(sheet.coverage(x, y) == 0) } }
      let dense = painter.width(of: "Hm", font, in: DrawingState(scale: 4))
      // Widths are whole pixels.
      #expect(abs(dense - width) <= 1)
    }

    @Test("a clip's corners show the background outside of their arcs") func clipCorners() throws {
      let sheet = try Sheet()
      ClipCornerPainter(sheet.renderer, sheet.textures).draw(
        .color(.white, nil), over: Self.square, radius: 10, in: plain)
      #expect(abs(sheet.area - (4 - .pi) * 100) < 2 * DrawingTolerance.pixelArea)
      let clips = ClipCornerPainter(sheet.renderer, sheet.textures)
      #expect(clips.ground(of: Self.square, color: .white, shadow: nil, in: plain) != nil)
      #expect(clips.ground(of: Self.square, color: .white, shadow: nil, in: turned) == nil)
    }
  }
}
