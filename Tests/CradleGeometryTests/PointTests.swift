import CradleGeometry
import TestSupport
import Testing

@Suite struct PointTests {
  @Test("distance follows Pythagoras") func distanceIsPythagoras() {
    #expect(Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)) == 5)
  }

  @Test("distance is the same far from the origin") func distanceIsTheSameFarFromTheOrigin() {
    let far = Point(x: 1e8, y: -1e8)
    #expect(far.distance(to: far + Vector(dx: 3, dy: 4)) == 5)
  }

  @Test("difference and sum undo each other") func differenceAndSumUndoEachOther() {
    let (a, b) = (Point(x: 7, y: -2), Point(x: 1.5, y: 9))
    #expect(a - b == Vector(dx: 5.5, dy: -11))
    #expect(b + (a - b) == a)
    #expect(a - (a - b) == b)
  }

  @Test("assignment operators move in place") func assignmentOperatorsMoveInPlace() {
    var point = Point(x: 1, y: 1)
    point += Vector(dx: 2, dy: 3)
    #expect(point == Point(x: 3, y: 4))
    point -= Vector(dx: 2, dy: 3)
    #expect(point == Point(x: 1, y: 1))
  }

  @Test(
    "interpolation meets both ends exactly",
    arguments: [Point(x: 0.1, y: 0.7), Point(x: 1e16, y: -1e16), Point(x: -3, y: 1e-17)])
  func interpolationMeetsBothEndsExactly(other: Point) {
    let start = Point(x: 0.3, y: 1)
    #expect(start.interpolated(to: other, fraction: 0) == start)
    #expect(start.interpolated(to: other, fraction: 1) == other)
  }

  @Test(
    "interpolation is linear and extrapolates",
    arguments: [(-0.5, -2.0), (0.25, 1.0), (0.5, 2.0), (0.75, 3.0), (2, 8)])
  func interpolationIsLinearAndExtrapolates(fraction: Double, x: Double) {
    #expect(Point.zero.interpolated(to: Point(x: 4, y: 0), fraction: fraction).x == x)
  }

  @Test("finite means both coordinates") func finiteMeansBothCoordinates() {
    #expect(Point(x: 1, y: 2).isFinite)
    #expect(!Point(x: .nan, y: 2).isFinite)
    #expect(!Point(x: 1, y: -.infinity).isFinite)
  }
}
