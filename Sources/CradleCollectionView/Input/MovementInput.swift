import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Moves an item interactively: takes it, follows the pointer, scrolls at the viewport's edges, and puts it down.
final class MovementInput {
  private unowned let view: CollectionView
  /// The movement; nil if there is none.
  private(set) var current: InteractiveMovement?

  init(for view: CollectionView) { self.view = view }

  // MARK: The pointer

  /// Takes an item, if the data source allows it; returns whether it did.
  func begin(at path: IndexPath) -> Bool {
    view.layoutIfNeeded()
    guard view.contents.contains(path), view.input.transition == nil,
      let slot = view.layout.receiver.layoutAttributesForItem(at: path),
      view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
    else { return false }
    let version = view.contentsVersion
    if view.isTracking { view.pointer(PointerEvent(.cancel, at: .zero, time: view.time)) }
    // A section that scrolls across may have taken the touch from the collection.
    view.layout.cancelTouch(at: view.time)
    view.input.cancel()
    // The delegate may have changed the data or the layout when it was notified of the touch's end.
    guard view.contentsVersion == version, !view.contents.needsReload, view.input.transition == nil else {
      return false
    }
    current = InteractiveMovement(
      of: slot, at: .zero + (slot.center - view.contentOffset), in: view.viewportSize,
      counts: view.contents.counts)
    view.pass.setNeedsQuery()
    return true
  }

  /// Moves the item's centre to a point of the content; `isPaused` while the clock stands still.
  func follow(to position: Point, isPaused: Bool) {
    guard let movement = current else { return }
    view.layoutIfNeeded()
    // The pass may have reloaded the data, which ends the movement.
    guard current === movement else { return }
    let presenter = view.presenter
    presenter.recordShownState()
    let isFirst = !movement.isHeld
    movement.follow(to: .zero + (position - view.contentOffset), at: view.time, isPaused: isPaused)
    view.pass.setNeedsQuery()
    view.layoutIfNeeded()
    // The carried items are animated to the pointer, too.
    if isFirst {
      for id in carried.compactMap({ view.contents.id(of: $0.key) }) { presenter.animate(id) }
    }
    moveItem(movement)
  }

  /// Puts the item down where it is shown, or back where it was, and animates it there.
  func end(isCancelled: Bool) {
    guard let movement = current else { return }
    view.layoutIfNeeded()
    // The pass may have reloaded the data, which puts the item back.
    guard current === movement else { return }
    let position = movement.place + (view.contentOffset - .zero)
    if isCancelled { move(movement, to: movement.original, at: position) }
    let keys = carried.map(\.key)
    let velocity = movement.velocity(at: view.time)
    current = nil
    if movement.current != movement.original {
      let version = view.contentsVersion
      view.dataSource?.collectionView(view, moveItemAt: movement.original, to: movement.current)
      // If the data source made a batch, the paths are out of date, and the batch has moved
      // the items to their places.
      guard view.contentsVersion == version, !view.contents.needsReload else { return }
    }
    let (layout, presenter, pass) = (view.layout, view.presenter, view.pass)
    presenter.recordShownState()
    presenter.recordVelocity { keys.contains($0) ? AttributeVector(velocity) : nil }
    layout.receiver.invalidateLayout(
      with: layout.receiver.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.original],
        movementCancelled: isCancelled))
    view.performWork {
      pass.update(layout)
      view.query(afterChange: true)
      presenter.animate(to: pass.result, of: layout, departingWithin: 1) { _ in nil }
    }
  }

  /// Ends the movement without putting the item down: the data was reloaded.
  func forgetItem() { current = nil }

  // MARK: The moved item

  /// The data source's path of the item shown at a path.
  func dataPath(of path: IndexPath) -> IndexPath { current?.dataPath(of: path) ?? path }

  /// The attributes of the moved item at the pointer; nil without one.
  var attributes: LayoutAttributes? {
    guard let current, current.isHeld else { return nil }
    return view.layout.receiver.layoutAttributesForInteractivelyMovingItem(
      at: current.current, withTargetPosition: current.place + (view.contentOffset - .zero))
  }

  /// The attributes of all that the pointer carries: the item, and above it the supplementary views of its cell.
  var carried: [LayoutAttributes] {
    guard let item = attributes else { return [] }
    guard let slot = view.layout.receiver.layoutAttributesForItem(at: item.indexPath) else { return [item] }
    let views = view.layout.supplementaryViews(ofItemAt: item.indexPath).map { place in
      var carried = place
      carried.center += item.center - slot.center
      carried.zIndex += item.zIndex - slot.zIndex
      return carried
    }
    return [item] + views
  }

  /// Finds the path for the item's place, and moves it there; does nothing if the delegate has ended the
  /// movement in a call about the last pass.
  private func moveItem(_ movement: InteractiveMovement) {
    guard current === movement else { return }
    let position = movement.place + (view.contentOffset - .zero)
    let proposed = view.layout.receiver.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: position)
    var target = proposed
    if proposed != movement.current, let delegate = view.delegate {
      target = delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed)
    }
    guard current === movement else { return }
    let counts = movement.counts
    precondition(
      counts.indices.contains(target.section) && target.item >= 0
        && target.item < movement.counts(at: target)[target.section],
      "CollectionView: an item cannot move from \(movement.original) to \(target); return a path of the data as it is "
        + "with the item there")
    move(movement, to: target, at: position)
  }

  private func move(_ movement: InteractiveMovement, to path: IndexPath, at position: Point) {
    let (layout, from) = (view.layout, movement.current)
    let context = layout.receiver.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: position, previousIndexPaths: [from],
      previousPosition: layout.receiver.layoutAttributesForItem(at: from)?.center ?? position)
    guard path != from else { return layout.receiver.invalidateLayout(with: context) }
    let batch = BatchUpdates()
    batch.moveItem(at: from, to: path)
    guard let plan = try? view.contents.plan(batch, to: movement.counts(at: path)) else { return }
    view.performWork {
      movement.move(to: path)
      context.updates = plan
      BatchPass(
        of: plan, in: view, animated: true, from: PlacesNearby(in: view), changesData: false
      ).make(context)
    }
  }

  // MARK: Scrolling at the edges

  /// The velocity at which the content scrolls because the moved item extends beyond the viewport, in points
  /// per second; zero at the content's end.
  var scrollVelocity: Vector {
    guard let current, let size = attributes?.size else { return .zero }
    var velocity = current.scrollVelocity(of: size, in: view.viewportSize)
    let (offset, low, high) = (view.contentOffset, view.minimumOffset, view.maximumOffset)
    if velocity.dx < 0 ? offset.x <= low.x : offset.x >= high.x { velocity.dx = 0 }
    if velocity.dy < 0 ? offset.y <= low.y : offset.y >= high.y { velocity.dy = 0 }
    return velocity
  }

  /// Scrolls to a time, for at most an hour, while the moved item extends beyond the viewport. Paths are decided at steps
  /// of 1/120 s, independent of the frame rate.
  func scroll(to time: Double) {
    let end = min(time, view.time + DynamicAnimator.longestMotion)
    while let movement = current, view.time < end {
      let velocity = scrollVelocity
      guard velocity != .zero else { return }
      let step = CollectionViewLayout.step(after: view.time)
      let next = min(step, end)
      let displacement = velocity * (next - view.time)
      view.timeline.advanceMotion(to: next, in: view.layout)
      let offset = view.contentOffset + displacement
      view.contentOffset = offset.clamped(from: view.minimumOffset, to: view.maximumOffset)
      view.pass.setNeedsQuery()
      guard step <= end + 1e-9 else { return }
      view.layoutIfNeeded()
      moveItem(movement)
    }
  }
}
