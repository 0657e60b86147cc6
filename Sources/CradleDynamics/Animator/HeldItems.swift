import CradleGeometry
import CradlePhysics

/// The items that pointers hold, each with its grip, in the order in which they were taken.
final class HeldItems {
  private let world: World
  private let records: ItemRecords
  private var held: [ItemRecord] = []
  private var grips: [ObjectIdentifier: Grip] = [:]

  init(world: World, records: ItemRecords) {
    self.world = world
    self.records = records
  }

  /// Whether nothing is held.
  var isEmpty: Bool { held.isEmpty }

  /// Whether an item is held.
  func contains(_ record: ItemRecord) -> Bool { grip(of: record) != nil }

  /// The hold on an item; nil if it is not held.
  func grip(of record: ItemRecord) -> Grip? { held.isEmpty ? nil : grips[ObjectIdentifier(record)] }

  /// Takes hold of an item where it is; returns false if it is held already.
  func insert(_ record: ItemRecord, at time: Double) -> Bool {
    guard !contains(record) else { return false }
    grips[ObjectIdentifier(record)] = Grip(target: record.item.center, time: time)
    held.append(record)
    return true
  }

  /// Lets go of an item; returns false if it is not held.
  @discardableResult func remove(_ record: ItemRecord) -> Bool {
    guard grips.removeValue(forKey: ObjectIdentifier(record)) != nil else { return false }
    held.removeAll { $0 === record }
    return true
  }

  /// Moves the hold on an item; see `Grip.move(to:time:step:)`.
  func move(_ record: ItemRecord, to point: Point, time: Double, step: Double) {
    grips[ObjectIdentifier(record)]?.move(to: point, time: time, step: step)
  }

  /// Puts the hold on an item at rest, after the app placed the item.
  func rest(_ record: ItemRecord, at point: Point, time: Double) {
    grips[ObjectIdentifier(record)]?.rest(at: point, time: time)
  }

  /// Passes the pointer's position to the world, and the item's new position back; not during a step.
  func place(_ record: ItemRecord) {
    guard let grip = grip(of: record), world.contains(record.body) else { return }
    let view = world[record.body]
    view.hand = grip.hand
    record.item.center = view.position
    records.markMoved(record)
  }

  /// Passes the pointers' positions to the world for a step that ends at `time`, in the animator's seconds.
  func prepareStep(endingAt time: Double) {
    for record in held {
      grips[ObjectIdentifier(record)]?.expireVelocity(at: time)
      guard let hand = grip(of: record)?.hand else { continue }
      let view = world[record.body]
      if view.hand != hand { view.hand = hand }
    }
  }
}
