import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// A playground that makes random changes to one animator.
final class Chaos: RandomSubject, CollisionBehaviorDelegate {
  var random: SeededRandom
  let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 600))
  var items: [any DynamicItem] = []
  var behaviors: [DynamicBehavior] = []
  var held: (any DynamicItem)?
  var collisions = 0
  /// An impossible report to a callback; nil if there was none.
  private var wrongReport: String?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for _ in 0..<12 { items.append(newItem()) }
  }

  var anItem: any DynamicItem { items[random.int(in: 0..<items.count)] }
  var aPlace: Point { Point(x: random.double(in: -100...500), y: random.double(in: -100...700)) }
  var aVector: Vector { Vector(dx: random.double(in: -2...2), dy: random.double(in: -2...2)) }

  func change() {
    switch random.int(in: 0..<22) {
    case 0, 1:
      if behaviors.count < 40 {
        let behavior = newBehavior()
        behavior.action =
          random.int(in: 0..<4) == 0
          ? { [unowned self] in if random.int(in: 0..<20) == 0 { change() } } : nil
        // A parent may be removed later: then the child goes with it, and is forgotten with it.
        if !animator.callbacks.isInCall, let parent = behaviors.last, random.int(in: 0..<4) == 0 {
          parent.addChildBehavior(behavior)
        } else {
          behaviors.append(behavior)
          animator.addBehavior(behavior)
        }
      }
    case 2, 3:
      if !behaviors.isEmpty {
        let behavior = behaviors.remove(at: random.int(in: 0..<behaviors.count))
        behavior.visit { if $0 is CollisionBehavior { self.collisions -= 1 } }
        animator.removeBehavior(behavior)
      }
    case 4:
      let place = random.int(in: 0..<items.count)
      for behavior in behaviors { behavior.visit { remove(items[place], from: $0) } }
      items[place] = newItem()
    case 5:
      withItem { item in
        item.center = aPlace
        item.rotation = random.double(in: -9...9)
        animator.updateItem(usingCurrentState: item)
      }
    case 6:
      animator.referenceBounds.size = Size(
        width: random.double(in: 0...600), height: random.double(in: 0...900))
    case 7:
      if random.int(in: 0..<60) == 0 {
        animator.removeAllBehaviors()
        behaviors = []
        collisions = 0
      }
    case 8: hold()
    case 9: _ = animator.items(in: Rect(origin: aPlace, size: Size(width: 100, height: 50)))
    case 10 where random.int(in: 0..<20) == 0:
      animator.settings = random.bool() ? .uikit : .accurate
    default:
      if !behaviors.isEmpty { behaviors[random.int(in: 0..<behaviors.count)].visit(adjust) }
    }
  }

  private func withItem(_ body: (any DynamicItem) -> Void) { body(anItem) }

  private func hold() {
    if let item = held {
      animator.moveHeldItem(item, to: aPlace)
      if random.bool() {
        animator.releaseHeldItem(item, velocity: aVector * 1000)
        held = nil
      }
    } else {
      held = anItem
      held.map(animator.hold)
    }
  }

  private func remove(_ item: any DynamicItem, from behavior: DynamicBehavior) {
    switch behavior {
    case let one as GravityBehavior: one.removeItem(item)
    case let one as PushBehavior: one.removeItem(item)
    case let one as CollisionBehavior: one.removeItem(item)
    case let one as DynamicItemBehavior: one.removeItem(item)
    case let one as FieldBehavior: one.removeItem(item)
    default: break
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point
  ) {
    if !point.isFinite { wrongReport = "a contact began at \(point)" }
    if random.int(in: 0..<20) == 0 { change() }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?
  ) {
    if random.int(in: 0..<20) == 0 { change() }
  }

  /// A fifth of the operations is time, so that changes come between steps and several at once.
  func operate() -> String {
    guard random.int(in: 0..<5) == 0 else {
      change()
      return "change"
    }
    let time = random.double(in: 0...0.034)
    animator.advance(by: time)
    return "advance"
  }

  /// The invariants between any two calls.
  func fault() -> String? {
    if let wrongReport { return wrongReport }
    var used: Set<ObjectIdentifier> = []
    var count = 0
    for behavior in animator.behaviors {
      behavior.visit { one in
        count += 1
        for item in one.members.items { used.insert(ObjectIdentifier(item)) }
      }
    }
    if animator.itemCount != used.count || animator.records.byBody.count != used.count {
      return "\(animator.itemCount) items and \(animator.records.byBody.count) records of \(used.count)"
    }
    if animator.totalBehaviorCount != count {
      return "\(animator.totalBehaviorCount) behaviours of \(count)"
    }
    for record in animator.records.all {
      if !animator.world.contains(record.body) { return "an item has no body" }
      let isFinite =
        record.item.center.isFinite && record.item.rotation.isFinite
        && animator.presentedCenter(of: record.item).isFinite && animator.world[record.body].velocity.isFinite
      if !isFinite { return "an item is at \(record.item.center), turned by \(record.item.rotation)" }
    }
    return nil
  }

  /// An emptied animator is empty.
  func faultAtEnd() -> String? {
    animator.removeAllBehaviors()
    let world = animator.world
    let counts = [
      world.bodyCount, world.jointCount, world.shapeCount, world.contactCount,
      animator.contacts.touches.count, animator.contacts.keys.count, animator.records.fieldRecordCount,
      animator.tree.actionCount,
    ]
    if counts.contains(where: { $0 != 0 }) { return "left in an empty animator: \(counts)" }
    return animator.isRunning ? "an empty animator runs" : nil
  }
}
