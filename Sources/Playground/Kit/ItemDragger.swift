import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling

/// Lets the pointer grab an item, move it and throw it. A held item follows the pointer without lag.
struct ItemDragger<Item: DynamicItem> {
  private var item: Item?
  private var grip = Vector.zero
  private var tracker = VelocityTracker()

  /// The item that the pointer holds.
  var held: Item? { item }

  /// Handles a pointer event. `topmost` finds the item under a point; `confined` returns the nearest valid
  /// place of an item's centre.
  ///
  /// - Returns: Whether an item handled the event.
  mutating func pointer(
    _ event: PointerEvent, in animator: DynamicAnimator,
    confined: (Item, Point) -> Point = { $1 }, topmost: (Point) -> Item?
  ) -> Bool {
    guard event.button == .left else { return false }
    switch event.phase {
    case .down:
      // A second press while one is held does nothing.
      guard item == nil else { return true }
      guard let found = topmost(event.location) else { return false }
      item = found
      grip = animator.presentedCenter(of: found) - event.location
      tracker.reset()
      tracker.add(position: event.location, at: event.time)
      animator.hold(found)
      animator.moveHeldItem(found, to: confined(found, event.location + grip))
      return true
    case .move:
      guard let item else { return false }
      tracker.add(position: event.location, at: event.time, isPaused: event.isPaused)
      animator.moveHeldItem(item, to: confined(item, event.location + grip), isPaused: event.isPaused)
      return true
    case .up, .cancel:
      guard let item else { return false }
      self.item = nil
      animator.releaseHeldItem(item, velocity: event.phase == .up ? tracker.velocity(at: event.time) : .zero)
      return true
    }
  }

  /// Releases an item that is removed while it is held.
  mutating func forget(_ gone: Item, in animator: DynamicAnimator) {
    guard item === gone else { return }
    animator.releaseHeldItem(gone)
    item = nil
  }
}

extension ItemDragger<DemoItem> {
  /// The same for items of which the last one is on top and all stay entirely inside of a rectangle.
  mutating func pointer(
    _ event: PointerEvent, in animator: DynamicAnimator, items: [DemoItem], within room: Rect
  ) {
    _ = pointer(
      event, in: animator, confined: { room.nearest(to: $1, reach: $0.bounds.size * 0.5) },
      topmost: { place in items.last { $0.contains(place) } })
  }
}
