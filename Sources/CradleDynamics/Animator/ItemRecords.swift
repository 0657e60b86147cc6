import CradlePhysics

/// The items of an animator, each with its record and its body.
///
/// Records, items and bodies are arrays in the same order, so that a frame can write all moved bodies back without a look-up; a
/// record knows its place in them.
final class ItemRecords {
  private(set) var all: [ItemRecord] = []
  /// The records' items, in the same order, for writing back.
  private(set) var items: [any DynamicItem] = []
  /// The records' bodies, in the same order, for reading the moves.
  var trackedBodies: [TrackedBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private(set) var byBody: [BodyHandle: ItemRecord] = [:]
  /// The groups with a body in this animator, by each of their members.
  private var groupsByMember: [ObjectIdentifier: DynamicItemGroup] = [:]

  subscript(item: any DynamicItem) -> ItemRecord? { indices[ObjectIdentifier(item)].map { all[$0] } }
  subscript(body: BodyHandle) -> ItemRecord? { byBody[body] }

  /// The item or group that already moves an item, or a member of a group; nil if there is none.
  func conflict(with item: any DynamicItem) -> (claimed: any DynamicItem, by: any DynamicItem)? {
    for claimed in (item as? DynamicItemGroup)?.items ?? [item] {
      if let other: any DynamicItem = groupsByMember[ObjectIdentifier(claimed)] ?? self[claimed]?.item {
        return (claimed, other)
      }
    }
    return nil
  }

  func append(_ record: ItemRecord) {
    record.index = all.count
    indices[ObjectIdentifier(record.item)] = all.count
    all.append(record)
    items.append(record.item)
    trackedBodies.append(TrackedBody(body: record.body, angle: record.item.rotation))
    byBody[record.body] = record
    guard let group = record.item as? DynamicItemGroup else { return }
    for member in group.items { groupsByMember[ObjectIdentifier(member)] = group }
  }

  /// Removes a record; the last one takes its place.
  func remove(_ record: ItemRecord) {
    if let group = record.item as? DynamicItemGroup {
      for member in group.items { groupsByMember[ObjectIdentifier(member)] = nil }
    }
    byBody[record.body] = nil
    indices[ObjectIdentifier(record.item)] = nil
    let last = all.removeLast()
    items.swapAt(record.index, items.count - 1)
    items.removeLast()
    trackedBodies.swapAt(record.index, trackedBodies.count - 1)
    trackedBodies.removeLast()
    guard last !== record else { return }
    all[record.index] = last
    last.index = record.index
    indices[ObjectIdentifier(last.item)] = record.index
  }

  /// Marks a body to be read after the next frame, even if the world does not move it.
  func markMoved(_ record: ItemRecord) { trackedBodies[record.index].isStale = true }
}
