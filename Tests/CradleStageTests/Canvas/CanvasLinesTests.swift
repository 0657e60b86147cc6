import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  @Suite struct CanvasLinesTests {
    @Test(arguments: [0.0, 0.2, 0.7, 1.1, 1.5])
    func lineCoversItsArea(angle: Double) throws {
      for width in [1.0, 1.5, 3] {
        let drawing = try Drawing(width: 100, height: 100) {
          let start = Point(x: 15.3, y: 15.7)
          $0.line(from: start, to: start + Vector(angle: angle, length: 60), width: width, .white)
        }
        let expected = 60 * width + Double.pi * width * width / 4
        #expect(abs(drawing.area / expected - 1) < 0.06, "\(width) wide: \(drawing.area) of \(expected)")
      }
    }

    @Test func polylineHasNoGapsNorDoubles() throws {
      let points = (0..<60).map {
        Point(x: 10 + Double($0) * 2.5, y: 50 + 30 * Trigonometry.sine(Double($0) / 6))
      }
      let drawing = try Drawing(width: 170, height: 100) {
        $0.polyline(points, width: 4, Color.white.opacity(0.5))
      }
      for x in 14..<150 {
        var most = 0.0
        for y in 0..<100 { most = max(most, drawing.coverage(x, y)) }
        #expect(most > 0.48 && most < 0.52)
      }
    }

    @Test func levelLineIsAsThickAsASlantedOne() throws {
      let drawing = try Drawing(width: 100, height: 40) {
        $0.polyline([Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 90, y: 20)], width: 2, .white)
      }
      #expect(abs(drawing.area - (160 + Double.pi)) < 4)
    }

    @Test func brokenAtWhatIsNoNumber() throws {
      let drawing = try Drawing(width: 100, height: 40) {
        $0.polyline(
          [
            Point(x: 10, y: 20), Point(x: 30, y: 20), Point(x: .nan, y: 20), Point(x: 60, y: 20),
            Point(x: 80, y: 20),
          ], width: 2, .white)
      }
      #expect(drawing.coverage(45, 20) == 0)
      #expect(drawing.coverage(20, 20) == 1)
      #expect(drawing.coverage(70, 20) == 1)
    }

    @Test func endsFarOutsideDoNotBendIt() throws {
      let drawing = try Drawing(width: 64, height: 64) {
        $0.line(from: Point(x: -1e7, y: -1e7), to: Point(x: 1e9, y: 1e9), width: 2, .white)
      }
      for place in 4..<60 { #expect(drawing.coverage(place, place) > 0.9) }
      #expect(abs(drawing.area - 2 * 64 * 2.0.squareRoot()) < 8)
    }

    @Test func hairlineGrowsPaleNotAway() throws {
      let drawing = try Drawing {
        $0.line(from: Point(x: 10, y: 20), to: Point(x: 50, y: 20), width: 0.25, .white)
      }
      #expect(abs(drawing.area - 10) < 1.5)
    }
  }
}
