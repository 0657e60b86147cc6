import CradleGeometry
import CradleStage

/// A landscape made of shapes, different for each number; it replaces a missing photo.
struct LandscapeOfShapes {
  let number: Int

  /// Sky above, sky at the horizon, sun, and the hills from far to near.
  private static let palettes: [[UInt32]] = [
    [0x2B3A67, 0xF2A07B, 0xFFE3B3, 0x6B5B8C, 0x4A3F6B, 0x2A2547],
    [0x3A7BBF, 0xBFE3F2, 0xFFF6D6, 0x7FA8A0, 0x4F7F6B, 0x2C5243],
    [0x1C2541, 0x5B6C9E, 0xF0F3FF, 0x3A476F, 0x27325A, 0x151C38],
    [0xD9775F, 0xFFD59E, 0xFFF2CF, 0xB0606A, 0x7A4358, 0x45263F],
    [0x58A4B0, 0xE8F1E4, 0xFFFFFF, 0x86B8A5, 0x5A8C7A, 0x2F5D54],
  ]

  /// Draws it in a frame to which the canvas is clipped. Sky and hills end a point below the frame, because a clip ends with
  /// whole pixels.
  func draw(in frame: Rect, on canvas: Canvas) {
    let palette = Self.palettes[((number % Self.palettes.count) + Self.palettes.count) % Self.palettes.count]
      .map(
        Color.init(hex:))
    let bands = 96
    for band in 0..<bands {
      let share = Double(band) / Double(bands - 1)
      let top = frame.minY + frame.height * Double(band) / Double(bands)
      canvas.fill(
        Rect(x: frame.minX, y: top, width: frame.width, height: frame.height / Double(bands) + 1),
        palette[0].mixed(with: palette[1], fraction: min(1, share * 1.5)))
    }
    let place = 0.2 + 0.6 * Self.noise(Double(number) * 1.7)
    let sun = Point(x: frame.minX + frame.width * place, y: frame.minY + frame.height * 0.36)
    canvas.disc(sun, radius: frame.height * 0.2, palette[2].opacity(0.18))
    canvas.disc(sun, radius: frame.height * 0.11, palette[2].opacity(0.9))
    for hill in 0..<3 { drawHill(hill, palette[3 + hill], in: frame, on: canvas) }
  }

  private func drawHill(_ hill: Int, _ color: Color, in frame: Rect, on canvas: Canvas) {
    let steps = 32
    let base = 0.5 + 0.14 * Double(hill)
    let seed = Double(number * 3 + hill)
    func crest(_ x: Double) -> Point {
      let sine = Self.sine(x * (5 - Double(hill)) + seed * 1.9) * 0.08 + Self.sine(x * 11 + seed) * 0.025
      return Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * (base + sine))
    }
    // Strips from crest to foot: each is convex for a hill of any shape.
    for step in 0..<steps {
      // Slightly wider than its share, so that no seam is visible.
      let overlap = 1 / max(frame.width, 1)
      let (a, b) = (crest(Double(step) / Double(steps)), crest(Double(step + 1) / Double(steps) + overlap))
      let foot = frame.maxY + 1
      canvas.polygon([a, b, Point(x: b.x, y: foot), Point(x: a.x, y: foot)], color)
    }
  }

  private static func sine(_ angle: Double) -> Double { Vector(angle: angle, length: 1).dy }
  private static func noise(_ value: Double) -> Double { (sine(value * 12.9) + 1) / 2 }
}
