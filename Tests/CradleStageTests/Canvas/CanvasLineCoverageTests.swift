import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  /// Pixel by pixel: what a line covers is clamp(½ − signed distance to its outline).
  @Suite struct CanvasLineCoverageTests {
    /// SDL's software renderer copies some upright rectangles whichever way their texels lie: the upper ends of upright
    /// lines once came out beside them.
    @Test(
      "a line covers the area of its outline, at its ends too",
      arguments: [0.0, 30, 88, 90, 91, 135, 180, 269, 270], [1.5, 2, 4, 6])
    func ends(degrees: Double, width: Double) throws {
      // The tip of a thin line lies between the texels of its mask.
      let tolerance = 0.3
      for (length, shift) in [(2.0, 0.0), (5, 0.25), (9, 0.5), (28, 0.8)] {
        let start = Point(x: 40 + shift, y: 40 + shift)
        let direction = Vector(angle: degrees * .pi / 180, length: 1)
        let end = start + direction * length
        let drawing = try Drawing(width: 80, height: 80) {
          $0.line(from: start, to: end, width: width, .white)
        }
        var worst = (error: 0.0, x: 0, y: 0)
        func near(_ a: Double, _ b: Double) -> Range<Int> { Int(min(a, b)) - 10..<Int(max(a, b)) + 10 }
        for y in near(start.y, end.y) {
          for x in near(start.x, end.x) {
            let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let nearest = start + direction * min(max((place - start).dot(direction), 0), length)
            let ideal = min(max(0.5 - (place.distance(to: nearest) - width / 2), 0), 1)
            let error = abs(drawing.coverage(x, y) - ideal)
            if error > worst.error { worst = (error, x, y) }
          }
        }
        #expect(worst.error < tolerance, "\(length) long: \(worst)")
      }
    }
  }
}
