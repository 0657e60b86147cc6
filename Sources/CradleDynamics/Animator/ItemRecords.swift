import CradleGeometry
import CradlePhysics

/// The items of an animator, each with its record, its body in the world, and the number of behaviours that use it.
///
/// An item has a body as long as it is used. Records, items and bodies are arrays in the same order, so that a frame
/// can write all moved bodies back without a look-up; a record knows its place in them.
final class ItemRecords {
  private let world: World
  private(set) var all: [ItemRecord] = []
  /// The records' items, in the same order, for writing back.
  private var items: [any DynamicItem] = []
  /// The records' bodies, in the same order, for reading the moves.
  private var trackedBodies: [TrackedBody] = []
  /// The uses of the records, in the same order.
  private var useCounts: [Int] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var byBody: [BodyHandle: ItemRecord] = [:]
  /// The groups with a body in this animator, by each of their members.
  private var groupsByMember: [ObjectIdentifier: DynamicItemGroup] = [:]
  private var moves: [BodyMove] = []

  /// The number of records in at least one field.
  private(set) var fieldRecordCount = 0
  /// The number of snaps on all records.
  private var snapCount = 0
  private var settingCount = 0

  init(world: World) { self.world = world }

  subscript(item: any DynamicItem) -> ItemRecord? { indices[ObjectIdentifier(item)].map { all[$0] } }
  subscript(body: BodyHandle) -> ItemRecord? { byBody[body] }

  // MARK: Uses

  /// Counts one more use of an item and returns its record; nil if it has none.
  func use(_ item: any DynamicItem) -> ItemRecord? {
    guard let index = indices[ObjectIdentifier(item)] else { return nil }
    useCounts[index] += 1
    return all[index]
  }

  /// Makes the body and the record of an item without one, with one use.
  func add(_ item: any DynamicItem, _ outline: ItemOutline) -> ItemRecord {
    let body = world.addBody(BodyDefinition(position: item.center, angle: item.rotation))
    let shapes = outline.definitions.map { world.addShape($0, to: body) }
    let record = ItemRecord(item: item, body: body, shapes: shapes, outline: outline)
    record.index = all.count
    indices[ObjectIdentifier(item)] = all.count
    all.append(record)
    items.append(item)
    trackedBodies.append(TrackedBody(body: body, angle: item.rotation))
    useCounts.append(1)
    byBody[body] = record
    if let group = item as? DynamicItemGroup {
      for member in group.items { groupsByMember[ObjectIdentifier(member)] = group }
    }
    return record
  }

  /// Counts one use less; returns true if it was the last one, after which the record has to be removed.
  func release(_ record: ItemRecord) -> Bool {
    useCounts[record.index] -= 1
    return useCounts[record.index] == 0
  }

  /// Removes a record and its body; the last record takes its place.
  func remove(_ record: ItemRecord) {
    world.remove(record.body)
    if let group = record.item as? DynamicItemGroup {
      for member in group.items { groupsByMember[ObjectIdentifier(member)] = nil }
    }
    byBody[record.body] = nil
    indices[ObjectIdentifier(record.item)] = nil
    all.swapRemove(at: record.index)
    items.swapRemove(at: record.index)
    trackedBodies.swapRemove(at: record.index)
    useCounts.swapRemove(at: record.index)
    guard record.index < all.count else { return }
    let moved = all[record.index]
    moved.index = record.index
    indices[ObjectIdentifier(moved.item)] = record.index
  }

  /// The item or group that already moves an item, or a member of a group; nil if there is none.
  func conflict(with item: any DynamicItem) -> (claimed: any DynamicItem, by: any DynamicItem)? {
    for claimed in (item as? DynamicItemGroup)?.items ?? [item] {
      if let other: any DynamicItem = groupsByMember[ObjectIdentifier(claimed)] ?? self[claimed]?.item {
        return (claimed, other)
      }
    }
    return nil
  }

  /// The smallest upright rectangle around an item's outline, in points.
  func box(of record: ItemRecord) -> Rect {
    let view = world[record.body]
    return Rect(center: view.position, size: record.outline.halfExtents(rotatedBy: view.angle) * 2)
  }

  /// Whether an item's box may share area with a rectangle: a quick rejection of items far away, at any angle.
  func mayReach(_ record: ItemRecord, _ rect: Rect) -> Bool {
    // A point more than necessary: at 10⁹ pt sums are rounded to 10⁻⁷.
    let (place, reach) = (world[record.body].position, record.outline.reach + 1)
    return place.x + reach >= rect.minX && place.x - reach <= rect.maxX
      && place.y + reach >= rect.minY && place.y - reach <= rect.maxY
  }

  // MARK: Behaviours

  /// Adds a field to a record, and counts the records in fields.
  func add(_ field: FieldBehavior, to record: ItemRecord) {
    if record.fields.isEmpty { fieldRecordCount += 1 }
    record.add(field)
  }

  /// Removes a field from a record that it acts on.
  func remove(_ field: FieldBehavior, from record: ItemRecord) {
    record.remove(field)
    if record.fields.isEmpty { fieldRecordCount -= 1 }
  }

  /// Adds a snap to a record, and counts the snaps.
  func add(_ snap: SnapBehavior, to record: ItemRecord) {
    record.add(snap)
    snapCount += 1
  }

  /// Removes a snap from the record that it places.
  func remove(_ snap: SnapBehavior, from record: ItemRecord) {
    record.remove(snap)
    snapCount -= 1
  }

  /// The number of the next setting of item properties: of two settings the later one has the greater number.
  func nextSetting() -> Int {
    settingCount += 1
    return settingCount
  }

  // MARK: Moves

  /// Marks a body to be read after the next frame, even if the world does not move it.
  func markMoved(_ record: ItemRecord) { trackedBodies[record.index].isStale = true }

  /// Marks a body whose item was turned by the app.
  func markMoved(_ record: ItemRecord, rotation: Double) {
    markMoved(record)
    trackedBodies[record.index].angle = rotation
  }

  /// Places items that came to rest at a snap point exactly at it. (Ours: UIKit leaves them slightly off.)
  func finishSnaps() {
    guard snapCount > 0 else { return }
    for record in all where trackedBodies[record.index].isStale {
      if record.snaps.count == 1, !world[record.body].isAwake { record.snaps[0].finish(record, world) }
    }
  }

  /// Writes moved bodies to their items; returns true if any was written. All bodies are read first, because
  /// an item's setters may call anything.
  func moveItems() -> Bool {
    world.readMoves(of: &trackedBodies, into: &moves)
    for move in moves {
      let item = items[move.place]
      item.center = move.position
      // Most items of a list never turn: their rotation is not written.
      if move.turned { item.rotation = move.angle }
    }
    return !moves.isEmpty
  }
}

extension Array {
  /// Removes an element; the last one takes its place.
  fileprivate mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
