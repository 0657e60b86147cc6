import CradleGeometry

/// The shapes in the box, in the order in which they were added, and queries of their places.
struct HeapItems {
  private(set) var items: [DemoItem] = []
  /// The kind of every item, with the area and the extent from which its size was computed.
  private(set) var shapes: [HeapShape] = []

  var count: Int { items.count }

  mutating func insert(_ item: DemoItem, of shape: HeapShape, at index: Int) {
    items.insert(item, at: index)
    shapes.insert(shape, at: index)
  }

  /// Removes an item and returns its shape; nil if it is not here.
  mutating func remove(_ item: DemoItem) -> HeapShape? {
    guard let place = items.firstIndex(where: { $0 === item }) else { return nil }
    items.remove(at: place)
    return shapes.remove(at: place)
  }

  /// The rectangle around an item.
  static func frame(of item: DemoItem) -> Rect { Rect(center: item.center, size: item.halfExtent * 2) }

  /// The topmost item under a point.
  func item(at point: Point) -> DemoItem? { items.last { $0.contains(point) } }

  /// The item nearest to a point, no farther from it than a distance in points.
  func item(near point: Point, within distance: Double) -> DemoItem? {
    func gap(_ item: DemoItem) -> Double {
      let (offset, extent) = (point - item.center, item.halfExtent)
      return Vector(dx: max(0, abs(offset.dx) - extent.width), dy: max(0, abs(offset.dy) - extent.height))
        .length
    }
    let nearest = items.min { gap($0) < gap($1) }
    return nearest.flatMap { gap($0) <= distance ? $0 : nil }
  }

  /// Whether nothing is within a shape's extent of a place.
  func isFree(_ place: Point, _ extent: Double) -> Bool {
    let room = Rect(center: place, size: Size(width: 2 * extent, height: 2 * extent))
    // No shape extends farther than this from its centre, so items far below need no exact test.
    let near = place.y + extent + HeapShape.largestExtent
    return !items.contains { $0.center.y < near && Self.frame(of: $0).intersects(room) }
  }

  /// The place at which a shape enters the box: the middle of its upper wall, or beside it if that is taken.
  func entrance(for shape: HeapShape, in box: Rect) -> Point {
    let side = 2 * shape.extent
    let y = box.minY + shape.extent + 1
    let columns = max(1, Int(box.width / (2 * side)))
    let offsets: [Double] = (0...columns).flatMap { column -> [Double] in [Double(column), -Double(column)] }
    let places = offsets.map { Point(x: box.midX + $0 * side, y: y) }
    let free = places.first { place in
      let room = Rect(center: place, size: Size(width: side, height: side))
      return box.contains(room) && !items.contains { Self.frame(of: $0).intersects(room) }
    }
    return free ?? Point(x: box.midX, y: y)
  }

  /// Every shape and its place, as plain data.
  var contents: [SceneContents.Item] {
    zip(items, shapes).map { item, shape in
      SceneContents.Item(
        key: shape.number,
        state: [Double(shape.kind.rawValue), shape.side, item.center.x, item.center.y, item.rotation])
    }
  }
}
