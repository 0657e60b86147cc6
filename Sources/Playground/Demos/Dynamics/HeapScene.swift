import CradleDynamics
import CradleGeometry
import CradlePhysics

/// Shapes in a walled box, in the viewport's points.
final class HeapScene {
  static let limit = 1000
  /// From the viewport's edge to the walls, in points.
  static let margin = 8.0

  let animator: DynamicAnimator
  private(set) var items: [DemoItem] = []
  /// The kind of every item, and the area and reach that its size was made from.
  private(set) var shapes: [HeapShape] = []
  private var made = 0
  private var taken = 0.0
  private let gravity = GravityBehavior()
  let material = DynamicItemBehavior()
  private let collision = CollisionBehavior()

  init(viewport: Size) {
    animator = DynamicAnimator(referenceBounds: Self.walls(of: viewport), settings: .accurate)
    // A boundary lies a point outside of its bounds.
    collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    for behavior in [gravity, material, collision] { animator.addBehavior(behavior) }
  }

  /// Gravity as a multiple of the usual, towards an angle in radians.
  func setGravity(_ magnitude: Double, angle: Double) {
    gravity.setAngle(angle, magnitude: magnitude)
  }

  /// Where the walls are; a box without room has sides of 12 points.
  static func walls(of viewport: Size) -> Rect {
    let size = Size(
      width: max(12, viewport.width - 2 * margin), height: max(12, viewport.height - 2 * margin))
    return Rect(center: Point(x: viewport.width / 2, y: viewport.height / 2), size: size)
  }

  var box: Rect { animator.referenceBounds }
  var isFull: Bool { items.count >= Self.limit }

  /// Adds a shape with its centre as near to a point as the walls allow; false at the limit.
  @discardableResult
  func add(_ kind: HeapShape.Kind, at point: Point) -> Bool {
    guard !isFull else { return false }
    add(next(kind), at: point)
    return true
  }

  /// Lets a shape fall from the middle of the upper wall, or beside it where that is taken.
  @discardableResult
  func drop(_ kind: HeapShape.Kind) -> Bool {
    guard !isFull else { return false }
    let shape = next(kind)
    let y = box.minY + shape.reach + 1
    let columns = max(1, Int(box.width / (4 * shape.reach)))
    let ways: [Double] = (0...columns).flatMap { column -> [Double] in [Double(column), -Double(column)] }
    let places = ways.map { Point(x: box.midX + $0 * 2 * shape.reach, y: y) }
    let free = places.first { place in
      let room = Rect(center: place, size: Size(width: 2 * shape.reach, height: 2 * shape.reach))
      return box.contains(room) && !items.contains { frame(of: $0).intersects(room) }
    }
    add(shape, at: free ?? Point(x: box.midX, y: y))
    return true
  }

  /// Rains shapes of all kinds into what is free, from the top; false when the limit cuts them short.
  @discardableResult
  func rain(_ count: Int) -> Bool {
    let wanted = min(count, Self.limit - items.count)
    guard wanted > 0 else { return count == 0 }
    let kinds = HeapShape.Kind.allCases
    var cell = 2.2 * HeapShape(.box, number: 0, side: side).reach
    var free = freeCells(cell)
    while free.count < wanted && cell > 4 {
      cell *= 0.85
      free = freeCells(cell)
    }
    // None larger than its cell, and the first, which are the largest, below the others.
    let places =
      free.prefix(wanted).reversed() + repeatElement(box.center, count: max(0, wanted - free.count))
    for place in places { add(next(kinds[made % kinds.count], reach: cell / 2), at: place) }
    return wanted == count
  }

  func remove(_ item: DemoItem) {
    guard let place = items.firstIndex(where: { $0 === item }) else { return }
    for behavior in [gravity.removeItem, material.removeItem, collision.removeItem] { behavior(item) }
    taken -= shapes[place].area
    items.remove(at: place)
    shapes.remove(at: place)
  }

  /// The topmost item under a point.
  func item(at point: Point) -> DemoItem? { items.last { $0.contains(point) } }

  /// A place for an item's centre from which no part of it reaches through a wall.
  func confined(_ item: DemoItem, _ point: Point) -> Point {
    let size = frame(of: item).size
    return Self.confined(point, Size(width: size.width / 2, height: size.height / 2), box)
  }

  func resize(to viewport: Size) { animator.referenceBounds = Self.walls(of: viewport) }

  /// What left a box that had become too small to hold it is put back.
  func confine() {
    for item in items where !box.contains(item.center) {
      item.center = confined(item, item.center)
      animator.updateItem(usingCurrentState: item)
    }
  }

  private var side: Double {
    HeapShape.side(in: box.size, taken: taken, count: items.count, limit: Self.limit)
  }

  /// The next shape, as large as its turn allows and no farther from its centre than `reach`.
  private func next(_ kind: HeapShape.Kind, reach: Double = .infinity) -> HeapShape {
    let shape = HeapShape(kind, number: made, side: side)
    return shape.reach <= reach ? shape : HeapShape(kind, number: made, side: side * reach / shape.reach)
  }

  /// Every shape, and where it lies.
  var contents: SceneContents {
    SceneContents(
      zip(items, shapes).map { item, shape in
        SceneContents.Item(
          key: shape.number,
          state: [Double(shape.kind.rawValue), shape.side, item.center.x, item.center.y, item.rotation])
      })
  }

  /// Brings the box to hold shapes; what is missing comes where it lay, and what lies there stays.
  func restore(_ contents: SceneContents) {
    contents.bring(from: shapes.map(\.number)) {
      remove(items[$0])
    } insert: { item, index in
      guard !isFull, item.state.count == 5, (1...1000).contains(item.state[1]),
        let kind = HeapShape.Kind(rawValue: JSONText.whole(item.state[0]) ?? -1)
      else { return false }
      let shape = HeapShape(kind, number: item.key, side: item.state[1])
      add(shape, at: Point(x: item.state[2], y: item.state[3]), turned: item.state[4], as: index)
      return true
    }
  }

  private func add(_ shape: HeapShape, at point: Point, turned: Double? = nil, as index: Int? = nil) {
    let reach = Size(width: shape.reach, height: shape.reach)
    let item = shape.item(
      id: "\(shape.kind.name) \(shape.number)", at: Self.confined(point, reach, box))
    if let turned { item.rotation = turned }
    made = max(made, shape.number + 1)
    taken += shape.area
    let index = min(index ?? items.count, items.count)
    items.insert(item, at: index)
    shapes.insert(shape, at: index)
    for behavior in [gravity.addItem, material.addItem, collision.addItem] { behavior(item) }
  }

  private func frame(of item: DemoItem) -> Rect {
    let reach = item.turnedReach
    return Rect(center: item.center, size: reach * 2)
  }

  private static func confined(_ point: Point, _ reach: Size, _ box: Rect) -> Point {
    func near(_ value: Double, _ low: Double, _ high: Double) -> Double {
      low > high ? (low + high) / 2 : min(max(value, low), high)
    }
    return Point(
      x: near(point.x, box.minX + reach.width, box.maxX - reach.width),
      y: near(point.y, box.minY + reach.height, box.maxY - reach.height))
  }

  /// The middles of the cells of a grid that no item touches, from the top.
  private func freeCells(_ cell: Double) -> [Point] {
    let columns = max(1, Int(box.width / cell))
    let rows = max(1, Int(box.height / cell))
    var isTaken = [Bool](repeating: false, count: columns * rows)
    func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int> {
      let first = min(max(Int((low / cell).rounded(.down)), 0), count - 1)
      return first...max(first, min(Int((high / cell).rounded(.down)), count - 1))
    }
    let left = box.midX - Double(columns) * cell / 2
    for item in items {
      let frame = frame(of: item)
      for row in range(frame.minY - box.minY, frame.maxY - box.minY, rows) {
        for column in range(frame.minX - left, frame.maxX - left, columns) {
          isTaken[row * columns + column] = true
        }
      }
    }
    return isTaken.indices.filter { !isTaken[$0] }.map { place in
      Point(
        x: left + (Double(place % columns) + 0.5) * cell, y: box.minY + (Double(place / columns) + 0.5) * cell
      )
    }
  }
}
