import CradleGeometry
import CradlePhysics

/// The contacts to report: the touching pairs, and the beginnings and ends since the last report.
final class ContactTable {
  /// Two items, or an item and a boundary.
  struct Key: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: BoundaryKey?
  }

  /// A touching pair; `count` is the number of its touching pairs of shapes, because a boundary has a shape
  /// for each segment and a group one for each member.
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

    /// Calls the delegate, if the behaviour is still in the animator.
    func deliver(from animator: DynamicAnimator) {
      guard behavior.dynamicAnimator === animator, let delegate = behavior.collisionDelegate else { return }
      switch (itemB, point) {
      case (let other?, let point?):
        delegate.collisionBehavior(behavior, beganContactFor: itemA, with: other, at: point)
      case (let other?, nil):
        delegate.collisionBehavior(behavior, endedContactFor: itemA, with: other)
      case (nil, let point?):
        delegate.collisionBehavior(
          behavior, beganContactFor: itemA, withBoundaryIdentifier: identifier, at: point)
      case (nil, nil):
        delegate.collisionBehavior(behavior, endedContactFor: itemA, withBoundaryIdentifier: identifier)
      }
    }
  }

  private let world: World
  private let records: ItemRecords
  private(set) var touches: [Key: Touch] = [:]
  private(set) var keys: [ShapePair: Key] = [:]
  private let began = WorkList<Report>()
  private let ended = WorkList<Report>()
  /// The number of the world's events already collected.
  private var collectedCount = 0
  private var peak = Peak()
  /// The last check of the memory, counted in steps of the world.
  private var lastCheck = 0

  init(world: World, records: ItemRecords) {
    self.world = world
    self.records = records
  }

  /// Collects the contacts that began and ended since the last call; called before the world or the animator drops an
  /// object that the events name.
  func collect() {
    let events = world.contactEvents
    while collectedCount < events.count {
      collect(events[collectedCount])
      collectedCount += 1
    }
  }

  /// Runs steps of the world, which drops its events at a step's start, and collects the events before and after them.
  func collect(around step: () -> Void) {
    collect()
    collectedCount = 0
    step()
    collect()
  }

  private func collect(_ event: ContactEvent) {
    let pair = ShapePair(a: event.shapeA, b: event.shapeB)
    switch event.phase {
    case .began: begin(event, pair)
    case .ended:
      guard let key = keys.removeValue(forKey: pair), var touch = touches[key] else {
        return
      }
      touch.count -= 1
      touches[key] = touch.count > 0 ? touch : nil
      guard touch.count == 0 else { return }
      for behavior in touch.behaviors {
        ended.append(
          Report(
            behavior: behavior, itemA: touch.itemA, itemB: touch.itemB, identifier: touch.identifier,
            point: nil))
      }
    }
  }

  private func begin(_ event: ContactEvent, _ pair: ShapePair) {
    let key: Key
    var touch: Touch
    switch (records[event.bodyA], records[event.bodyB]) {
    case (let a?, let b?):
      let (one, other) = (ObjectIdentifier(a.item), ObjectIdentifier(b.item))
      key = Key(first: min(one, other), second: max(one, other))
      let both = a.collisions.filteredIfNeeded { one in
        one.collisionMode.contains(.items) && b.collisions.contains { $0 === one }
      }
      touch = Touch(itemA: a.item, itemB: b.item, behaviors: both, identifier: nil, count: 0)
    case (let record?, nil), (nil, let record?):
      let shape = records[event.bodyA] == nil ? event.shapeA : event.shapeB
      guard let owner = record.collisions.first(where: { $0.boundary(of: shape) != nil }),
        let boundary = owner.boundary(of: shape)
      else { return }
      key = Key(first: ObjectIdentifier(record.item), second: nil, boundary: boundary)
      touch = Touch(
        itemA: record.item, itemB: nil, behaviors: record.collisions.filteredIfNeeded { $0 === owner },
        identifier: boundary.identifier, count: 0)
    case (nil, nil): return
    }
    touch = touches[key] ?? touch
    touch.count += 1
    touches[key] = touch
    keys[pair] = key
    guard touch.count == 1 else { return }
    for behavior in touch.behaviors {
      began.append(
        Report(
          behavior: behavior, itemA: touch.itemA, itemB: touch.itemB, identifier: touch.identifier,
          point: event.point))
    }
  }

  /// Collects the last events and calls the delegates for all beginnings, then for all ends. (Measured.) It releases
  /// the memory of a crowd that has fallen apart.
  func report(from animator: DynamicAnimator) {
    collect()
    began.drain { $0.deliver(from: animator) }
    ended.drain { $0.deliver(from: animator) }
    peak.note(keys.count)
    guard world.stepCount >= lastCheck + Peak.interval else { return }
    lastCheck = world.stepCount
    releaseExcess()
  }

  /// Releases the memory that a table at rest does not need.
  func releaseAllExcess() {
    // The first check ends the interval with the crowd in it.
    for _ in 0..<2 { releaseExcess() }
  }

  /// Releases memory that was not needed since the check before last.
  private func releaseExcess() {
    let needed = peak.endInterval()
    touches.releaseExcess(keeping: needed)
    keys.releaseExcess(keeping: needed)
    began.releaseExcess()
    ended.releaseExcess()
  }

  /// Drops a behaviour's contacts: nothing more is reported to it.
  func forget(_ behavior: CollisionBehavior) {
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

extension Array {
  /// The elements that satisfy a condition; the array itself, without a copy, if all do.
  fileprivate func filteredIfNeeded(_ isWanted: (Element) -> Bool) -> [Element] {
    allSatisfy(isWanted) ? self : filter(isWanted)
  }
}
