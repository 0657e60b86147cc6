import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  @Suite struct CanvasPolygonsTests {
    /// The share of a polygon's area by which the strips that fade along its edges may miss it.
    private static let area = 0.04
    /// The error of a disc's area, as a share, with a polygon of 48 corners: 0.3 % for the corners, the rest for the
    /// edges.
    private static let discArea = 0.015
    /// The error of a pixel's coverage at a large disc: chords of up to a twentieth of a pixel replace edges, which
    /// fade by their distance from the pixel's middle.
    private static let edgeCoverage = 0.2

    private static let shapes: [[Point]] = [
      [Point(x: 10, y: 10), Point(x: 50, y: 14), Point(x: 44, y: 50), Point(x: 12, y: 40)],
      [Point(x: 10, y: 10), Point(x: 50, y: 30), Point(x: 20, y: 55)],
      [Point(x: 10.5, y: 10.5), Point(x: 13.5, y: 10.5), Point(x: 40, y: 50)],
    ]

    @Test("a polygon covers its area, within 4 %", arguments: [0, 1, 2])
    func coversItsArea(index: Int) throws {
      let points = Self.shapes[index]
      var exact = 0.0
      for place in points.indices {
        let next = points[(place + 1) % points.count]
        exact += (points[place] - .zero).cross(next - .zero) / 2
      }
      let drawing = try Drawing { $0.polygon(points, .white) }
      #expect(abs(drawing.area / exact - 1) < Self.area, "\(drawing.area) of \(exact)")
    }

    @Test("the order of a polygon's points does not change its area")
    func orderOfPointsDoesNotMatter() throws {
      let points = Self.shapes[0]
      let forwards = try Drawing { $0.polygon(points, .white) }
      let backwards = try Drawing { $0.polygon(points.reversed(), .white) }
      #expect(abs(forwards.area - backwards.area) < DrawingTolerance.pixelArea)
    }

    @Test("a translucent polygon is evenly translucent") func translucentHasNoSeams() throws {
      let drawing = try Drawing { $0.polygon(Self.shapes[0], Color.white.opacity(0.5)) }
      for y in 0..<64 {
        for x in 0..<64 { #expect(drawing.coverage(x, y) < 0.5 + DrawingTolerance.coverage) }
      }
      for y in 18..<38 {
        for x in 18..<40 { #expect(abs(drawing.coverage(x, y) - 0.5) < DrawingTolerance.coverage) }
      }
    }

    @Test("a polygon of 48 corners covers its circle's area, within 1.5 %")
    func manyCornersMakeADisc() throws {
      let points = (0..<48).map { Point(x: 32, y: 32) + Vector(angle: Double($0) * .pi / 24, length: 20) }
      let drawing = try Drawing { $0.polygon(points, .white) }
      #expect(abs(drawing.area / (.pi * 400) - 1) < Self.discArea)
    }

    /// Edges that lie flat on whole pixels must fade like their neighbours.
    @Test(
      "every pixel of a large disc is covered by its distance from the edge, within 0.2",
      arguments: [(101.0, 128.0), (225, 240.25), (160, 176.5)])
    func largeDiscsAreRoundAllAround(radius: Double, middle: Double) throws {
      let side = (middle * 2).rounded(.up)
      let drawing = try Drawing(width: side, height: side) {
        $0.disc(Point(x: middle, y: middle), radius: radius, .white)
      }
      for y in 0..<Int(side) {
        for x in 0..<Int(side) {
          let from = Vector(dx: Double(x) + 0.5 - middle, dy: Double(y) + 0.5 - middle).length
          let exact = min(max(radius - from + 0.5, 0), 1)
          #expect(abs(drawing.coverage(x, y) - exact) < Self.edgeCoverage, "\(x), \(y)")
        }
      }
    }

    @Test("a polygon of two points draws nothing") func tooFewPointsDrawNothing() throws {
      let drawing = try Drawing { $0.polygon([Point(x: 1, y: 1), Point(x: 9, y: 9)], .white) }
      #expect(drawing.area == 0)
    }
  }
}
