import CradleGeometry
import CradlePhysics

/// The contacts to report: the touching pairs, and the beginnings and ends since the last report.
struct ContactTable {
  /// Two items, or an item and a boundary.
  struct Key: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: BoundaryKey?
  }

  /// A touching pair; `count` is the number of touching segments of a path.
  struct Touch {
    var itemA: any DynamicItem
    var itemB: (any DynamicItem)?
    var behaviors: [CollisionBehavior]
    var identifier: String?
    var count: Int
  }

  /// One call to a delegate.
  struct Report {
    var behavior: CollisionBehavior
    var itemA: any DynamicItem
    var itemB: (any DynamicItem)?
    var identifier: String?
    /// The point of contact; nil for an end.
    var point: Point?
  }

  var touches: [Key: Touch] = [:]
  var keys: [ShapePair: Key] = [:]
  let began = WorkList<Report>()
  let ended = WorkList<Report>()
  /// The number of the world's events already collected.
  var seen = 0
  private var peak = Peak()
  /// The last check of the memory, counted in steps of the world.
  private var lastLook = 0

  /// Releases the excess memory of a crowd that has fallen apart; call it between reports, with the world's
  /// step count.
  mutating func giveBack(afterSteps steps: Int) {
    peak.note(keys.count)
    guard steps >= lastLook + Peak.interval else { return }
    lastLook = steps
    giveBack()
  }

  /// Releases memory that was not needed since the check before last.
  mutating func giveBack() {
    let needed = peak.look()
    touches.giveBack(keeping: needed)
    keys.giveBack(keeping: needed)
    began.giveBack()
    ended.giveBack()
  }

  /// Drops a behaviour's contacts: nothing more is reported to it.
  mutating func forget(_ behavior: CollisionBehavior) {
    began.removeAll { $0.behavior === behavior }
    ended.removeAll { $0.behavior === behavior }
    for (key, touch) in touches where touch.behaviors.contains(where: { $0 === behavior }) {
      touches[key]?.behaviors.removeAll { $0 === behavior }
    }
  }

  struct ShapePair: Hashable {
    var a: ShapeHandle
    var b: ShapeHandle
  }
}

/// One boundary of one collision behaviour.
struct BoundaryKey: Hashable {
  var behavior: ObjectIdentifier
  /// Nil for the reference bounds.
  var identifier: String?
}
