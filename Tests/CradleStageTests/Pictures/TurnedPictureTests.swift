import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  /// The edges of pictures that are turned and drawn smaller.
  @Suite struct TurnedPictureTests {
    /// The distance in pixels between a pixel's middle and an edge that covers the pixel in part: nearly half a pixel.
    private static let partial = 0.4
    /// Coverages between these are neither empty nor full.
    private static let partialCoverage = 0.02...0.98
    /// The side of a square without its corners, in pixels from the middle.
    private static let withoutCorners = 26.0

    /// The software renderer takes one texel for a pixel: if a pixel has many texels, a soft edge looks hard.
    @Test("a turned picture's edge fades over a pixel at any scale", arguments: [1, 0.7, 0.5, 0.3, 0.15])
    func edgeFadesOverAPixel(zoom: Double)
      throws
    {
      let white = Picture(width: 64, height: 64, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 64 * 64))
      let middle = Point(x: 60, y: 60)
      let side = 60 / zoom
      let drawing = try Drawing(width: 120, height: 120) { canvas in
        canvas.transformed(Transform(scale: zoom, angle: 0.35, around: middle)) {
          canvas.picture(white, in: Rect(center: middle, size: Size(width: side, height: side)))
        }
      }
      var (sum, count) = (0.0, 0.0)
      for y in 0..<120 {
        for x in 0..<120 {
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - middle
          let flat = Transform(angle: -0.35).apply(place)
          let outside = max(abs(flat.dx), abs(flat.dy)) - 30
          // Away from the corners, pixels near the edge are partly covered; a hard edge covers them wholly or not at
          // all.
          guard min(abs(flat.dx), abs(flat.dy)) < Self.withoutCorners else { continue }
          guard abs(outside) < Self.partial else { continue }
          sum += Self.partialCoverage.contains(drawing.coverage(x, y)) ? 1 : 0
          count += 1
        }
      }
      #expect(sum / count > 0.4)
    }
  }
}
