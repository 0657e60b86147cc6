import CradleGeometry
import CradleScrolling

// Interactive movement of items.
extension CollectionView {
  /// Starts an interactive movement of an item, if the data source allows it and no interactive transition is
  /// under way. A touch on the collection is cancelled, with its drag; a scroll without a touch continues. A
  /// batch, a reload or a change of layout cancels the movement. If the delegate makes a batch, a reload or
  /// an interactive transition when it is notified of the touch's end, no movement starts.
  ///
  ///     grid.beginInteractiveMovementForItem(at: path)  // once a press has been long enough
  ///     grid.updateInteractiveMovementTargetPosition(place)  // with every pointer event
  ///     grid.endInteractiveMovement()  // or cancelInteractiveMovement(), when it lifts
  ///
  /// - Parameter indexPath: The item; one that does not exist is ignored.
  /// - Returns: Whether the movement has started.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    requireIdle("beginInteractiveMovementForItem")
    cancelInteractiveMovement()
    return input.movements.begin(at: indexPath)
  }

  /// The path at which the moved item is shown; nil without a movement.
  package var interactivelyMovedPath: IndexPath? { input.movements.current?.current }

  /// Moves the item to a place; does nothing without a movement.
  ///
  /// The layout determines the path for the place, the delegate may choose another one, and the other items
  /// make room. A path at which the data has no room for the item traps. If the item extends beyond the
  /// viewport, the content scrolls.
  ///
  /// - Parameter targetPosition: The target of its centre, in the content's points; finite.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    updateInteractiveMovementTargetPosition(targetPosition, isPaused: false)
  }

  /// The same; with `isPaused` the pointer moved while the clock stood still, and the displacement gives no velocity.
  package func updateInteractiveMovementTargetPosition(_ targetPosition: Point, isPaused: Bool) {
    precondition(
      targetPosition.isFinite,
      "CollectionView.updateInteractiveMovementTargetPosition: it must be finite, not \(targetPosition)")
    guard input.movements.current != nil else { return }
    requireIdle("updateInteractiveMovementTargetPosition")
    input.movements.follow(to: targetPosition, isPaused: isPaused)
  }

  /// Ends the movement where the item is shown, and calls the data source; the item is animated to its place
  /// from the pointer's velocity. A batch or a reload that the data source makes in that call takes the place of this
  /// animation.
  public func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Cancels the movement: the item is animated back to where it was.
  public func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  private func endMovement(isCancelled: Bool) {
    guard input.movements.current != nil else { return }
    requireIdle(isCancelled ? "cancelInteractiveMovement" : "endInteractiveMovement")
    input.movements.end(isCancelled: isCancelled)
  }
}
