import CradleGeometry

/// The room in a box for shapes that its walls have passed, or that a hand carries.
enum HeapRoom {
  /// The largest number of centres in a cell, as large as the largest shape, at which a shape may be moved there: a
  /// heap has 1.6, as shapes fill 0.65 of the box and, on average, 0.4 of their cell.
  private static let crowded = 2

  /// Moves the shapes outside a wall inside, as near to it as there is room. A thousand on one line would overlap: 10⁵
  /// contacts, and a frame that takes seconds.
  ///
  /// - Parameters:
  ///   - items: The shapes.
  ///   - box: The box.
  ///   - extent: The largest shape's extent, in points.
  /// - Returns: The shapes that were moved.
  static func moveInside(_ items: [DemoItem], _ box: Rect, extent: Double) -> [DemoItem] {
    guard items.contains(where: { !box.contains($0.center) }) else { return [] }
    var cells = HeapCells(box, side: 2 * extent)
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
