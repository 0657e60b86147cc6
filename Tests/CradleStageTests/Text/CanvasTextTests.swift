import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  @Suite struct CanvasTextTests {
    /// Half a pixel: capitals of an odd height cannot be centred on a whole pixel.
    private static let centred = 0.5
    /// The pixels by which a centred word may miss its point: half of one for rounding at either end.
    private static let aligned = 1.0
    /// The points by which the drawn width may be less than the measured one: the clear sides of the outer letters.
    private static let sideBearings = 2.0
    /// The share of its brightness that text may gain or lose under a rotation, where it is filtered.
    private static let brightness = 0.1

    private let font = Font(size: 14)

    @Test("text stands vertically centred on its capitals and starts at its point")
    func isNotBlankAndCentredOnItsCapitals() throws {
      let drawing = try Drawing(width: 100, height: 60) {
        $0.text("HE", at: Point(x: 10, y: 30), font, .white)
      }
      let extent = try #require(drawing.extent)
      #expect(abs(Double(extent.top + extent.bottom + 1) / 2 - 30) <= Self.centred)
      #expect((10...12).contains(extent.left))
      #expect((9...11).contains(extent.bottom - extent.top + 1))
    }

    @Test("text aligns at either end and in the middle") func alignsAtEitherEndAndTheMiddle() throws {
      func extent(_ alignment: TextAlignment) throws -> (left: Int, right: Int) {
        let drawing = try Drawing(width: 200, height: 40) {
          $0.text("HHHH", at: Point(x: 100, y: 20), font, .white, alignment: alignment)
        }
        let extent = try #require(drawing.extent)
        return (extent.left, extent.right)
      }
      #expect(try (100...102).contains(extent(.leading).left))
      #expect(try (97...100).contains(extent(.trailing).right))
      let middle = try extent(.center)
      #expect(abs(Double(middle.left + middle.right + 1) / 2 - 100) <= Self.aligned)
    }

    @Test("the measured width is the width that is drawn, within 2 points")
    func measuresWhatItDraws() throws {
      let stage = try OffscreenStage(size: Size(width: 300, height: 40), scale: 2)
      let words = "Rows hang on springs"
      let width = stage.canvas.width(of: words, font)
      #expect((120...160).contains(width))
      let drawing = try Drawing(width: 300, height: 40, scale: 2) {
        $0.text(words, at: Point(x: 10, y: 20), font, .white)
      }
      let extent = try #require(drawing.extent)
      #expect(abs(Double(extent.right + 1 - extent.left) / 2 - width) < Self.sideBearings)
      #expect(stage.canvas.width(of: "", font) == 0)
      #expect((15...20).contains(stage.canvas.lineHeight(font)))
    }

    @Test("text over its maximum width ends in an ellipsis within it")
    func endsInAnEllipsisWithinItsWidth() throws {
      let drawing = try Drawing(width: 300, height: 40) {
        $0.text(
          "Rows hang on springs; drag and let go", at: Point(x: 0, y: 20), font, .white, maximumWidth: 90)
      }
      let extent = try #require(drawing.extent)
      #expect(extent.right < 90)
      #expect(extent.right > 70)
    }

    @Test("text below its maximum width is not cut") func shortTextIsNotCut() throws {
      let plain = try Drawing(width: 100, height: 40) { $0.text("Row", at: Point(x: 0, y: 20), font, .white) }
      let limited = try Drawing(width: 100, height: 40) {
        $0.text("Row", at: Point(x: 0, y: 20), font, .white, maximumWidth: 90)
      }
      #expect(plain.area == limited.area)
    }

    @Test("tabular figures have one advance") func tabularFiguresShareOneAdvance() throws {
      let stage = try OffscreenStage(size: Size(width: 100, height: 40))
      let font = Font(size: 13, isTabular: true)
      let widths = Set(["0.00", "1.11", "4.44", "7.17"].map { stage.canvas.width(of: $0, font) })
      #expect(widths.count == 1)
    }

    @Test("changing numbers make no textures") func changingNumbersMakeNoTextures() throws {
      let stage = try OffscreenStage(size: Size(width: 200, height: 40))
      let font = Font(size: 13, isTabular: true)
      stage.canvas.text("0123456789.0 ms", at: Point(x: 0, y: 20), font, .white)
      let made = stage.canvas.textureCount
      #expect(made > 0)
      for value in 0..<200 { stage.canvas.text("\(value).5 ms", at: Point(x: 0, y: 20), font, .white) }
      #expect(stage.canvas.textureCount == made)
    }

    @Test("200 steps of a zoom make at most 7 textures") func zoomMakesFewTextures() throws {
      let stage = try OffscreenStage(size: Size(width: 200, height: 40))
      for step in 0..<200 {
        stage.canvas.transformed(Transform(scale: 0.7 + Double(step) * 0.003)) {
          stage.canvas.text("Featured", at: Point(x: 0, y: 20), font, .white)
        }
      }
      #expect(stage.canvas.textureCount <= 7)
    }

    @Test("turned text is as bright as upright text, within 10 %")
    func turnedTextIsAsBrightAsUpright() throws {
      let upright = try Drawing(width: 100, height: 100) {
        $0.text("Turned", at: Point(x: 30, y: 50), font, .white)
      }
      let turned = try Drawing(width: 100, height: 100) {
        let canvas = $0
        canvas.transformed(Transform(angle: 0.6, around: Point(x: 50, y: 50))) {
          canvas.text("Turned", at: Point(x: 30, y: 50), font, .white)
        }
      }
      #expect(abs(turned.area / upright.area - 1) < Self.brightness)
    }

    @Test("line breaks, control characters and letters without a glyph do not trap")
    func strangeLettersDoNotTrap() throws {
      let drawing = try Drawing(width: 200, height: 40) {
        $0.text("a\nb\t\u{0} \u{7F} 漢字 \u{1F600} é", at: Point(x: 0, y: 20), font, .white)
      }
      #expect(drawing.area > 0)
    }
  }
}
