import CradleGeometry
import CradlePhysics

// In UIKit an attachment whose anchor follows the finger drags an item; the item lags behind. The animator
// can also hold items itself, so that they follow the pointer without lag. (All of this is ours.)
extension DynamicAnimator {
  /// Holds an item: until `releaseHeldItem(_:velocity:)` only the pointer moves it, it does not turn, and its
  /// behaviours have no effect. It stops at obstacles and pushes movable ones with a limited force; other
  /// items bounce off it as off an anchored one. An item without a behaviour is ignored.
  public func hold(_ item: any DynamicItem) {
    guard let record = record(of: item), held.insert(record, at: elapsedTime) else { return }
    holdDidChange(record)
  }

  /// Whether an item is held.
  public func isHeld(_ item: any DynamicItem) -> Bool { record(of: item).map(held.contains) ?? false }

  /// Moves a held item's centre to a point, at once unless an obstacle or a rigid attachment is in the way. An
  /// item that is not held is ignored; a point that is not finite, or has a coordinate beyond ±10⁹ pt, traps.
  ///
  /// At a wall it slides along the wall. At another item it stops and pushes with the pointer's velocity, at
  /// most 5000 pt/s: the displacement between two calls divided by the time between them, which counts as at
  /// most 1/30 s. Calls less than a step apart count as one; a displacement above 300 pt gives no velocity.
  /// The item moves to the pointer as soon as the path is free.
  public func moveHeldItem(_ item: any DynamicItem, to center: Point) {
    moveHeldItem(item, to: center, isPaused: false)
  }

  /// The same; with `isPaused` the pointer moved while the clock stood still, and the displacement gives no velocity.
  package func moveHeldItem(_ item: any DynamicItem, to center: Point, isPaused: Bool) {
    requirePosition(center, "DynamicAnimator.moveHeldItem(_:to:): the centre")
    guard let record = record(of: item), held.contains(record) else { return }
    markChanged()
    if isPaused {
      held.rest(record, at: center, time: elapsedTime)
    } else {
      held.move(record, to: center, time: elapsedTime, step: world.settings.stepDuration)
    }
    placeHeldItem(record)
    listener?.animatorDidMoveItems(self)
  }

  /// Releases a held item with the pointer's velocity in pt/s. An item that is not held is ignored; a
  /// velocity that is not finite traps.
  public func releaseHeldItem(_ item: any DynamicItem, velocity: Vector = .zero) {
    precondition(
      velocity.isFinite,
      "DynamicAnimator.releaseHeldItem(_:velocity:): the velocity must be finite, not \(velocity)")
    guard let record = record(of: item), held.remove(record) else { return }
    holdDidChange(record)
    perform { [unowned self] in
      guard world.contains(record.body) else { return }
      pendingWrites.write(record)
      let view = world[record.body]
      let speed = velocity.length
      view.velocity = speed > Self.maximumSpeed ? velocity * (Self.maximumSpeed / speed) : velocity
      view.wake()
    }
  }

  /// Writes the beginning or the end of a hold into the world.
  private func holdDidChange(_ record: ItemRecord) {
    callbacks.call {
      record.invalidate(.properties)
      records.markMoved(record)
      setNeedsWriting(record)
      pendingWrites.write(record)
    }
  }

  /// Moves a held item to its pointer, as far as obstacles allow. During a step this waits for the next one.
  func placeHeldItem(_ record: ItemRecord) {
    guard !callbacks.isStepping else { return }
    // The item moves at once, so the obstacles must be in the world as they are now, also before the first step.
    synchronize()
    held.place(record)
  }
}
