import CradlePhysics

// The check of pairs whose behaviours share category bits.
extension DynamicAnimator {
  /// Takes a number for a collision behaviour.
  func acquireCollisionGroup() -> Int {
    defer { filterPairsIfShared() }
    return collisionGroups.acquire()
  }

  func releaseCollisionGroup(_ group: Int) {
    collisionGroups.release(group)
    filterPairsIfShared()
  }

  private func filterPairsIfShared() {
    let areShared = collisionGroups.areShared
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
