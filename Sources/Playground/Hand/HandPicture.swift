import CradleGeometry
import CradleStage

/// A pointing hand as a bitmap: one shape, so that it is evenly translucent.
enum HandPicture {
  /// The size in points; the finger's tip is at `tip`.
  static let size = Size(width: 34, height: 44)
  static let tip = Point(x: 12, y: 3)
  /// Pixels per point: enough for a scale of 4.
  private static let detail = 4

  /// Capsules as from, to and radius, in points: a finger, three bent ones, a thumb and the palm.
  private static let parts: [(Point, Point, Double)] = [
    (Point(x: 12, y: 6.5), Point(x: 12, y: 26), 3.4),
    (Point(x: 18, y: 19), Point(x: 18, y: 27), 3.3), (Point(x: 23.6, y: 20.5), Point(x: 23.6, y: 28), 3.1),
    (Point(x: 28.6, y: 22.5), Point(x: 28.4, y: 29), 2.7), (Point(x: 4.6, y: 23.5), Point(x: 11, y: 32), 3),
    (Point(x: 15, y: 31), Point(x: 23.5, y: 31), 7.6), (Point(x: 17, y: 34), Point(x: 22.5, y: 34), 7.2),
  ]

  /// Light inside with a dark edge, so that it is visible on any background.
  static func paint() -> Picture {
    let (width, height) = (Int(size.width) * detail, Int(size.height) * detail)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let place = Point(
        x: (Double(index % width) + 0.5) / Double(detail), y: (Double(index / width) + 0.5) / Double(detail))
      let outside = parts.map { distance(place, $0.0, $0.1) - $0.2 }.min() ?? 0
      // An edge of 1.2 points, antialiased over a pixel.
      let body = coverage(-outside), whole = coverage(1.2 - outside)
      let light = UInt32((20 + (252 - 20) * body).rounded())
      return UInt32((whole * 255).rounded()) << 24 | light << 16 | light << 8 | light
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private static func coverage(_ inside: Double) -> Double {
    (inside * Double(detail) + 0.5).clamped(to: 0...1)
  }

  private static func distance(_ place: Point, _ from: Point, _ to: Point) -> Double {
    let way = to - from
    let share = ((place - from).dot(way) / max(way.lengthSquared, 1e-12)).clamped(to: 0...1)
    return place.distance(to: from + way * share)
  }
}
