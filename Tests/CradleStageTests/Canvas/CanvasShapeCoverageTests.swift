import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  /// Pixel by pixel: what a rounded rectangle covers is clamp(½ − signed distance to its outline).
  @Suite struct CanvasShapeCoverageTests {
    /// A round corner is read from whole texels, and its middle may lie between two.
    private let tolerance = 0.4

    private func distance(_ place: Vector, _ size: Size, _ radius: Double) -> Double {
      let x = abs(place.dx) - size.width / 2 + radius
      let y = abs(place.dy) - size.height / 2 + radius
      return Vector(dx: max(x, 0), dy: max(y, 0)).length + min(max(x, y), 0) - radius
    }

    private func worst(_ size: Size, angle: Double, in field: Size) throws -> (error: Double, x: Int, y: Int)
    {
      let middle = Point(x: field.width / 2 + 0.3, y: field.height / 2 - 0.2)
      let drawing = try Drawing(width: field.width, height: field.height) { canvas in
        let turn = Transform(angle: angle).then(Transform(translation: middle - .zero))
        canvas.transformed(turn) { canvas.fill(Rect(center: .zero, size: size), radius: 8, .white) }
      }
      var worst = (error: 0.0, x: 0, y: 0)
      for y in 0..<Int(field.height) {
        for x in 0..<Int(field.width) {
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - middle
          let ideal = min(max(0.5 - distance(Transform(angle: -angle).apply(place), size, 8), 0), 1)
          let error = abs(drawing.coverage(x, y) - ideal)
          if error > worst.error { worst = (error, x, y) }
        }
      }
      return worst
    }

    /// A hair off upright, its middle once came out taller than its ends.
    @Test(
      "a rounded rectangle covers the area of its outline at any small turn",
      arguments: [0, 1e-12, 1e-4, 0.004, 0.012, 0.03, 0.4, Double.pi / 2 + 1e-9])
    func smallTurns(angle: Double) throws {
      let worst = try worst(Size(width: 120, height: 60), angle: angle, in: Size(width: 160, height: 160))
      #expect(worst.error < tolerance, "\(worst)")
    }

    @Test("a rounded rectangle 2000 pixels wide covers the area of its outline") func veryWide() throws {
      let worst = try worst(Size(width: 2000, height: 40), angle: 0, in: Size(width: 2040, height: 60))
      #expect(worst.error < tolerance, "\(worst)")
    }
  }
}
