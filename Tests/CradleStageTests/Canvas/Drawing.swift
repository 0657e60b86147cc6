import CradleGeometry
import CradleStage

/// How near a drawing comes to the exact shape, and why.
enum DrawingTolerance {
  /// Colours and coverages of 8 bits, after two roundings: two and a half steps of 1/255.
  static let coverage = 0.01
  /// The pixels by which the roundings along a whole rim may change a shape's area.
  static let pixelArea = 1.0
}

/// A black stage drawn on in white, read back as coverage.
struct Drawing {
  let stage: OffscreenStage

  /// Draws on a black stage of whole points.
  init(width: Double = 64, height: Double = 64, scale: Double = 1, _ draw: (Canvas) -> Void) throws {
    stage = try OffscreenStage(size: Size(width: width, height: height), scale: scale)
    stage.canvas.clear(.black)
    draw(stage.canvas)
  }

  /// How much of a pixel is white, 0…1.
  func coverage(_ x: Int, _ y: Int) -> Double { stage.pixel(x: x, y: y)?.green ?? 0 }

  /// The white area in pixels.
  var area: Double {
    var sum = 0.0
    for y in 0..<stage.pixelHeight { for x in 0..<stage.pixelWidth { sum += coverage(x, y) } }
    return sum
  }

  /// The pixels with any white: first and last column, first and last row; nil when there are none.
  var extent: (left: Int, right: Int, top: Int, bottom: Int)? {
    var found: (left: Int, right: Int, top: Int, bottom: Int)?
    for y in 0..<stage.pixelHeight {
      for x in 0..<stage.pixelWidth where coverage(x, y) > 0 {
        let old = found ?? (x, x, y, y)
        found = (min(old.left, x), max(old.right, x), min(old.top, y), max(old.bottom, y))
      }
    }
    return found
  }
}
