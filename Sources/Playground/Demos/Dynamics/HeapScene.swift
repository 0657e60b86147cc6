import CradleDynamics
import CradleGeometry
import CradlePhysics

/// Shapes in a walled box, in the viewport's points.
final class HeapScene {
  static let limit = 1000

  let animator: DynamicAnimator
  private var fallen = HeapItems()
  /// The shapes that have not fallen yet.
  private(set) var cloud = HeapRain()
  private var time = 0.0
  private var made = 0
  private var walls: HeapWalls
  /// The areas of all shapes, including those that have not fallen yet, in pt².
  private var occupied: Double { walls.area }
  private let gravity = GravityBehavior()
  let material = DynamicItemBehavior()
  private let collision = CollisionBehavior()

  init(viewport: Size) {
    walls = HeapWalls(viewport: viewport)
    animator = DynamicAnimator(referenceBounds: walls.box, settings: .accurate)
    // A boundary lies a point outside of its bounds.
    collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    for behavior in [gravity, material, collision] { animator.addBehavior(behavior) }
  }

  /// Gravity as a multiple of the usual, towards an angle in radians.
  func setGravity(_ magnitude: Double, angle: Double) {
    gravity.setAngle(angle, magnitude: magnitude)
  }

  /// The shapes in the box, and the kind of each.
  var items: [DemoItem] { fallen.items }
  var shapes: [HeapShape] { fallen.shapes }
  var box: Rect { walls.box }
  /// The visible part of the box.
  var visibleRect: Rect { walls.visibleRect }
  /// The number of shapes in the box and still to fall.
  var count: Int { fallen.count + cloud.drops.count }
  var isFull: Bool { count >= Self.limit }

  /// Advances by a time in seconds. Shapes fall at times independent of frames, so that every frame rate shows the
  /// same motion.
  func advance(by seconds: Double) {
    let end = time + seconds
    while let due = cloud.next, due <= end {
      animator.advance(by: max(0, due - time))
      time = max(time, due)
      fall(cloud.takeNext())
    }
    animator.advance(by: max(0, end - time))
    time = end
  }

  private func fall(_ drop: HeapRain.Drop) {
    let extent = drop.shape.extent
    let y = box.minY + extent + 1
    let places = HeapRain.places(drop.shape.number).map { share in
      Point(x: box.minX + extent + share * max(0, box.width - 2 * extent), y: y)
    }
    if let place = places.first(where: { fallen.isFree($0, extent) }) {
      add(drop.shape, at: place)
      if let item = items.last { material.addLinearVelocity(HeapRain.velocity, for: item) }
    } else if !cloud.postpone(drop) {
      var cells = HeapCells(box, side: 2 * extent)
      for item in items { cells.add(HeapItems.frame(of: item)) }
      add(drop.shape, at: cells.lastFree ?? box.center)
    }
  }

  /// Adds a shape with its centre as near to a point as the walls allow; false at the limit.
  @discardableResult
  func add(_ kind: HeapShape.Kind, at point: Point) -> Bool {
    guard !isFull else { return false }
    let shape = next(kind)
    growWalls(for: shape)
    add(shape, at: point)
    return true
  }

  /// Lets a shape fall from the middle of the upper wall, or from beside it if that place is taken.
  @discardableResult
  func drop(_ kind: HeapShape.Kind) -> Bool {
    guard !isFull else { return false }
    let shape = next(kind)
    growWalls(for: shape)
    add(shape, at: fallen.entrance(for: shape, in: box))
    return true
  }

  /// Lets shapes of all kinds fall from the upper wall; returns false if the limit allows only some of them.
  @discardableResult
  func rain(_ count: Int) -> Bool {
    let wanted = min(count, Self.limit - self.count)
    guard wanted > 0 else { return count == 0 }
    let kinds = HeapShape.Kind.allCases
    let shapes = (0..<wanted).map { _ in
      let shape = next(kinds[made % kinds.count])
      made += 1
      growWalls(for: shape)
      return shape
    }
    cloud.add(shapes, at: time)
    return wanted == count
  }

  /// Empties the box.
  func clear() {
    while count > 0 { remove(at: count - 1) }
  }

  /// Removes the shape that was added as number `index`, even before it has fallen.
  func remove(at index: Int) {
    guard index >= fallen.count else { return remove(items[index]) }
    let shape = cloud.drops[index - fallen.count].shape
    cloud.remove(at: index - fallen.count)
    shrinkWalls(by: shape)
  }

  func remove(_ item: DemoItem) {
    guard let shape = fallen.remove(item) else { return }
    for behavior in [gravity.removeItem, material.removeItem, collision.removeItem] { behavior(item) }
    shrinkWalls(by: shape)
  }

  /// The topmost item under a point.
  func item(at point: Point) -> DemoItem? { fallen.item(at: point) }

  /// The item nearest to a point, no farther from it than a distance in points.
  func item(near point: Point, within distance: Double) -> DemoItem? {
    fallen.item(near: point, within: distance)
  }

  /// The place nearest to a point at which a whole item is within the walls.
  func confined(_ item: DemoItem, _ point: Point) -> Point {
    HeapRoom.place(of: item, near: point, in: box)
  }

  func resize(to viewport: Size) {
    walls.viewport = viewport
    moveWalls()
  }

  /// Makes room for a shape.
  private func growWalls(for shape: HeapShape) {
    walls.area += shape.area
    walls.extent = max(walls.extent, shape.extent)
    moveWalls()
  }

  /// Releases the room of a removed shape.
  private func shrinkWalls(by shape: HeapShape) {
    walls.area = count == 0 ? 0 : walls.area - shape.area
    if shape.extent == walls.extent {
      walls.extent = max(fallen.shapes.map(\.extent).max() ?? 0, cloud.drops.map(\.shape.extent).max() ?? 0)
    }
    moveWalls()
  }

  /// Moves the walls, and the shapes that would be beyond them.
  private func moveWalls() {
    guard animator.referenceBounds != walls.box else { return }
    animator.referenceBounds = walls.box
    for item in HeapRoom.moveInside(items, box, extent: walls.extent) {
      animator.updateItem(usingCurrentState: item)
    }
  }

  private var side: Double {
    HeapSizing.side(in: box.size, occupied: occupied, count: count, limit: Self.limit)
  }

  /// The next shape; its number determines its size, colour and rotation.
  private func next(_ kind: HeapShape.Kind) -> HeapShape { HeapShape(kind, number: made, side: side) }

  /// Every shape and its place.
  var contents: SceneContents {
    SceneContents(
      fallen.contents
        // Above the box: these have not fallen yet.
        + cloud.drops.map { drop in
          SceneContents.Item(
            key: drop.shape.number,
            state: [Double(drop.shape.kind.rawValue), drop.shape.side, box.midX, box.minY - 1, 0])
        })
  }

  /// Makes the box hold these shapes: missing ones are inserted at their places, and present ones stay in
  /// place.
  func restore(_ contents: SceneContents) {
    contents.reconcile(with: fallen.shapes.map(\.number) + cloud.drops.map(\.shape.number)) {
      remove(at: $0)
    } insert: { item, index in
      guard !isFull, item.state.count == 5, (1...1000).contains(item.state[1]),
        let kind = HeapShape.Kind(rawValue: JSONText.integer(of: item.state[0]) ?? -1)
      else { return nil }
      let shape = HeapShape(kind, number: item.key, side: item.state[1])
      if item.state[3] < box.minY {
        made = max(made, shape.number + 1)
        growWalls(for: shape)
        cloud.add([shape], at: time)
        return count - 1
      }
      growWalls(for: shape)
      let place = min(index, fallen.count)
      add(shape, at: Point(x: item.state[2], y: item.state[3]), turned: item.state[4], as: place)
      return place
    }
  }

  private func add(_ shape: HeapShape, at point: Point, turned: Double? = nil, as index: Int? = nil) {
    let halfSize = Size(width: shape.extent, height: shape.extent)
    let item = shape.item(
      id: "\(shape.kind.name) \(shape.number)", at: box.nearest(to: point, reach: halfSize))
    if let turned { item.rotation = turned }
    made = max(made, shape.number + 1)
    fallen.insert(item, of: shape, at: min(index ?? fallen.count, fallen.count))
    for behavior in [gravity.addItem, material.addItem, collision.addItem] { behavior(item) }
  }
}
