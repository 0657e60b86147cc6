import CradleGeometry
import CradleScrolling

/// Handles a collection's events: passes them to the scroll, and highlights and selects the touched items. It contains
/// the interactive transition and the interactive movement.
///
/// A touch highlights at most one item, which it may select on lifting there. Further fingers only scroll and zoom.
final class CollectionInput {
  private unowned let view: CollectionView
  /// Whether items can be selected, one at a time.
  var allowsSelection = true
  /// Whether several items can be selected; each touch toggles one.
  var allowsMultipleSelection = false
  /// Changes the layout interactively.
  let transitions: TransitionInput
  /// Moves an item interactively.
  let movements: MovementInput
  private(set) var selection: Set<IndexPath> = []
  /// The item of a touch with its present path, on screen or not, and whether it is highlighted yet; nil without a
  /// touch, or once the touch has left it.
  private var touched: (id: ElementID, path: IndexPath, isHighlighted: Bool)?
  /// The time in seconds for which a touch has to stay before it highlights its item.
  var highlightDelay = 0.0
  /// The time at which the touched item is highlighted, in seconds.
  private var highlightTime = 0.0
  /// The finger that highlights: the first one that is down, by its pointer's `id`.
  private var finger = 0

  init(for view: CollectionView) {
    self.view = view
    transitions = TransitionInput(for: view)
    movements = MovementInput(for: view)
  }

  /// The interactive transition; nil if there is none.
  var transition: InteractiveTransition? { transitions.current }
  /// The highlighted item; nil if there is none.
  var highlighted: ElementID? { touched.flatMap { $0.isHighlighted ? $0.id : nil } }
  /// Whether a touch is down on an item.
  var isTouching: Bool { touched != nil }

  // MARK: Events

  /// Handles a pointer event.
  func handle(_ event: PointerEvent) {
    view.requireIdle("pointer(_:)")
    let (event, timeline) = (event.timed(view.time), view.timeline)
    guard event.isUsable else { return }
    switch event.phase {
    case .down:
      guard transition == nil else { return }
      // Advances to the event's time first, so that the hit test uses what is shown then.
      timeline.advanceMotion(to: event.time, in: view.layout)
      let wasMoving = !view.isStill || view.layout.isScrolling(at: event.location, in: view)
      let isFirst = !view.isTracking
      timeline.handle(event, in: view.layout)
      if isFirst { finger = event.id }
      if isFirst, !wasMoving { begin(at: event.location, time: event.time) }
    case .move:
      timeDidPass(to: event.time)
      timeline.handle(event, in: view.layout)
      if event.id == finger { follow(to: event.location) }
    case .up:
      timeline.handle(event, in: view.layout)
      if event.id == finger {
        follow(to: event.location)
        end()
      }
      timeline.setWantsToSettle()
    case .cancel:
      cancel()
      timeline.handle(event, in: view.layout)
      timeline.setWantsToSettle()
    }
  }

  /// Handles a wheel event.
  func handle(_ event: WheelEvent) {
    view.requireIdle("wheel(_:)")
    let event = event.timed(view.time)
    guard transition == nil, event.isUsable else { return }
    let before = view.smoothScrollTarget
    view.timeline.handle(event, in: view.layout)
    if !event.isPrecise { snapSmoothScroll(from: before) }
  }

  /// Handles a key press; returns whether it scrolls.
  func handle(_ key: ScrollKey, time: Double) -> Bool {
    view.requireIdle("press(_:time:)")
    guard transition == nil else { return false }
    let time = time == PointerEvent.now ? view.time : time
    let before = view.smoothScrollTarget
    guard view.timeline.handle(key, time: time, in: view.layout) else { return false }
    snapSmoothScroll(from: before)
    return true
  }

  /// Retargets the notches and keys that have just changed the scroll's target to an offset at which the layout rests.
  private func snapSmoothScroll(from before: Point) {
    guard view.timeline.changedSmoothScrollTarget(from: before) else { return }
    let proposed = view.smoothScrollTarget
    view.layoutIfNeeded()
    view.performWork { view.timeline.snapSmoothScroll(from: before, to: proposed, in: view.layout) }
  }

  // MARK: Touches

  /// The topmost item shown at a point of the viewport; nil if there is none.
  func topItem(at location: Point) -> ShownItem? {
    view.layoutIfNeeded()
    return view.presenter.topItem(at: location + (view.contentOffset - .zero))
  }

  /// A touch went down at a time in seconds.
  private func begin(at location: Point, time: Double) {
    cancel()
    guard allowsSelection || allowsMultipleSelection, let item = topItem(at: location) else { return }
    let path = item.path
    guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true,
      let item = view.presenter.wantedItem(item.id)
    else { return }
    touched = (item.id, item.path, false)
    highlightTime = time + highlightDelay
    timeDidPass(to: time)
  }

  /// Highlights the touched item if its delay has passed at a time in seconds.
  func timeDidPass(to time: Double) {
    // A time short by rounding counts as reached.
    if isTouching, time >= highlightTime - 1e-9 { highlight() }
  }

  /// Highlights the touched item, if it is not highlighted yet.
  private func highlight() {
    guard let (id, path, isHighlighted) = touched, !isHighlighted else { return }
    touched?.isHighlighted = true
    view.presenter.wantedItem(id)?.cell?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: path)
  }

  /// The touch moved.
  private func follow(to location: Point) {
    guard let id = touched?.id else { return }
    if topItem(at: location)?.id != id { cancel() }
  }

  /// Ends the highlight without a selection.
  func cancel() {
    guard let (id, path, isHighlighted) = touched else { return }
    touched = nil
    guard isHighlighted else { return }
    view.presenter.wantedItem(id)?.cell?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  /// The touch lifted.
  private func end() {
    highlight()
    guard let id = touched?.id, let item = view.presenter.wantedItem(id) else { return cancel() }
    // UIKit's order: the highlight ends after the calls of the selection.
    defer { cancel() }
    // The app may have turned selection off since the touch went down.
    guard allowsSelection || allowsMultipleSelection else { return }
    // A delegate may move or delete the item: its path is looked up after each call.
    guard let path = view.presenter.wantedItem(item.id)?.path else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      // The delegate may have moved or deleted the item.
      guard let path = view.presenter.wantedItem(item.id)?.path, selection.contains(path) else { return }
      deselect(path)
      view.delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    // A touch that adds an item to others is only a selection.
    let isPrimary =
      (!allowsMultipleSelection || selection.isEmpty)
      && view.delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false
    selectTouched(item.id)
    guard isPrimary, let path = view.presenter.wantedItem(item.id)?.path else { return }
    view.delegate?.collectionView(view, performPrimaryActionForItemAt: path)
  }

  /// Selects an item as the delegate allows, and deselects others.
  private func selectTouched(_ id: ElementID) {
    guard let path = view.presenter.wantedItem(id)?.path,
      view.delegate?.collectionView(view, shouldSelectItemAt: path) ?? true
    else { return }
    if !allowsMultipleSelection { deselectOthers(than: id) }
    guard let path = view.presenter.wantedItem(id)?.path else { return }
    select(path)
    view.delegate?.collectionView(view, didSelectItemAt: path)
  }

  /// Deselects all items but one, each with its call, in which the delegate may move or select items.
  private func deselectOthers(than id: ElementID) {
    for _ in 0..<selection.count {
      let kept = view.presenter.wantedItem(id)?.path
      guard let other = selection.filter({ $0 != kept }).min() else { return }
      deselect(other)
      view.delegate?.collectionView(view, didDeselectItemAt: other)
    }
  }

  // MARK: Selection

  /// Selects an item; without multiple selection the others are deselected.
  func select(_ path: IndexPath) {
    if !allowsMultipleSelection { for other in selection where other != path { deselect(other) } }
    selection.insert(path)
    view.presenter.shownCell(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    view.presenter.shownCell(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selection { deselect(path) }
  }

  // MARK: Following the data

  /// Drops the selection and the moved item, because the data was reloaded; the highlight has already ended.
  func forgetItems() {
    selection = []
    movements.forgetItem()
  }

  /// Follows a batch; a touch on a deleted item ends.
  func follow(_ plan: UpdatePlan) {
    selection = Set(selection.compactMap { plan.newPath(forOld: $0) })
    guard let path = touched?.path else { return }
    guard let newPath = plan.newPath(forOld: path) else { return cancel() }
    touched?.path = newPath
  }
}
