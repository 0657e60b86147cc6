import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The margin around an item's outline within which `items(in:)` still finds it, in points. (Measured.)
  static let searchMargin = 10.0

  /// Returns the reason why an item cannot be simulated: a size of zero, a centre that is not finite, a
  /// concave outline; nil if it can.
  package static func validationError(for item: any DynamicItem) -> String? {
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
      records.mayReach(record, rect.insetBy(dx: -Self.searchMargin, dy: -Self.searchMargin))
        && records.box(of: record).insetBy(dx: -Self.searchMargin, dy: -Self.searchMargin).intersects(rect)
    }
    .map(\.item)
  }

  /// Reads an item's centre and rotation after the app changed them; the velocity is kept, and the size is
  /// never read again. (Measured.) An item without a behaviour is ignored; a centre or rotation that is not
  /// finite traps.
  public func updateItem(usingCurrentState item: any DynamicItem) {
    guard let record = record(of: item) else { return }
    require(item)
    guard !callbacks.isStepping else {
      return perform { [unowned self] in updateItem(usingCurrentState: item) }
    }
    let view = world[record.body]
    if view.position != item.center { view.position = item.center }
    if view.angle != item.rotation { view.angle = item.rotation }
    held.rest(record, at: item.center, time: elapsedTime)
    records.markMoved(record, rotation: item.rotation)
    placeHeldItem(record)
    markChanged()
    listener?.animatorDidMoveItems(self)
  }

  /// The position at which to draw an item, in points: its last two states, interpolated by the time not yet
  /// simulated, so that motion looks smooth at every display rate. (Ours.) The item's own `center` is the
  /// simulated state. An item that rests, is held by the pointer or is outside the animator is drawn at its
  /// `center`.
  public func presentedCenter(of item: any DynamicItem) -> Point {
    guard let record = record(of: item), !held.contains(record) else { return item.center }
    let view = world[record.body]
    return view.isAwake
      ? view.position(between: clock.fraction(of: world.settings.stepDuration)) : view.position
  }

  /// The rotation at which to draw an item, in radians; see `presentedCenter(of:)`. (Ours.)
  public func presentedRotation(of item: any DynamicItem) -> Double {
    guard let record = record(of: item), !held.contains(record) else { return item.rotation }
    let view = world[record.body]
    return view.isAwake ? view.angle(between: clock.fraction(of: world.settings.stepDuration)) : view.angle
  }

  /// An item's velocity in pt/s; zero for an item outside the animator. (Ours: in UIKit it is a method of an
  /// item behaviour.)
  public func velocity(of item: any DynamicItem) -> Vector {
    record(of: item).map { world[$0.body].velocity } ?? .zero
  }

  /// An item's angular velocity in rad/s, clockwise on screen; 0 for an item outside the animator. (Ours: in
  /// UIKit it is a method of an item behaviour.)
  public func angularVelocity(of item: any DynamicItem) -> Double {
    record(of: item).map { world[$0.body].angularVelocity } ?? 0
  }

  /// Sets the angular velocity, in rad/s, of an item whose body replaces another one; an item outside the animator is
  /// ignored. (Ours.)
  package func setAngularVelocity(_ velocity: Double, of item: any DynamicItem) {
    perform { [unowned self] in
      guard let record = record(of: item) else { return }
      pendingWrites.write(record)
      world[record.body].angularVelocity = velocity
      markChanged()
    }
  }

  func record(of item: any DynamicItem) -> ItemRecord? { records[item] }

  /// Returns the item's record and counts one more use; the first use makes the item's body.
  func use(_ item: any DynamicItem) -> ItemRecord {
    if let record = records.use(item) { return record }
    let outline = ItemOutline(item)
    require(item)
    requireNoConflict(with: item)
    precondition(
      outline.validationError == nil,
      "DynamicAnimator: \(item) cannot be moved: \(outline.validationError ?? "")")
    let record = records.add(item, outline)
    // No behaviour has configured the item yet, but the defaults have to be written, too.
    setNeedsWriting(record)
    pendingWrites.write(record)
    listener?.animator(self, didAdd: item)
    return record
  }

  /// Counts one use less; after the last use the body is removed.
  func release(_ record: ItemRecord) {
    guard records.release(record) else { return }
    contacts.collect()
    records.remove(record)
    contacts.collect()
    pendingWrites.remove(record)
    held.remove(record)
    listener?.animator(self, didRemove: record.item)
  }

  /// Lets a record's changed values be written to the world before the next step.
  func setNeedsWriting(_ record: ItemRecord) {
    pendingWrites.insert(record)
    markChanged()
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
