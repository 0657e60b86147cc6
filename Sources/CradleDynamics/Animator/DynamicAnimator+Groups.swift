import CradlePhysics

extension DynamicAnimator {
  /// The number of collision behaviours that 64 category bits can distinguish: each has one bit for its items
  /// and one for its boundaries.
  static let distinctGroups = 32

  /// Whether several behaviours share category bits, so that each pair needs a check.
  var sharesGroups: Bool { collisionGroups.count > Self.distinctGroups }

  /// The lowest free number.
  func acquireCollisionGroup(for behavior: CollisionBehavior) -> Int {
    let group = collisionGroups.firstIndex { $0 == nil } ?? collisionGroups.count
    if group == collisionGroups.count {
      collisionGroups.append(behavior)
    } else {
      collisionGroups[group] = behavior
    }
    filterPairsIfShared()
    return group
  }

  func releaseCollisionGroup(_ group: Int) {
    collisionGroups[group] = nil
    while let last = collisionGroups.last, last == nil { collisionGroups.removeLast() }
    filterPairsIfShared()
  }

  private func filterPairsIfShared() {
    guard sharesGroups != (world.pairFilter != nil) else { return }
    world.pairFilter = sharesGroups ? { [weak self] in self?.mayCollide($0, $1, $2, $3) ?? true } : nil
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
