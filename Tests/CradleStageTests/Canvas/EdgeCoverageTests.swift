import CradleGeometry
import TestSupport
import Testing

@testable import CradleStage

/// The coverage of a pixel by its distance from an edge, and arcs turned into corners.
@Suite struct EdgeCoverageTests {
  @Test("a straight edge along the pixel's sides covers its exact share, and the other side the rest")
  func straightEdges() {
    for distance in stride(from: -1.0, through: 1, by: 1 / 64) {
      let share = min(max(0.5 - distance, 0), 1)
      #expect(EdgeCoverage.inside(distance) == share)
      #expect(EdgeCoverage.inside(distance) + EdgeCoverage.inside(-distance) == 1)
    }
  }

  @Test("the distance from a rounded rectangle is that from its sides or from its corner's circle")
  func distances() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let radius = random.double(in: 0...10)
      let (dx, dy) = (random.double(in: -30...10), random.double(in: -30...10))
      let exact: Double =
        if dx > -radius, dy > -radius {
          Vector(dx: dx + radius, dy: dy + radius).length - radius
        } else {
          max(dx, dy)
        }
      #expect(
        EdgeCoverage.distance(beyond: dx, dy, radius: radius).isWithin(Tolerance.closedForm, of: exact))
    }
  }

  @Test("the corners of a mask cover the area of a round corner", arguments: [0.75, 3, 8.5, 40])
  func cornerAreas(radius: Double) {
    let mask = CornerMask(radius: radius, border: 0)
    let sum = mask.bitmap().pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    let side = Double(2 * mask.corner)
    let exact = side * side - (4 - .pi) * radius * radius
    #expect(abs(sum - exact) < DrawingTolerance.pixelArea)
  }

  @Test("a flattened circle is within a twentieth of a pixel of its arc", arguments: [0.5, 7, 300])
  func flattensCircles(radius: Double) {
    let (scale, center) = (2.0, Point(x: 3, y: 4))
    let points = ArcFlattening(pixelsPerPoint: scale).circle(center, radius)
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      for place in [points[index], points[index] + (next - points[index]) * 0.5] {
        #expect(abs(place.distance(to: center) - radius) * scale <= 0.05)
      }
    }
  }

  @Test("a flattened rectangle has its corners on its round corners' arcs")
  func flattensRoundedRectangles() {
    let rect = Rect(x: 0, y: 0, width: 30, height: 20)
    let curves = ArcFlattening(pixelsPerPoint: 1)
    #expect(curves.rounded(rect, 0).count == 4)
    for point in curves.rounded(rect, 6) {
      let (dx, dy) = (abs(point.x - 15) - 15, abs(point.y - 10) - 10)
      #expect(EdgeCoverage.distance(beyond: dx, dy, radius: 6).isWithin(Tolerance.closedForm, of: 0))
    }
  }
}
