import CradleGeometry

/// The hands that SDL's system cursors lack: an open one over draggable content, a closed one during a drag.
enum HandCursor {
  /// The point of the picture that is at the mouse's location, in points from its corner: the palm's middle.
  static let hotSpot = Point(x: 12, y: 13)

  /// The open or closed hand: four fingers, the thumb and the palm, in 24 points a side as desktops' cursors.
  static func picture(isClosed: Bool, scale: Double) -> Picture {
    let fingers: [(from: Point, to: Point, radius: Double)] =
      isClosed
      ? [
        (Point(x: 7.4, y: 11), Point(x: 7.8, y: 15), 1.7),
        (Point(x: 10.6, y: 9.8), Point(x: 10.8, y: 15), 1.9),
        (Point(x: 14.2, y: 10), Point(x: 14, y: 15), 1.9),
        (Point(x: 17.5, y: 11.2), Point(x: 17, y: 15), 1.7),
        (Point(x: 5.4, y: 15), Point(x: 8.5, y: 18), 1.6),
      ]
      : [
        (Point(x: 6, y: 6.2), Point(x: 8, y: 15), 1.4), (Point(x: 10.2, y: 3.8), Point(x: 10.8, y: 15), 1.5),
        (Point(x: 14.6, y: 4), Point(x: 13.8, y: 15), 1.5),
        (Point(x: 18.8, y: 6.8), Point(x: 16.6, y: 15), 1.4),
        (Point(x: 3.2, y: 13), Point(x: 8, y: 18), 1.5),
      ]
    let palm = [(from: Point(x: 10.6, y: 16), to: Point(x: 14, y: 16), radius: 4.3)]
    return CapsuleShape(size: Size(width: 24, height: 24), edge: 1, fingers + palm).picture(detail: scale)
  }
}
