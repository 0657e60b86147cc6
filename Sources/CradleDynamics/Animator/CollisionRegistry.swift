import CradlePhysics

/// The collision behaviours of an animator, each with a number of its own, and which of their shapes may collide.
///
/// The world compares category bits. Where behaviours share bits it asks the registry about each pair.
final class CollisionRegistry {
  private let world: World
  private let records: ItemRecords
  /// The behaviours in the order in which they entered.
  private(set) var behaviors: [CollisionBehavior] = []
  /// The numbers of the behaviours.
  private(set) var groups = CollisionGroups()

  init(world: World, records: ItemRecords) {
    self.world = world
    self.records = records
  }

  /// Adds a behaviour and returns its number.
  func add(_ behavior: CollisionBehavior) -> Int {
    behaviors.append(behavior)
    defer { filterPairsIfShared() }
    return groups.acquire()
  }

  /// Removes a behaviour and frees its number.
  func remove(_ behavior: CollisionBehavior, group: Int) {
    behaviors.removeAll { $0 === behavior }
    groups.release(group)
    filterPairsIfShared()
  }

  private func filterPairsIfShared() {
    let areShared = groups.areShared
    guard areShared != (world.pairFilter != nil) else { return }
    world.pairFilter = areShared ? { [weak self] in self?.mayCollide($0, $1, $2, $3) ?? true } : nil
  }

  /// Whether a behaviour allows the two shapes to collide: it contains both items, or one item and the other
  /// shape as its boundary.
  private func mayCollide(_ a: ShapeHandle, _ bodyA: BodyHandle, _ b: ShapeHandle, _ bodyB: BodyHandle)
    -> Bool
  {
    switch (records[bodyA], records[bodyB]) {
    case (let one?, let other?):
      return one.collisions.contains { behavior in
        behavior.collisionMode.contains(.items) && other.collisions.contains { $0 === behavior }
      }
    case (let record?, nil): return record.collides(withBoundary: b)
    case (nil, let record?): return record.collides(withBoundary: a)
    case (nil, nil): return false
    }
  }
}

extension ItemRecord {
  fileprivate func collides(withBoundary shape: ShapeHandle) -> Bool {
    collisions.contains { $0.collisionMode.contains(.boundaries) && $0.boundary(of: shape) != nil }
  }
}
