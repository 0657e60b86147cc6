import CradleGeometry

/// Puts shapes that left the box back into it, at fixed times.
struct HeapConfinement {
  /// Once in a frame at 60 Hz, in seconds.
  private static let interval = 1.0 / 60
  /// The largest number of centres in a cell, as large as the largest shape, at which a shape may be put back there: a
  /// heap has 1.6, as shapes fill 0.65 of the box and, on average, 0.4 of their cell.
  private static let crowded = 2

  /// The number of past times.
  private var count = 0

  /// The next time; never at the time of an animator's step, so that rounding cannot decide on which side it falls.
  var next: Double { (Double(count) + 0.37) * Self.interval }

  /// Skips the times up to a time in seconds, before which no shape could leave.
  mutating func skip(to time: Double) { count = max(count, Int(min(time / Self.interval, 1e15))) }

  /// Marks the next time as past.
  mutating func pass() { count += 1 }

  /// Puts back the shapes outside a wall, as near to it as there is room. A thousand on one line would overlap: 10⁵
  /// contacts, and a frame that takes seconds.
  ///
  /// - Parameters:
  ///   - items: The shapes.
  ///   - box: The box.
  ///   - reach: The largest shape's reach, in points.
  /// - Returns: The shapes that were put back.
  static func confine(_ items: [DemoItem], in box: Rect, reach: Double) -> [DemoItem] {
    guard items.contains(where: { !box.contains($0.center) }) else { return [] }
    var cells = HeapCells(box, side: 2 * reach)
    for item in items where box.contains(item.center) { cells.add(item.center) }
    let outside = items.filter { !box.contains($0.center) }
    for item in outside {
      let place = cells.place(near: place(of: item, near: item.center, in: box), fewerThan: crowded)
      item.center = self.place(of: item, near: place, in: box)
      cells.add(item.center)
    }
    return outside
  }

  /// The place nearest to a point at which a whole item is within a box.
  static func place(of item: DemoItem, near point: Point, in box: Rect) -> Point {
    let size = HeapItems.frame(of: item).size
    return box.nearest(to: point, reach: Size(width: size.width / 2, height: size.height / 2))
  }
}
