import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// Curves as boundaries are made of them.
@Suite("BezierPath")
struct BezierPathTests {
  @Test("an ellipse's flattened points lie on it within half a point")
  func ellipse() {
    let lines = BezierPath(ovalIn: Rect(x: -200, y: -100, width: 400, height: 200)).flattened()
    #expect(lines.count == 1 && lines[0].isClosed && lines[0].points.count < 100)
    let points = lines[0].points
    for index in points.indices {
      let middle = points[index].interpolated(to: points[(index + 1) % points.count], fraction: 0.5)
      for point in [points[index], middle] {
        let r = Vector(dx: point.x / 200, dy: point.y / 100).length
        #expect(abs(r - 1) * 100 < Tolerance.halfPoint)
      }
    }
  }

  @Test("several lines, quadratic curves, doubled points and dots are flattened")
  func elements() {
    var path = BezierPath(points: [.zero, .zero, Point(x: 10, y: 0), Point(x: 10, y: 10)], isClosed: true)
    path.move(to: Point(x: 50, y: 50))
    path.move(to: Point(x: 100, y: 0))
    path.addQuadCurve(to: Point(x: 200, y: 0), controlPoint: Point(x: 150, y: 100))
    let lines = path.flattened()
    #expect(lines.count == 2 && lines[0].points.count == 3 && lines[0].isClosed && !lines[1].isClosed)
    #expect(lines[1].points.first == Point(x: 100, y: 0) && lines[1].points.last == Point(x: 200, y: 0))
    let top = lines[1].points.map(\.y).max() ?? 0
    #expect(abs(top - 50) < Tolerance.halfPoint)
    #expect(BezierPath().flattened().isEmpty && BezierPath(points: [.zero]).flattened().isEmpty)
    #expect(BezierPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)).flattened()[0].points.count == 4)
    #expect(!BezierPath(points: [Point(x: .nan, y: 0)]).isFinite && path.isFinite)
  }

  @Test("several points at the end of a closed line that are near its start are merged with it")
  func pointsAtEnd() {
    let near = [Point(x: -0.0015, y: 0), Point(x: 0.0015, y: 0)]
    let corners = [Point.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)]
    let lines = BezierPath(points: corners + near, isClosed: true).flattened()
    #expect(lines.count == 1 && lines[0].points == corners && lines[0].isClosed)
  }

  @Test("curves of any size have at most 128 parts", arguments: [1e20, 1e40, 1e300, .infinity, .nan])
  func largeCurves(_ size: Double) {
    var path = BezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: size, y: 0), controlPoint1: Point(x: 0, y: size), controlPoint2: Point(x: -size, y: 1))
    #expect(path.flattened().allSatisfy { $0.points.count <= 129 })
  }

  @Test("a curve after a closed line continues from that line's start", arguments: [false, true])
  func afterClose(startsWithMove: Bool) {
    var path = BezierPath()
    if startsWithMove { path.move(to: .zero) } else { path.addLine(to: .zero) }
    path.addLine(to: Point(x: 100, y: 0))
    path.addLine(to: Point(x: 100, y: 100))
    path.close()
    path.addQuadCurve(to: Point(x: -100, y: 0), controlPoint: Point(x: -50, y: -100))
    let lines = path.flattened()
    #expect(lines.count == 2 && lines[0].points.count == 3 && lines[0].isClosed)
    #expect(lines[1].points.first == .zero && lines[1].points.last == Point(x: -100, y: 0))
    // The parabola's vertex is halfway to the control point.
    let top = lines[1].points.map(\.y).min() ?? 0
    #expect(abs(top + 50) < Tolerance.halfPoint)
  }

  @Test("a path that begins with a curve starts at its first control point")
  func startsWithCurve() {
    var path = BezierPath()
    path.addCurve(
      to: Point(x: 90, y: 0), controlPoint1: .zero, controlPoint2: Point(x: 60, y: 90))
    let lines = path.flattened()
    #expect(lines.count == 1 && lines[0].points.first == .zero && lines[0].points.last == Point(x: 90, y: 0))
  }
}
