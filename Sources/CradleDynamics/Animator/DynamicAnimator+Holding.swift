import CradleGeometry
import CradlePhysics

// UIKit drags by an attachment whose anchor follows the finger, which lags. For what must be at the pointer at once
// the animator can hold an item itself. (All of this is ours.)
extension DynamicAnimator {
  /// Takes an item: nothing but `moveHeldItem(_:to:)` moves it until `letGo(of:velocity:)`. It pushes what it touches on
  /// its way, and others bounce off it as off an anchored one. An item that no behaviour uses is left alone.
  public func hold(_ item: any DynamicItem) {
    guard let record = record(of: item), record.grip == nil else { return }
    setGrip(record, Grip(place: item.center, time: elapsedTime))
    heldRecords.append(record)
  }

  /// Whether an item is held.
  public func isHeld(_ item: any DynamicItem) -> Bool { record(of: item)?.grip != nil }

  /// Puts a held item's centre at a point, at once; an item that is not held is left alone, and a point that is not
  /// finite is a mistake.
  ///
  /// The next step takes its body there and pushes what lies on the way, which leaves with the pointer's velocity: the
  /// way since the last call over the time since then, at most 5000 pt/s. More than 300 pt at once are a jump: nothing on
  /// the way is pushed.
  public func moveHeldItem(_ item: any DynamicItem, to center: Point) {
    requirePlace(center, "DynamicAnimator.moveHeldItem(_:to:): the centre")
    guard let record = record(of: item), record.grip != nil else { return }
    item.center = center
    touch()
    record.grip?.move(to: center, time: elapsedTime, step: world.settings.stepDuration)
    listener?.animatorDidMoveItems(self)
  }

  /// Lets a held item go with a velocity in pt/s, that of the pointer; one that is not held is left alone, and a velocity
  /// that is not finite is a mistake.
  public func letGo(of item: any DynamicItem, velocity: Vector = .zero) {
    precondition(
      velocity.isFinite, "DynamicAnimator.letGo(of:velocity:): the velocity must be finite, not \(velocity)")
    guard let record = record(of: item), let grip = record.grip else { return }
    setGrip(record, nil)
    heldRecords.removeAll { $0 === record }
    perform { [self] in
      guard world.contains(record.body) else { return }
      flush(record)
      let view = world[record.body]
      if view.position.distance(to: grip.place) > 1e-3 { view.position = grip.place }
      let speed = velocity.length
      view.velocity = speed > Self.fastest ? velocity * (Self.fastest / speed) : velocity
      view.wake()
    }
  }

  private func setGrip(_ record: ItemRecord, _ grip: Grip?) {
    record.grip = grip
    record.propertiesAreStale = true
    mirrors[record.place].isStale = true
    mirrors[record.place].isDetached = grip != nil
    list(record)
    flush(record)
  }

  /// Has the bodies of held items reach the pointer with the next step, which ends at a time of the animator.
  func carryHeldItems(at time: Double) {
    for record in heldRecords {
      record.grip?.age(to: time)
      guard let grip = record.grip else { continue }
      let view = world[record.body]
      let way = view.position.distance(to: grip.place)
      if way > Grip.longestWay {
        view.position = grip.place
        view.velocity = .zero
      } else if way > 1e-3 || grip.velocity != .zero || view.velocity != .zero {
        view.move(to: grip.place, leavingWith: grip.velocity)
      }
    }
  }
}
