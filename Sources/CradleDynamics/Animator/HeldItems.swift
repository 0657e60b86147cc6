import CradleGeometry
import CradlePhysics

/// The items that pointers hold, each with its grip, in the order in which they were taken.
final class HeldItems {
  private let world: World
  private let records: ItemRecords
  /// An item knows its index here, so that a look-up needs no search.
  private var held: [(record: ItemRecord, grip: Grip)] = []

  init(world: World, records: ItemRecords) {
    self.world = world
    self.records = records
  }

  /// Whether nothing is held.
  var isEmpty: Bool { held.isEmpty }

  /// Whether an item is held.
  func contains(_ record: ItemRecord) -> Bool { record.heldIndex != nil }

  /// The hold on an item; nil if it is not held.
  func grip(of record: ItemRecord) -> Grip? { record.heldIndex.map { held[$0].grip } }

  /// Takes hold of an item where it is; returns false if it is held already.
  func insert(_ record: ItemRecord, at time: Double) -> Bool {
    guard !contains(record) else { return false }
    record.heldIndex = held.count
    held.append((record, Grip(target: record.item.center, time: time)))
    return true
  }

  /// Lets go of an item; returns false if it is not held.
  @discardableResult func remove(_ record: ItemRecord) -> Bool {
    guard let index = record.heldIndex else { return false }
    held.remove(at: index)
    record.heldIndex = nil
    for place in index..<held.count { held[place].record.heldIndex = place }
    return true
  }

  /// Moves the hold on an item; see `Grip.move(to:time:step:)`.
  func move(_ record: ItemRecord, to point: Point, time: Double, step: Double) {
    if let index = record.heldIndex { held[index].grip.move(to: point, time: time, step: step) }
  }

  /// Puts the hold on an item at rest, after the app placed the item.
  func rest(_ record: ItemRecord, at point: Point, time: Double) {
    if let index = record.heldIndex { held[index].grip.rest(at: point, time: time) }
  }

  /// Passes the pointer's position to the world, and the item's new position back; not during a step.
  func place(_ record: ItemRecord) {
    guard let grip = grip(of: record), world.contains(record.body) else { return }
    let view = world[record.body]
    view.hand = grip.hand
    records.markMoved(record)
    // Last: an item's setters may call anything, and remove the item.
    record.item.center = view.position
  }

  /// Passes the pointers' positions to the world for a step that ends at `time`, in the animator's seconds.
  func prepareStep(endingAt time: Double) {
    for index in held.indices {
      held[index].grip.expireVelocity(at: time)
      let hand = held[index].grip.hand
      let view = world[held[index].record.body]
      if view.hand != hand { view.hand = hand }
    }
  }
}
