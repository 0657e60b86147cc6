import CradleGeometry
import CradleStage
import Testing

extension StageTests {
  /// The edges of pictures that are turned and drawn smaller.
  @Suite struct TurnedPictureTests {
    /// The software renderer takes one texel for a pixel: where a pixel has many, a soft edge would be seen as a hard one.
    @Test(arguments: [1, 0.7, 0.5, 0.3, 0.15]) func `the edge fades over a pixel at any scale`(zoom: Double)
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
      var worst = 0.0
      for y in 0..<120 {
        for x in 0..<120 {
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - middle
          let flat = Transform(angle: -0.35).apply(place)
          let outside = max(abs(flat.dx), abs(flat.dy)) - 30
          // Away from the corners, the coverage is half less the distance to the edge.
          guard min(abs(flat.dx), abs(flat.dy)) < 26 else { continue }
          worst = max(worst, abs(drawing.coverage(x, y) - min(max(0.5 - outside, 0), 1)))
        }
      }
      #expect(worst < 0.45)
    }
  }
}
