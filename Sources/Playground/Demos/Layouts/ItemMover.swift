import CradleCollectionView
import CradleGeometry
import CradleScrolling

/// Moves an item of a collection after a long press on it, until the press ends.
final class ItemMover {
  /// The duration of a long press, in seconds: the default of UILongPressGestureRecognizer's
  /// `minimumPressDuration`.
  static let pressDuration = 0.5

  private unowned let collection: CollectionView
  /// The press that may become long, and the time at which it does.
  private var press: (drag: DragRecognizer, place: Point, due: Double)?
  /// The offset from the pointer to the middle of the moved item; nil without one.
  private var grip: Vector?

  init(_ collection: CollectionView) { self.collection = collection }

  /// Called with true when an item is picked up, before it moves, and with false once it has been put down.
  var onCarry: (Bool) -> Void = { _ in }

  /// Handles an event before the collection does; returns whether it concerned only the moved item.
  func handle(_ event: PointerEvent) -> Bool {
    guard let grip else {
      follow(event)
      return false
    }
    switch event.phase {
    case .down: break
    case .move, .up:
      collection.updateInteractiveMovementTargetPosition(
        content(event.location) + grip, isPaused: event.isPaused)
      if event.phase == .up { end { collection.endInteractiveMovement() } }
    case .cancel: end { collection.cancelInteractiveMovement() }
    }
    return true
  }

  private func end(_ body: () -> Void) {
    grip = nil
    body()
    onCarry(false)
  }

  private func follow(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      let isFree = event.button == .left && collection.isStill
      press = isFree ? (DragRecognizer(event), event.location, collection.time + Self.pressDuration) : nil
    case .move:
      press?.place = event.location
      if press?.drag.travel(to: event.location) != nil { press = nil }
    case .up, .cancel: press = nil
    }
  }

  /// Advances the collection; a press becomes long at its own time, independent of the frame rate.
  func advance(by seconds: Double) {
    let end = collection.time + seconds
    if let press, press.due <= end {
      collection.advance(to: press.due)
      self.press = nil
      pickUp(at: press.place)
    }
    collection.advance(to: end)
  }

  private func pickUp(at location: Point) {
    let place = content(location)
    guard let path = collection.indexPathForItem(at: place),
      let seen = collection.presentedElements.first(where: { $0.attributes.key == ElementKey(.cell, path) }),
      collection.beginInteractiveMovementForItem(at: path)
    else { return }
    let grip = seen.attributes.center - place
    self.grip = grip
    onCarry(true)
    collection.updateInteractiveMovementTargetPosition(place + grip)
  }

  private func content(_ location: Point) -> Point { location + (collection.contentOffset - .zero) }
}
