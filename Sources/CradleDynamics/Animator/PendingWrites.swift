import CradlePhysics

/// The items whose bodies do not have the values of their behaviours yet; they are written before the next step.
///
/// Nothing is written during a step: it waits for the next one.
final class PendingWrites {
  private let world: World
  private let records: ItemRecords
  private let held: HeldItems
  private let collisions: CollisionRegistry
  private let callbacks: Callbacks
  private let waiting = IdentityQueue<ItemRecord>()

  init(
    world: World, records: ItemRecords, held: HeldItems, collisions: CollisionRegistry, callbacks: Callbacks
  ) {
    self.world = world
    self.records = records
    self.held = held
    self.collisions = collisions
    self.callbacks = callbacks
  }

  /// Adds an item, to be written before the next step.
  func insert(_ record: ItemRecord) { waiting.insert(record) }

  /// Drops a removed item.
  func remove(_ record: ItemRecord) { waiting.remove(record) }

  /// Writes every item that waits.
  func writeAll() {
    guard !callbacks.isStepping else { return }
    waiting.drain { write($0) }
  }

  /// Writes one item now.
  func write(_ record: ItemRecord) {
    guard !callbacks.isStepping else { return }
    let hasNewKind = record.write(
      to: world, grip: held.grip(of: record), areGroupsShared: collisions.groups.areShared)
    if hasNewKind { records.markMoved(record) }
  }
}
