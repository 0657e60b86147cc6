import CradleGeometry
import CradlePhysics

// UIKit drags by an attachment whose anchor follows the finger, which lags. For what must be at the pointer at once
// the animator can hold an item itself. (All of this is ours.)
extension DynamicAnimator {
  /// Takes an item: nothing but `moveHeldItem(_:to:)` moves it until `letGo(of:velocity:)`, and others bounce off it as off
  /// an anchored one. An item that no behaviour uses is left alone.
  public func hold(_ item: any DynamicItem) {
    guard let record = record(of: item), !record.isHeld else { return }
    setHeld(record, true)
  }

  /// Whether an item is held.
  public func isHeld(_ item: any DynamicItem) -> Bool { record(of: item)?.isHeld ?? false }

  /// Puts a held item's centre at a point, at once; an item that is not held is left alone, and a point that is not
  /// finite is a mistake.
  public func moveHeldItem(_ item: any DynamicItem, to center: Point) {
    requirePlace(center, "DynamicAnimator.moveHeldItem(_:to:): the centre")
    guard let record = record(of: item), record.isHeld else { return }
    item.center = center
    updateItem(usingCurrentState: item)
  }

  /// Lets a held item go with a velocity in pt/s, that of the pointer; one that is not held is left alone, and a velocity
  /// that is not finite is a mistake.
  public func letGo(of item: any DynamicItem, velocity: Vector = .zero) {
    precondition(
      velocity.isFinite, "DynamicAnimator.letGo(of:velocity:): the velocity must be finite, not \(velocity)")
    guard let record = record(of: item), record.isHeld else { return }
    setHeld(record, false)
    perform { [self] in
      guard world.contains(record.body) else { return }
      flush(record)
      let speed = velocity.length
      world[record.body].velocity = speed > 1e7 ? velocity * (1e7 / speed) : velocity
      world[record.body].wake()
    }
  }

  private func setHeld(_ record: ItemRecord, _ isHeld: Bool) {
    record.isHeld = isHeld
    record.propertiesAreStale = true
    record.wasAwake = true
    list(record)
    flush(record)
  }
}
