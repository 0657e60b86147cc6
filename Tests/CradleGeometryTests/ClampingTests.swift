import CradleGeometry
import Testing

@Suite("Clamping")
struct ClampingTests {
  @Test("a value within the limits stays, one beyond them is at the nearer limit, and NaN stays NaN")
  func values() {
    #expect([-1, 0, 3, 5, 6].map { $0.clamped(to: 0...5) } == [0, 0, 3, 5, 5])
    #expect(Double.nan.clamped(to: 0...1).isNaN)
  }

  @Test("a point moves along each axis on its own")
  func points() {
    let (low, high) = (Point(x: -1, y: 2), Point(x: 4, y: 8))
    #expect(Point(x: -3, y: 5).clamped(from: low, to: high) == Point(x: -1, y: 5))
    #expect(Point(x: 5, y: 9).clamped(from: low, to: high) == high)
    #expect(Point(x: 0, y: 3).clamped(from: low, to: high) == Point(x: 0, y: 3))
  }

  @Test("along an axis with swapped corners a point is at the second one")
  func swappedCorners() {
    let point = Point(x: 7, y: 0).clamped(from: Point(x: 5, y: -1), to: Point(x: 2, y: 1))
    #expect(point == Point(x: 2, y: 0))
  }
}
