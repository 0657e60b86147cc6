/// The lists of a search for contacts; their memory is kept, so that a steady step allocates nothing.
struct ContactSearch: ~Copyable {
  /// The new pairs of boxes.
  private(set) var found = Buffer<ShapePair>()
  /// The awake contacts whose boxes no longer overlap.
  private(set) var parted = Buffer<Int32>()
  /// The places, among the awake contacts, of those whose shapes may touch in the step.
  private(set) var near = Buffer<Int32>()

  var byteCount: Int { found.byteCount + parted.byteCount + near.byteCount }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    found.releaseExcess(keeping: needed)
    parted.releaseExcess(keeping: needed)
    near.releaseExcess(keeping: needed)
  }

  /// Lists the new pairs of boxes.
  mutating func listFound(_ broadPhase: inout BroadPhase, _ rules: PairRules) {
    found.removeAll()
    broadPhase.findPairs(rules, into: &found)
  }

  /// Lists the awake contacts from a place on whose boxes no longer overlap.
  mutating func listParted(
    from start: Int, _ contacts: borrowing ContactGraph, _ broadPhase: borrowing BroadPhase
  ) {
    parted.removeAll()
    parted.reserve(contacts.awakeCount - start)
    var end = parted.base
    for place in start..<contacts.awakeCount {
      let entry = contacts.awake(at: place)
      // Branches would be unpredictable: a contact that does not count is overwritten by the next one.
      end.pointee = entry.contact
      end += broadPhase.boxesOverlap(entry.shapeA, entry.shapeB) ? 0 : 1
    }
    parted.advance(to: end)
  }

  /// Lists the awake contacts from a place on whose shapes may touch in the step, by comparing boxes alone, and those
  /// at walls in the step's contacts. Other bodies may push a shape by `farthest` points.
  mutating func listNear(
    from start: Int, _ contacts: inout ContactGraph, _ broadPhase: borrowing BroadPhase, farthest: Float
  ) {
    near.removeAll()
    near.reserve(contacts.awakeCount - start)
    var end = near.base
    for place in start..<contacts.awakeCount {
      let entry = contacts.awake(at: place)
      if entry.isAtWall { contacts.appendWall(entry.contact) }
      let isClear = broadPhase.areClear(
        entry.shapeA, entry.shapeB, pushedBy: entry.passesImpactsOn ? farthest : 0)
      // A place that does not count is overwritten by the next one.
      end.pointee = Int32(truncatingIfNeeded: place)
      end += isClear && !entry.isNear ? 0 : 1
    }
    near.advance(to: end)
  }
}
