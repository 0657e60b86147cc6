import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  @Suite struct CanvasShapesTests {
    /// The share of a disc's area by which its mask may miss it, from a radius of 3 pixels on.
    private static let discArea = 0.01
    /// The same for a ring, which has two edges.
    private static let ringArea = 0.02
    /// The same for round corners, each of which lies on whole pixels by itself.
    private static let roundedArea = 0.015
    /// The distance in pixels by which a moving disc's centre of brightness may miss the disc's: a whole pixel would be
    /// a visible step.
    private static let centroid = 0.1

    @Test(
      "a disc covers its area at any radius and scale, within 1 %",
      arguments: [(3.0, 1.0), (8, 1), (16, 1), (28, 1), (11.3, 2), (2.2, 2), (31, 4)])
    func discCoversItsArea(radius: Double, scale: Double) throws {
      for shift in [0, 0.27, 0.5] {
        let drawing = try Drawing(scale: scale) {
          $0.disc(Point(x: 32 + shift, y: 32 - shift), radius: radius, .white)
        }
        let expected = Double.pi * radius * radius * scale * scale
        #expect(
          abs(drawing.area / expected - 1) < Self.discArea, "at \(shift): \(drawing.area) of \(expected)")
      }
    }

    @Test("a ring covers its area, within 2 %, and leaves its middle") func ringCoversItsArea() throws {
      let drawing = try Drawing(scale: 2) { $0.ring(Point(x: 32.3, y: 32.1), radius: 20, width: 3, .white) }
      let expected = Double.pi * (400 - 289) * 4
      #expect(abs(drawing.area / expected - 1) < Self.ringArea)
      #expect(drawing.coverage(64, 64) == 0)
    }

    @Test("a translucent ring of 100 points is even and covers its area, within 2 %")
    func largeRingIsEvenAndCoversItsArea() throws {
      let drawing = try Drawing(width: 220, height: 220) {
        $0.ring(Point(x: 110.2, y: 109.6), radius: 100, width: 4, Color.white.opacity(0.5))
      }
      let expected = Double.pi * (10000 - 9216) / 2
      #expect(abs(drawing.area / expected - 1) < Self.ringArea)
      for y in 0..<220 {
        for x in 0..<220 { #expect(drawing.coverage(x, y) < 0.5 + DrawingTolerance.coverage) }
      }
    }

    @Test(
      "a rounded rectangle is symmetric and covers its area, within 1.5 %",
      arguments: [(20.0, 12.0, 4.0), (21, 13, 5), (9, 30, 20), (7, 7, 3.5), (40, 41, 12.5)])
    func roundedRectangleIsSymmetric(width: Double, height: Double, radius: Double) throws {
      let drawing = try Drawing {
        $0.fill(Rect(x: 3, y: 2, width: width, height: height), radius: radius, .white)
      }
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let here = drawing.coverage(3 + x, 2 + y)
          #expect(abs(here - drawing.coverage(3 + Int(width) - 1 - x, 2 + y)) < DrawingTolerance.coverage)
          #expect(abs(here - drawing.coverage(3 + x, 2 + Int(height) - 1 - y)) < DrawingTolerance.coverage)
        }
      }
      let corner = min(radius, width / 2, height / 2)
      let expected = width * height - (4 - Double.pi) * corner * corner
      #expect(abs(drawing.area / expected - 1) < Self.roundedArea)
    }

    @Test("a rounded rectangle fills its rectangle and no pixel outside")
    func roundedRectangleStaysInside() throws {
      let drawing = try Drawing { $0.fill(Rect(x: 10, y: 10, width: 30, height: 20), radius: 8, .white) }
      #expect(drawing.extent.map { [$0.left, $0.right, $0.top, $0.bottom] } == [10, 39, 10, 29])
    }

    @Test("a stroke stays inside its rectangle and leaves the middle", arguments: [0.0, 1, 6, 40])
    func strokeStaysInsideAndLeavesTheMiddle(radius: Double) throws {
      let drawing = try Drawing {
        $0.stroke(Rect(x: 10, y: 10, width: 30, height: 20), radius: radius, width: 2, .white)
      }
      #expect(drawing.extent.map { [$0.left, $0.right, $0.top, $0.bottom] } == [10, 39, 10, 29])
      #expect(drawing.coverage(25, 20) == 0)
      #expect(drawing.coverage(25, 10) == 1)
      #expect(drawing.coverage(25, 11) == 1)
      #expect(drawing.coverage(25, 12) == 0)
    }

    /// A translucent frame is evenly translucent: no part is drawn twice.
    @Test("a translucent stroke is even", arguments: [0.0, 1, 2, 6])
    func translucentStrokeIsEven(radius: Double) throws {
      let drawing = try Drawing {
        $0.stroke(Rect(x: 4, y: 4, width: 40, height: 30), radius: radius, width: 3, Color.white.opacity(0.5))
      }
      // The middle of the upper edge.
      #expect(abs(drawing.coverage(24, 5) - 0.5) < DrawingTolerance.coverage)
      for y in 0..<64 {
        for x in 0..<64 { #expect(drawing.coverage(x, y) < 0.5 + DrawingTolerance.coverage) }
      }
    }

    @Test("a turned rounded rectangle keeps its area, within 1.5 %", arguments: [0.3, 0.785, 1.2])
    func turningKeepsTheArea(angle: Double) throws {
      let drawing = try Drawing {
        let canvas = $0
        canvas.transformed(Transform(angle: angle, around: Point(x: 32, y: 32))) {
          canvas.fill(Rect(x: 17, y: 22, width: 30, height: 20), radius: 6, .white)
        }
      }
      let expected = 600 - (4 - Double.pi) * 36
      #expect(abs(drawing.area / expected - 1) < Self.roundedArea)
    }

    @Test("a rounded rectangle covers its area at any zoom, within 1.5 %") func growingKeepsTheArea() throws {
      for step in 0..<60 {
        let zoom = 0.6 + Double(step) * 0.0213
        let drawing = try Drawing(width: 100, height: 60) { canvas in
          canvas.transformed(Transform(scale: zoom, around: Point(x: 50, y: 30))) {
            canvas.fill(Rect(x: 25, y: 17.5, width: 50, height: 25), radius: 8, .white)
          }
        }
        let expected = (1250 - (4 - Double.pi) * 64) * zoom * zoom
        #expect(
          abs(drawing.area / expected - 1) < Self.roundedArea, "at \(zoom): \(drawing.area) of \(expected)")
      }
    }

    @Test("a turned translucent rectangle is evenly translucent")
    func turnedTranslucentShapeHasNoSeams() throws {
      let drawing = try Drawing {
        let canvas = $0
        canvas.transformed(Transform(angle: 0.4, around: Point(x: 32, y: 32))) {
          canvas.fill(Rect(x: 8, y: 14, width: 48, height: 36), radius: 8, Color.white.opacity(0.5))
        }
      }
      for y in 24..<40 {
        for x in 18..<46 { #expect(abs(drawing.coverage(x, y) - 0.5) < DrawingTolerance.coverage) }
      }
      for y in 0..<64 {
        for x in 0..<64 { #expect(drawing.coverage(x, y) < 0.5 + DrawingTolerance.coverage) }
      }
    }

    @Test("a disc's centre of brightness follows it to a tenth of a pixel")
    func slowDiscMovesSmoothly() throws {
      // The brightness' centre follows the disc's to a tenth of a pixel, with no step of a whole one.
      for step in 0..<20 {
        let x = 20 + Double(step) * 0.1
        let drawing = try Drawing(width: 48, height: 40) { $0.disc(Point(x: x, y: 20), radius: 6, .white) }
        var moment = 0.0
        for row in 0..<40 {
          for column in 0..<48 { moment += drawing.coverage(column, row) * (Double(column) + 0.5) }
        }
        #expect(abs(moment / drawing.area - x) < Self.centroid)
      }
    }
  }
}
