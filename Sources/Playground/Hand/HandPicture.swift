import CradleGeometry
import CradleStage

/// A pointing hand as a bitmap.
enum HandPicture {
  /// The size in points; the finger's tip is at `tip`.
  static let size = Size(width: 34, height: 44)
  static let tip = Point(x: 12, y: 3)
  /// Pixels per point: enough for a scale of 4.
  private static let detail = 4.0

  /// A finger, three bent ones, a thumb and the palm.
  static func paint() -> Picture {
    CapsuleShape(
      size: size, edge: 1.2,
      [
        (Point(x: 12, y: 6.5), Point(x: 12, y: 26), 3.6),
        (Point(x: 18, y: 19), Point(x: 18, y: 27), 3.5),
        (Point(x: 23.6, y: 20.5), Point(x: 23.6, y: 28), 3.3),
        (Point(x: 28.6, y: 22.5), Point(x: 28.4, y: 29), 2.9),
        (Point(x: 4.6, y: 23.5), Point(x: 11, y: 32), 3.2),
        (Point(x: 15, y: 31), Point(x: 23.5, y: 31), 7.8),
        (Point(x: 17, y: 34), Point(x: 22.5, y: 34), 7.4),
      ]
    ).picture(detail: detail)
  }
}
