import CradleDynamics
import CradleGeometry

/// The elements of a layout that have behaviours of their own: those whose rest positions are in a rectangle.
///
/// When the rectangle moves, only its gained and lost parts are queried, so the cost of a scroll is
/// proportional to the elements that enter and leave. After a `prepare()` every place may have changed, and
/// the whole rectangle is queried once.
final class LayoutTiles {
  /// An element with the behaviours that were made for it.
  struct Tile {
    let item: LayoutItem
    var behaviors: [DynamicBehavior]
    /// The number of the last full query that found it.
    var query = 0
  }

  /// The closures that the caller of `tile` passes.
  struct Source {
    /// Appends the elements in a rectangle, at their places at rest.
    let elements: (Rect, inout [LayoutAttributes]) -> Void
    let behaviors: (LayoutItem) -> [DynamicBehavior]
    let didRemove: (LayoutItem) -> Void
  }

  private(set) var tiles: [Tile] = []
  private var indices: [ElementKey: Int] = [:]
  private var rect = Rect.zero
  /// The layout's generation for which the tiles were made.
  private var generation = 0
  private var query = 0
  /// Items whose behaviours were removed between two calls of `tile`: `didRemove` has not been called for them
  /// yet.
  private var removed: [LayoutItem] = []
  private var found: [LayoutAttributes] = []

  // MARK: Tiling

  func tile(_ new: Rect, generation number: Int, in animator: DynamicAnimator, _ source: Source) {
    notifyRemoved(source.didRemove)
    let old = rect
    rect = new
    if number != generation {
      generation = number
      return queryEverything(animator, source)
    }
    guard new != old else { return }
    forEachFound(in: old, outside: new, source) { attributes in
      if !attributes.frame.intersects(new), let index = indices[attributes.key] {
        remove(at: index, animator, source)
      }
    }
    forEachFound(in: new, outside: old, source) { attributes in
      if indices[attributes.key] == nil, attributes.frame.intersects(new) {
        add(attributes, animator, source)
      }
    }
  }

  func notifyRemoved(_ didRemove: (LayoutItem) -> Void) {
    let items = removed
    removed.removeAll()
    for item in items { didRemove(item) }
  }

  private func forEachFound(
    in rect: Rect, outside other: Rect, _ source: Source, _ body: (LayoutAttributes) -> Void
  ) {
    var attributes = found
    found = []
    rect.forEachPart(outside: other) { part in
      attributes.removeAll(keepingCapacity: true)
      source.elements(part, &attributes)
      attributes.forEach(body)
    }
    found = attributes
  }

  private func queryEverything(_ animator: DynamicAnimator, _ source: Source) {
    query += 1
    forEachFound(in: rect, outside: .zero, source) { attributes in
      guard attributes.frame.intersects(rect) else { return }
      guard let index = indices[attributes.key] else { return add(attributes, animator, source) }
      tiles[index].query = query
      updateRestPosition(index, to: attributes, animator, source)
    }
    for index in tiles.indices.reversed() where tiles[index].query != query {
      remove(at: index, animator, source)
    }
  }

  private func add(_ attributes: LayoutAttributes, _ animator: DynamicAnimator, _ source: Source) {
    let item = LayoutItem(attributes)
    let behaviors = source.behaviors(item)
    indices[attributes.key] = tiles.count
    tiles.append(Tile(item: item, behaviors: behaviors, query: query))
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  private func remove(at index: Int, _ animator: DynamicAnimator, _ source: Source) {
    let tile = removeTile(at: index)
    for behavior in tile.behaviors { animator.removeBehavior(behavior) }
    source.didRemove(tile.item)
  }

  private func removeTile(at index: Int) -> Tile {
    let tile = tiles[index]
    indices[tile.item.key] = nil
    let last = tiles.removeLast()
    if index < tiles.count {
      tiles[index] = last
      indices[last.item.key] = index
    }
    return tile
  }

  // MARK: New indices

  /// Moves the anchors to the element's new rest position; the behaviours then pull the item there.
  private func updateRestPosition(
    _ index: Int, to home: LayoutAttributes, _ animator: DynamicAnimator, _ source: Source
  ) {
    let item = tiles[index].item
    let old = item.home
    guard home != old else { return }
    item.home = home
    if home.size != old.size { return rebuildBody(index, animator, source) }
    var attributes = home
    (attributes.center, attributes.angle) = (item.center, item.rotation)
    item.current = attributes
    let displacement = home.center - old.center
    if displacement != .zero {
      for behavior in tiles[index].behaviors { behavior.moveAnchors(by: displacement) }
    }
  }

  /// Gives an element of another size a new body, with the position and the velocities of the old one: a body's size is
  /// read once.
  private func rebuildBody(_ index: Int, _ animator: DynamicAnimator, _ source: Source) {
    let item = tiles[index].item
    let (center, rotation) = (item.center, item.rotation)
    let (velocity, spin) = (animator.velocity(of: item), animator.angularVelocity(of: item))
    for behavior in tiles[index].behaviors { animator.removeBehavior(behavior) }
    source.didRemove(item)
    // Behaviours take their lengths from the item's place when they are made.
    item.current = item.home
    tiles[index].behaviors = source.behaviors(item)
    for behavior in tiles[index].behaviors { animator.addBehavior(behavior) }
    (item.center, item.rotation) = (center, rotation)
    animator.updateItem(usingCurrentState: item)
    guard !animator.isHeld(item) else { return }
    if velocity != .zero {
      animator.hold(item)
      animator.releaseHeldItem(item, velocity: velocity)
    }
    // Last, because a held item does not turn.
    if spin != 0 { animator.setAngularVelocity(spin, of: item) }
  }

  // MARK: Following the data

  /// Removes the tiles of elements that a batch deleted.
  func removeDeleted(_ plan: UpdatePlan, in animator: DynamicAnimator) {
    for index in tiles.indices.reversed() where plan.newKey(forOld: tiles[index].item.key) == nil {
      let tile = removeTile(at: index)
      tile.item.isDeleted = true
      release(tile, in: animator)
    }
  }

  /// Gives the other tiles their paths after the batch; items with a body have theirs already.
  func follow(_ plan: UpdatePlan) {
    indices.removeAll(keepingCapacity: true)
    for (index, tile) in tiles.enumerated() {
      if tile.item.elements == nil { _ = tile.item.follow(plan) }
      indices[tile.item.key] = index
    }
  }

  /// Removes every tile's behaviours; the next call starts over.
  func removeAll(in animator: DynamicAnimator) {
    let before = tiles
    tiles.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    rect = .zero
    for tile in before { release(tile, in: animator) }
  }

  private func release(_ tile: Tile, in animator: DynamicAnimator) {
    for behavior in tile.behaviors { animator.removeBehavior(behavior) }
    removed.append(tile.item)
  }
}

extension DynamicBehavior {
  /// Moves anchors and snap points, of this behaviour and its children, by a displacement in points.
  fileprivate func moveAnchors(by displacement: Vector) {
    switch self {
    case let attachment as AttachmentBehavior where attachment.attachedBehaviorType == .anchor:
      attachment.anchorPoint += displacement
    case let snap as SnapBehavior: snap.snapPoint += displacement
    default: break
    }
    for child in childBehaviors { child.moveAnchors(by: displacement) }
  }
}

extension Rect {
  /// Calls the body with up to four disjoint rectangles that cover the part outside another one.
  fileprivate func forEachPart(outside other: Rect, _ body: (Rect) -> Void) {
    guard !isEmpty else { return }
    guard let common = intersection(other), !common.isEmpty else { return body(self) }
    func part(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
      if right > left, bottom > top {
        body(Rect(x: left, y: top, width: right - left, height: bottom - top))
      }
    }
    part(minX, minY, maxX, common.minY)
    part(minX, common.maxY, maxX, maxY)
    part(minX, common.minY, common.minX, common.maxY)
    part(common.maxX, common.minY, maxX, common.maxY)
  }
}
