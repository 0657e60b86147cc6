import CradleGeometry
import Testing

@testable import CradleStage

extension StageTests {
  @Suite struct CanvasTests {
    @Test("a clip cuts at its edges") func clipCutsAtItsEdges() throws {
      let drawing = try Drawing { canvas in
        canvas.clipped(to: Rect(x: 10, y: 12, width: 20, height: 16)) {
          canvas.fill(Rect(x: 0, y: 0, width: 64, height: 64), .white)
        }
      }
      #expect(drawing.area == 320)
      #expect(drawing.extent.map { [$0.left, $0.right, $0.top, $0.bottom] } == [10, 29, 12, 27])
    }

    @Test("a round clip without a background keeps what was there in its corners")
    func roundClipKeepsWhatWasThere() throws {
      let frame = Rect(x: 10, y: 10, width: 40, height: 40)
      func stripes(_ canvas: Canvas) {
        for x in stride(from: 0.0, to: 64, by: 4) {
          canvas.fill(Rect(x: x, y: 0, width: 2, height: 64), Color.white.opacity(0.5))
        }
      }
      let drawing = try Drawing { canvas in
        stripes(canvas)
        // A clip that cuts two of the corners off.
        canvas.clipped(to: Rect(x: 0, y: 0, width: 44, height: 64)) {
          canvas.clipped(to: frame, radius: 12, background: nil) { canvas.fill(frame, .white) }
        }
      }
      let alone = try Drawing { canvas in
        stripes(canvas)
        canvas.clipped(to: Rect(x: 0, y: 0, width: 44, height: 64)) {
          canvas.fill(frame, radius: 12, .white)
        }
      }
      for y in 0..<64 {
        for x in 0..<64 {
          #expect(abs(drawing.coverage(x, y) - alone.coverage(x, y)) < 2 * DrawingTolerance.coverage)
        }
      }
    }

    @Test("nested clips intersect, and a clip ends with its block") func nestedClipsIntersectAndEnd() throws {
      let drawing = try Drawing { canvas in
        canvas.clipped(to: Rect(x: 0, y: 0, width: 20, height: 20)) {
          canvas.clipped(to: Rect(x: 10, y: 10, width: 40, height: 40)) {
            canvas.fill(Rect(x: 0, y: 0, width: 64, height: 64), .white)
          }
          canvas.clipped(to: Rect(x: 30, y: 30, width: 10, height: 10)) {
            canvas.fill(Rect(x: 0, y: 0, width: 64, height: 64), .white)
          }
        }
        canvas.fill(Rect(x: 60, y: 60, width: 1, height: 1), .white)
      }
      #expect(drawing.area == 101)
    }

    @Test("nested opacities multiply") func opacitiesMultiply() throws {
      let drawing = try Drawing { canvas in
        canvas.withOpacity(0.5) {
          canvas.withOpacity(0.5) { canvas.fill(Rect(x: 0, y: 0, width: 64, height: 64), .white) }
        }
      }
      #expect(abs(drawing.coverage(5, 5) - 0.25) < DrawingTolerance.coverage)
    }

    @Test("an inner transform applies before the outer one") func transformsNestInsideOut() throws {
      let drawing = try Drawing { canvas in
        canvas.transformed(Transform(translation: Vector(dx: 30, dy: 0))) {
          canvas.transformed(Transform(scale: 2)) {
            canvas.fill(Rect(x: 5, y: 5, width: 4, height: 4), .white)
          }
        }
      }
      #expect(
        drawing.extent.map { $0.left >= 39 && $0.right <= 48 && $0.top >= 9 && $0.bottom <= 18 } == true)
      #expect(abs(drawing.area - 64) < DrawingTolerance.pixelArea)
    }

    /// Scrolling by fractions must not change a row's height, nor its distance to what is drawn with it.
    @Test(
      "scrolling by fractions keeps sizes and distances",
      arguments: stride(from: 0.0, to: 2.0, by: 0.13).map { $0 })
    func scrollingKeepsSizesAndDistances(offset: Double) throws {
      let drawing = try Drawing { canvas in
        canvas.transformed(Transform(translation: Vector(dx: 0, dy: offset))) {
          canvas.fill(Rect(x: 0, y: 3, width: 10, height: 7.5), .white)
          canvas.fill(Rect(x: 20, y: 20, width: 10, height: 5), .white)
        }
      }
      let extent = try #require(drawing.extent)
      #expect(drawing.area == 10 * 8 + 50)
      #expect(extent.bottom - extent.top == 21)
    }

    @Test("frames after the second make no textures") func laterFramesMakeNoTextures() throws {
      let stage = try OffscreenStage(size: Size(width: 200, height: 200), scale: 2)
      func frame(_ time: Double) {
        stage.canvas.clear(.black)
        Self.everything(on: stage.canvas, time)
      }
      stage.canvas.text("0123456789", at: .zero, Font(size: 12, isTabular: true), .white)
      frame(0)
      frame(0.3)
      let made = stage.canvas.textureCount
      for step in 2..<20 { frame(Double(step) * 0.3) }
      #expect(made > 0)
      #expect(stage.canvas.textureCount == made)
    }

    @Test("shapes of any size do not trap, and one of 10⁵ points fills the canvas", arguments: [1e5, 1e300])
    func hugeShapesDoNotTrap(radius: Double) throws {
      let drawing = try Drawing(width: 16, height: 16) { canvas in
        let rect = Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
        canvas.disc(.zero, radius: radius, .white)
        canvas.ring(.zero, radius: radius, width: 2, .white)
        canvas.ball(.zero, radius: radius, .white)
        canvas.fill(rect, radius: radius / 2, .white)
        canvas.shadow(rect, radius: 2, blur: 3, offset: .zero, .white)
        canvas.polyline([Point(x: -radius, y: 3), Point(x: radius, y: 5)], width: radius, .white)
        canvas.text("x", at: .zero, Font(size: radius), .white)
        canvas.transformed(Transform(scale: radius)) { canvas.disc(.zero, radius: 1, .white) }
      }
      if radius == 1e5 { #expect(drawing.area == 256) }
    }

    @Test(
      "places that are not finite or far outside draw nothing and do not trap",
      arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func nonsenseDrawsNothingAndDoesNotTrap(value: Double) throws {
      let drawing = try Drawing(width: 16, height: 16) { canvas in
        let point = Point(x: value, y: 3)
        let rect = Rect(x: value, y: 0, width: 4, height: 4)
        canvas.fill(rect, radius: 2, .white)
        canvas.stroke(rect, radius: 2, width: 1, .white)
        canvas.disc(point, radius: 3, .white)
        canvas.ring(point, radius: 3, width: 1, .white)
        canvas.ball(point, radius: 3, .white)
        canvas.line(from: point, to: point, width: 1, .white)
        canvas.polyline([point, point], width: 1, .white)
        canvas.polygon([point, point, point], .white)
        canvas.shadow(rect, radius: 2, blur: 3, offset: .zero, .white)
        canvas.text("x", at: point, Font(size: 12), .white)
        canvas.transformed(Transform(scale: value)) {
          canvas.fill(Rect(x: 0, y: 0, width: 0, height: 1), .white)
        }
      }
      #expect(drawing.area == 0)
    }

    private static func everything(on canvas: Canvas, _ time: Double) {
      let rect = Rect(x: 20, y: 20 + time, width: 60, height: 30)
      canvas.shadow(rect, radius: 8, blur: 10, offset: Vector(dx: 0, dy: 6), Color.black.opacity(0.5))
      canvas.fill(rect, radius: 8, .white)
      canvas.stroke(rect, radius: 8, width: 1, .black)
      canvas.disc(Point(x: 100 + time, y: 50), radius: 9, .white)
      canvas.ball(Point(x: 100 + time, y: 90), radius: 20, .white)
      canvas.line(from: Point(x: 5, y: 5), to: Point(x: 100 + time, y: 150), width: 1.5, .white)
      canvas.polyline(
        (0..<40).map { Point(x: Double($0) * 4, y: 150 + Double($0 % 7) * time) }, width: 2, .white)
      canvas.text("Row 12", at: rect.center, Font(size: 14, weight: .semibold), .black, alignment: .center)
      let value = "0.\(Int(time * 10) % 3)"
      canvas.text(value, at: Point(x: 4, y: 190), Font(size: 12, isTabular: true), .white)
      canvas.transformed(Transform(scale: 1, angle: time, around: rect.center)) {
        canvas.fill(rect, radius: 8, .white)
        canvas.text("Row", at: rect.center, Font(size: 14), .black)
      }
    }
  }
}
