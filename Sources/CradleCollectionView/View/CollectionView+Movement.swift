import CradleGeometry
import CradleScrolling

// Interactive movement of items.
extension CollectionView {
  /// Starts an interactive movement of an item, if the data source allows it. Scrolling and touches end; a
  /// batch, a reload or a change of layout cancels the movement.
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
    layoutIfNeeded()
    guard contents.contains(indexPath), input.transition == nil,
      let slot = layout.layoutAttributesForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    if isTracking { pointer(PointerEvent(.cancel, at: .zero, time: time)) }
    input.cancel()
    input.movement = InteractiveMovement(
      of: slot, at: .zero + (slot.center - contentOffset), in: viewportSize, counts: contents.counts)
    pass.setNeedsQuery()
    return true
  }

  /// Moves the item to a place; does nothing without a movement.
  ///
  /// The layout determines the path for the place, the delegate may choose another one, and the other items
  /// make room. If the item extends beyond the viewport, the content scrolls.
  ///
  /// - Parameter targetPosition: The target of its centre, in the content's points; finite.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    precondition(
      targetPosition.isFinite,
      "CollectionView.updateInteractiveMovementTargetPosition: it must be finite, not \(targetPosition)")
    guard let movement = input.movement else { return }
    requireIdle("updateInteractiveMovementTargetPosition")
    layoutIfNeeded()
    // The pass may have reloaded the data, which ends the movement.
    guard input.movement === movement else { return }
    presenter.recordShownState()
    let (isFirst, id) = (!movement.isHeld, contents.id(of: ElementKey(.cell, movement.current)))
    movement.follow(to: .zero + (targetPosition - contentOffset), at: time)
    pass.setNeedsQuery()
    layoutIfNeeded()
    // The item is animated to the pointer, too.
    if isFirst, let id { presenter.animate(id) }
    moveCarriedItem(movement)
  }

  /// Ends the movement where the item is shown, and calls the data source; the item is animated to its place
  /// from the pointer's velocity.
  public func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Cancels the movement: the item is animated back to where it was.
  public func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: The moved item

  /// The data source's path of the item shown at a path.
  func dataPath(of path: IndexPath) -> IndexPath { input.movement?.dataPath(of: path) ?? path }

  /// The attributes of the moved item at the pointer; nil without one.
  var carriedAttributes: LayoutAttributes? {
    guard let movement = input.movement, movement.isHeld else { return nil }
    return layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.place + (contentOffset - .zero))
  }

  /// Finds the path for the item's place, and moves it there.
  private func moveCarriedItem(_ movement: InteractiveMovement) {
    let position = movement.place + (contentOffset - .zero)
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: position)
    var target = proposed
    if proposed != movement.current, let delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed)
    }
    guard input.movement === movement else { return }
    let counts = movement.counts
    precondition(
      counts.indices.contains(target.section) && target.item >= 0
        && target.item < movement.counts(at: target)[target.section],
      "CollectionView: an item cannot move from \(movement.original) to \(target); return a path of the data as it is "
        + "with the item there")
    move(movement, to: target, at: position)
  }

  private func move(_ movement: InteractiveMovement, to path: IndexPath, at position: Point) {
    let from = movement.current
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: position, previousIndexPaths: [from],
      previousPosition: layout.layoutAttributesForItem(at: from)?.center ?? position)
    guard path != from else { return layout.invalidateLayout(with: context) }
    let batch = BatchUpdates()
    batch.moveItem(at: from, to: path)
    guard let plan = try? contents.plan(batch, to: movement.counts(at: path)) else { return }
    performWork {
      movement.move(to: path)
      context.updates = plan
      apply(plan, animated: true, context)
    }
  }

  private func endMovement(isCancelled: Bool) {
    guard let movement = input.movement else { return }
    requireIdle(isCancelled ? "cancelInteractiveMovement" : "endInteractiveMovement")
    layoutIfNeeded()
    // The pass may have reloaded the data, which puts the item back.
    guard input.movement === movement else { return }
    let position = movement.place + (contentOffset - .zero)
    if isCancelled { move(movement, to: movement.original, at: position) }
    let key = ElementKey(.cell, movement.current)
    let velocity = movement.velocity(at: time)
    input.movement = nil
    if movement.current != movement.original {
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
      guard !contents.needsReload else { return }
    }
    presenter.recordShownState()
    presenter.recordVelocity { $0 == key ? AttributeVector(velocity) : nil }
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.original],
        movementCancelled: isCancelled))
    performWork {
      pass.update(layout)
      query(afterChange: true)
      presenter.animate(to: pass.result, of: layout, departingWithin: 1) { _ in nil }
    }
  }

  // MARK: Scrolling at the edges

  /// The velocity at which the content scrolls because the moved item extends beyond the viewport, in points
  /// per second; zero at the content's end.
  var carryingVelocity: Vector {
    guard let movement = input.movement, movement.isHeld, let size = carriedAttributes?.size else {
      return .zero
    }
    var velocity = movement.scrollVelocity(of: size, in: viewportSize)
    let (offset, low, high) = (contentOffset, minimumOffset, maximumOffset)
    if velocity.dx < 0 ? offset.x <= low.x : offset.x >= high.x { velocity.dx = 0 }
    if velocity.dy < 0 ? offset.y <= low.y : offset.y >= high.y { velocity.dy = 0 }
    return velocity
  }

  /// Scrolls to a time while the moved item extends beyond the viewport. Paths are decided at steps of 1/120
  /// s, independent of the frame rate.
  func scrollDuringMovement(to end: Double) {
    while let movement = input.movement, time < end {
      let velocity = carryingVelocity
      guard velocity != .zero else { return }
      let step = CollectionViewLayout.step(after: time)
      let next = min(step, end)
      let displacement = velocity * (next - time)
      timeline.advanceMotion(to: next, in: layout)
      let offset = contentOffset + displacement
      contentOffset = Point(
        x: offset.x.clamped(to: minimumOffset.x...maximumOffset.x),
        y: offset.y.clamped(to: minimumOffset.y...maximumOffset.y))
      pass.setNeedsQuery()
      guard step <= end + 1e-9 else { return }
      layoutIfNeeded()
      moveCarriedItem(movement)
    }
  }
}
