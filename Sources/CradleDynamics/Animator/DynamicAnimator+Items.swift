import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The margin around an item's outline within which `items(in:)` still finds it, in points. (Measured.)
  static let searchMargin = 10.0

  /// Returns the reason why an item cannot be simulated: a size of zero, a centre that is not finite, a
  /// concave outline; nil if it can.
  public static func validationError(for item: any DynamicItem) -> String? {
    guard item.center.isFinite, item.rotation.isFinite else {
      return "\(item) stands at \(item.center), turned by \(item.rotation); both must be finite"
    }
    return ItemOutline(item).validationError.map { "\(item) cannot be moved: \($0)" }
  }

  /// The items whose upright boxes, 10 pt larger on every side, share area with a rectangle in points, in no
  /// particular order. (Measured.) A rectangle that is not finite contains none. Takes time proportional to
  /// the number of items.
  public func items(in rect: Rect) -> [any DynamicItem] {
    guard rect.isFinite else { return [] }
    return records.all.lazy.filter { [self] record in
      box(of: record).insetBy(dx: -Self.searchMargin, dy: -Self.searchMargin).intersects(rect)
    }
    .map(\.item)
  }

  /// Reads an item's centre and rotation after the app changed them; the velocity is kept, and the size is
  /// never read again. (Measured.) An item without a behaviour is ignored; a centre or rotation that is not
  /// finite traps.
  public func updateItem(usingCurrentState item: any DynamicItem) {
    guard let record = record(of: item) else { return }
    require(item)
    guard !isStepping else { return perform { [self] in updateItem(usingCurrentState: item) } }
    let view = world[record.body]
    if view.position != item.center { view.position = item.center }
    if view.angle != item.rotation { view.angle = item.rotation }
    record.grip?.rest(at: item.center, time: elapsedTime)
    writeGrip(record)
    records.markMoved(record)
    records.trackedBodies[record.index].angle = item.rotation
    markChanged()
    listener?.animatorDidMoveItems(self)
  }

  /// The smallest upright rectangle around an item's outline, in points.
  func box(of record: ItemRecord) -> Rect {
    let view = world[record.body]
    return Rect(center: view.position, size: record.outline.halfExtents(rotatedBy: view.angle) * 2)
  }

  func record(of item: any DynamicItem) -> ItemRecord? { records[item] }

  /// Returns the item's record and counts one more use; the first use makes the item's body.
  func use(_ item: any DynamicItem) -> ItemRecord {
    if let record = record(of: item) {
      record.uses += 1
      return record
    }
    let outline = ItemOutline(item)
    require(item)
    requireNoConflict(with: item)
    precondition(
      outline.validationError == nil,
      "DynamicAnimator: \(item) cannot be moved: \(outline.validationError ?? "")")
    let body = world.addBody(BodyDefinition(position: item.center, angle: item.rotation))
    let shapes = outline.definitions.map { world.addShape($0, to: body) }
    let record = ItemRecord(item: item, body: body, shapes: shapes, outline: outline)
    record.uses = 1
    records.append(record)
    // No behaviour has configured the item yet, but the defaults have to be written, too.
    markStale(record)
    flush(record)
    listener?.animator(self, didAdd: item)
    return record
  }

  /// Counts one use less; after the last use the body is removed.
  func release(_ record: ItemRecord) {
    record.uses -= 1
    guard record.uses == 0 else { return }
    world.remove(record.body)
    collectContacts()
    if record.isStale {
      staleRecords.removeLast { $0 === record }
      record.isStale = false
    }
    if record.grip != nil { heldRecords.removeAll { $0 === record } }
    records.remove(record)
    listener?.animator(self, didRemove: record.item)
  }

  /// Marks a record for writing to the world before the next step.
  func markStale(_ record: ItemRecord) {
    markChanged()
    guard !record.isStale else { return }
    record.isStale = true
    staleRecords.append(record)
  }

  /// Traps if an item would be moved both individually and by a group, or by two groups.
  private func requireNoConflict(with item: any DynamicItem) {
    guard let (claimed, other) = records.conflict(with: item) else { return }
    preconditionFailure(
      """
      DynamicAnimator: \(claimed) is moved by \(item) and by \(other) at once; \
      give behaviours a group alone, never one of its members
      """)
  }

  private func require(_ item: any DynamicItem) {
    precondition(
      item.center.isFinite && item.rotation.isFinite,
      "DynamicAnimator: \(item) stands at \(item.center), turned by \(item.rotation); both must be finite")
  }
}
