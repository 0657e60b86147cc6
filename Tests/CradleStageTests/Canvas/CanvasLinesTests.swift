import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  @Suite struct CanvasLinesTests {
    /// The share of a line's area by which its mesh may miss it at any slope: vertices lie on whole pixels.
    private static let area = 0.06
    /// The same for a chevron, whose joint is a large part of its area.
    private static let chevronArea = 0.35
    /// The pixels by which the round ends of a level line may miss their area.
    private static let endsArea = 4.0
    /// The pixels by which a diagonal that is cut at two corners of the surface may miss its area there.
    private static let cutArea = 8.0
    /// The pixels by which a pale line of 40 pixels may miss its brightness: its half discs at both ends.
    private static let paleArea = 1.5

    @Test(
      "a line covers its length times its width and two half discs at any slope, within 6 %",
      arguments: [0.0, 0.2, 0.7, 1.1, 1.5])
    func lineCoversItsArea(angle: Double) throws {
      for width in [1.0, 1.5, 3] {
        let drawing = try Drawing(width: 100, height: 100) {
          let start = Point(x: 15.3, y: 15.7)
          $0.line(from: start, to: start + Vector(angle: angle, length: 60), width: width, .white)
        }
        let expected = 60 * width + Double.pi * width * width / 4
        #expect(abs(drawing.area / expected - 1) < Self.area, "\(width) wide: \(drawing.area) of \(expected)")
      }
    }

    @Test("a translucent curve of 60 points has no gap, and no part is drawn twice")
    func polylineHasNoGapsNorDoubles() throws {
      let points = (0..<60).map {
        Point(x: 10 + Double($0) * 2.5, y: 50 + 30 * Trigonometry.sine(Double($0) / 6))
      }
      let drawing = try Drawing(width: 170, height: 100) {
        $0.polyline(points, width: 4, Color.white.opacity(0.5))
      }
      for x in 14..<150 {
        var most = 0.0
        for y in 0..<100 { most = max(most, drawing.coverage(x, y)) }
        #expect(abs(most - 0.5) < 2 * DrawingTolerance.coverage)
      }
    }

    @Test("a level line of three points covers its length times its width, within 4 px²")
    func levelLineCoversItsArea() throws {
      let drawing = try Drawing(width: 100, height: 40) {
        $0.polyline([Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 90, y: 20)], width: 2, .white)
      }
      #expect(abs(drawing.area - (160 + Double.pi)) < Self.endsArea)
    }

    /// SDL's software renderer draws some triangles as halves of rectangles, which turned chevrons that point sideways
    /// into squares.
    @Test(
      "a chevron covers the area of its two arms, whichever way it points",
      arguments: [0.0, 45, 90, 180, 270], [4.0, 5.5, 7, 9, 16])
    func chevron(degrees: Double, arm: Double) throws {
      let direction = Vector(angle: degrees * .pi / 180, length: 1)
      let side = direction.perpendicular * arm
      for (width, shift) in [(1.0, 0.0), (1.25, 0.3), (2, 0.5)] {
        let tip = Point(x: 30 + shift, y: 30 + shift / 2)
        let points = [tip - direction * arm + side, tip, tip - direction * arm - side]
        let drawing = try Drawing(width: 60, height: 60) { $0.polyline(points, width: width, .white) }
        func distance(_ place: Point, _ end: Point) -> Double {
          let along = tip - end
          let share = min(max((place - end).dot(along) / along.lengthSquared, 0), 1)
          return place.distance(to: end + along * share)
        }
        for y in 0..<60 {
          for x in 0..<60 {
            let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let near = min(distance(place, points[0]), distance(place, points[2]))
            // A mitre reaches farther than the line itself, and nothing else does.
            if near > width / 2 + 1.5 { #expect(drawing.coverage(x, y) == 0, "\(x), \(y)") }
          }
        }
        let expected = 2 * 2.0.squareRoot() * arm * width
        #expect(abs(drawing.area / expected - 1) < Self.chevronArea, "\(drawing.area) of \(expected)")
      }
    }

    @Test("a point that is not a number breaks a polyline in two") func notANumberBreaksThePolyline() throws {
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

    @Test("ends 10⁹ points outside do not bend a line") func endsFarOutsideDoNotBendALine() throws {
      let drawing = try Drawing(width: 64, height: 64) {
        $0.line(from: Point(x: -1e7, y: -1e7), to: Point(x: 1e9, y: 1e9), width: 2, .white)
      }
      for place in 4..<60 { #expect(drawing.coverage(place, place) > 0.9) }
      #expect(abs(drawing.area - 2 * 64 * 2.0.squareRoot()) < Self.cutArea)
    }

    @Test("a line of a quarter point is a quarter as bright, not invisible")
    func hairlineGrowsPaleNotAway() throws {
      let drawing = try Drawing {
        $0.line(from: Point(x: 10, y: 20), to: Point(x: 50, y: 20), width: 0.25, .white)
      }
      #expect(abs(drawing.area - 10) < Self.paleArea)
    }
  }
}
