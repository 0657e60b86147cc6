import CradleGeometry
import CradlePhysics

// In UIKit an attachment whose anchor follows the finger drags an item; the item lags behind. The animator
// can also hold items itself, so that they follow the pointer without lag. (All of this is ours.)
extension DynamicAnimator {
  /// Holds an item: until `releaseHeldItem(_:velocity:)` only the pointer moves it, it does not turn, and its
  /// behaviours have no effect. It stops at obstacles and pushes movable ones with a limited force; other
  /// items bounce off it as off an anchored one. An item without a behaviour is ignored.
  public func hold(_ item: any DynamicItem) {
    guard let record = record(of: item), record.grip == nil else { return }
    setGrip(record, Grip(target: item.center, time: elapsedTime))
    heldRecords.append(record)
  }

  /// Whether an item is held.
  public func isHeld(_ item: any DynamicItem) -> Bool { record(of: item)?.grip != nil }

  /// Moves a held item's centre to a point, at once unless an obstacle is in the way. An item that is not
  /// held is ignored; a point that is not finite traps.
  ///
  /// At a wall it slides along the wall. At another item it stops and pushes with the pointer's velocity: the
  /// displacement since the last call over the time since then, at most 5000 pt/s. It moves to the pointer as
  /// soon as the path is free.
  public func moveHeldItem(_ item: any DynamicItem, to center: Point) {
    requirePosition(center, "DynamicAnimator.moveHeldItem(_:to:): the centre")
    guard let record = record(of: item), record.grip != nil else { return }
    markChanged()
    record.grip?.move(to: center, time: elapsedTime, step: world.settings.stepDuration)
    writeGrip(record)
    listener?.animatorDidMoveItems(self)
  }

  /// Releases a held item with the pointer's velocity in pt/s. An item that is not held is ignored; a
  /// velocity that is not finite traps.
  public func releaseHeldItem(_ item: any DynamicItem, velocity: Vector = .zero) {
    precondition(
      velocity.isFinite,
      "DynamicAnimator.releaseHeldItem(_:velocity:): the velocity must be finite, not \(velocity)")
    guard let record = record(of: item), record.grip != nil else { return }
    setGrip(record, nil)
    heldRecords.removeAll { $0 === record }
    perform { [self] in
      guard world.contains(record.body) else { return }
      flush(record)
      let view = world[record.body]
      let speed = velocity.length
      view.velocity = speed > Self.maximumSpeed ? velocity * (Self.maximumSpeed / speed) : velocity
      view.wake()
    }
  }

  private func setGrip(_ record: ItemRecord, _ grip: Grip?) {
    record.grip = grip
    record.arePropertiesStale = true
    records.markMoved(record)
    markStale(record)
    flush(record)
  }

  /// Passes the pointer's position to the world, and the item's new position back. During a step this waits
  /// for the next one.
  func writeGrip(_ record: ItemRecord) {
    guard !isStepping else { return }
    // The item moves at once, so the obstacles must be in the world as they are now, also before the first step.
    synchronize()
    guard let grip = record.grip, world.contains(record.body) else { return }
    let view = world[record.body]
    view.hand = Hand(at: grip.target, velocity: grip.velocity)
    record.item.center = view.position
    records.markMoved(record)
  }

  /// Moves held items towards the pointer for a step that ends at `time`, in the animator's seconds.
  func updateHeldItems(at time: Double) {
    for record in heldRecords {
      record.grip?.expireVelocity(at: time)
      guard let grip = record.grip else { continue }
      let hand = Hand(at: grip.target, velocity: grip.velocity)
      let view = world[record.body]
      if view.hand != hand { view.hand = hand }
    }
  }
}
