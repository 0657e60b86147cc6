import CradleGeometry
import CradlePhysics

// UIKit drags by an attachment whose anchor follows the finger, which lags. For what must be at the pointer at once
// the animator can hold an item itself. (All of this is ours.)
extension DynamicAnimator {
  /// Takes an item: the pointer moves it until `letGo(of:velocity:)`, and nothing turns it; its behaviours have no say. It
  /// goes as far as nothing is in its way, and pushes what is as hard as that bears; others bounce off it as off an
  /// anchored one. An item that no behaviour uses is left alone.
  public func hold(_ item: any DynamicItem) {
    guard let record = record(of: item), record.grip == nil else { return }
    setGrip(record, Grip(place: item.center, time: elapsedTime))
    heldRecords.append(record)
  }

  /// Whether an item is held.
  public func isHeld(_ item: any DynamicItem) -> Bool { record(of: item)?.grip != nil }

  /// Takes a held item's centre to a point, at once where nothing is in the way; an item that is not held is left alone,
  /// and a point that is not finite is a mistake.
  ///
  /// Along a wall it goes on. Before another item it stops, and pushes with the pointer's velocity, the way since the last
  /// call over the time since then, at most 5000 pt/s; it catches up as soon as it is free.
  public func moveHeldItem(_ item: any DynamicItem, to center: Point) {
    requirePlace(center, "DynamicAnimator.moveHeldItem(_:to:): the centre")
    guard let record = record(of: item), record.grip != nil else { return }
    touch()
    record.grip?.move(to: center, time: elapsedTime, step: world.settings.stepDuration)
    writeGrip(record)
    listener?.animatorDidMoveItems(self)
  }

  /// Lets a held item go with a velocity in pt/s, that of the pointer; one that is not held is left alone, and a velocity
  /// that is not finite is a mistake.
  public func letGo(of item: any DynamicItem, velocity: Vector = .zero) {
    precondition(
      velocity.isFinite, "DynamicAnimator.letGo(of:velocity:): the velocity must be finite, not \(velocity)")
    guard let record = record(of: item), record.grip != nil else { return }
    setGrip(record, nil)
    heldRecords.removeAll { $0 === record }
    perform { [self] in
      guard world.contains(record.body) else { return }
      flush(record)
      let view = world[record.body]
      let speed = velocity.length
      view.velocity = speed > Self.fastest ? velocity * (Self.fastest / speed) : velocity
      view.wake()
    }
  }

  private func setGrip(_ record: ItemRecord, _ grip: Grip?) {
    record.grip = grip
    record.propertiesAreStale = true
    mirrors[record.place].isStale = true
    list(record)
    flush(record)
  }

  /// Tells the world where the pointer is, and the item how far it came; a step that runs hears of it before the next.
  func writeGrip(_ record: ItemRecord) {
    guard !isStepping, let grip = record.grip, world.contains(record.body) else { return }
    flush(record)
    let view = world[record.body]
    view.hand = Hand(at: grip.place, velocity: grip.velocity)
    record.item.center = view.position
    mirrors[record.place].isStale = true
  }

  /// Has held items go on to the pointer with the next step, which ends at a time of the animator.
  func carryHeldItems(at time: Double) {
    for record in heldRecords {
      record.grip?.age(to: time)
      guard let grip = record.grip else { continue }
      let hand = Hand(at: grip.place, velocity: grip.velocity)
      let view = world[record.body]
      if view.hand != hand { view.hand = hand }
    }
  }
}
